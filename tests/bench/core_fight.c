/* The yardstick: fights of the core set of k6 in plain C, by another hand than the compiled rules. Everybody is at
   contact, strikes at the weakest opponent and wounds with the first success.

   Reads from its input, as numbers: the key of the run (two), how many fights, how many people; of each his side (0 or
   1), lives, full lives, attack, defence, dodge, damage dice, shield; then for each attacker and each target damage,
   armour, armour behind, resistance; then the order of those who strike unthreatened; then the sides of the die, the
   three thresholds, the most successes, the price of a wound, the penalty behind, whether there is a floor and which,
   the face from which damage counts, where somebody is out, the limit of rounds, whether there is room, what a
   face counts for as luck on the die and on a die of damage.

   Prints the fights won by the first side, the second, nobody; the sums of rounds, dice, changes of the lead, lives
   left of either side; in how many fights the first side was hurt first, and the second; the sums of the steps that
   decided and of the first side's luck less the second's; seconds of the processor. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST = 32 };

typedef struct { int side, lives, full, attack, defence, dodge, dice, shield; } Fighter;
typedef struct { int damage, armour, behind, resistance; } Meets;
typedef struct {
    int die, one, two, three, most, cost, minus, floor, still, counts, out, limit, room, luck_die, luck_six;
} House;
typedef struct { long won[3], rounds, dice, changes, left[2], hurt[2], decided, luck; } Told;

static Fighter people[MOST];
static Meets meets[MOST][MOST];
static int order[MOST], number;
static House house;

static inline uint64_t mixed(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

static inline int die(uint64_t key, uint64_t step, long *next, int sides) {
    uint64_t x = mixed(key + step * (uint64_t)++*next);
    for (;;) {
        uint64_t product = (x >> 32) * (uint64_t)sides;
        uint32_t low = (uint32_t)product;
        if (low >= (uint32_t)sides || low >= (uint32_t)((1ULL << 32) % (uint64_t)sides))
            return (int)(product >> 32) + 1;
        x = mixed(x + step);
    }
}

static inline int bought(int diff) {
    int won = diff < house.one ? 0 : diff < house.two ? 1 : diff < house.three ? 2 : 3;
    return won < house.most ? won : house.most;
}

static inline void hurt(int *lives, uint64_t key, uint64_t step, long *next, int one, int target, int diff, int back,
                        long *luck) {
    int won = bought(diff);
    if (diff < 0 || won < 1 || won < house.cost) return;
    const Meets *met = &meets[one][target];
    int damage = met->damage;
    for (int i = 0; i < people[one].dice; i++) {
        int fell = die(key, step, next, 6);
        damage += fell >= house.counts;
        *luck += house.luck_six * (people[one].side ? 7 - 2 * fell : 2 * fell - 7);
    }
    int wound = diff + damage - (back ? met->behind : met->armour) - (back ? 0 : people[target].shield) - met->resistance;
    if (wound > 0) lives[target] -= wound;
}

static void fight(uint64_t key, uint64_t step, Told *told) {
    int lives[MOST], left[2] = {0, 0}, full[2] = {0, 0}, leader = -1, first = 0, rounds = 0, changes = 0, winner;
    int behind[2] = {0, 0};
    long next = 0, luck = 0;
    for (int i = 0; i < number; i++) {
        lives[i] = people[i].lives;
        left[people[i].side] += lives[i];
        full[people[i].side] += people[i].full;
    }
    if (left[0] * full[1] != left[1] * full[0]) leader = left[0] * full[1] < left[1] * full[0];
    if (leader >= 0) behind[leader] = -1;
    for (;;) {
        int focus[2] = {-1, -1};
        for (int i = 0; i < number; i++) {
            int *found = &focus[people[i].side];
            if (lives[i] > house.out && (*found < 0 || lives[i] < lives[*found])) *found = i;
        }
        if (focus[0] < 0 || focus[1] < 0 || rounds >= house.limit) {
            winner = (focus[0] < 0) == (focus[1] < 0) ? 2 : focus[1] < 0 ? 0 : 1;
            break;
        }
        rounds++;
        for (int place = 0; place < number; place++) {
            int i = order[place], target = focus[1 - people[i].side], near = 0;
            if (i == focus[0] || i == focus[1] || lives[i] <= house.out || lives[target] <= house.out) continue;
            for (int j = 0; j < number; j++) near += people[j].side == people[i].side && lives[j] > house.out;
            int back = house.room && near >= 2;
            int guard = back ? people[target].dodge + house.minus : people[target].defence;
            if (house.floor && guard < house.still) guard = house.still;
            int own = die(key, step, &next, house.die), theirs = die(key, step, &next, house.die);
            luck += 2 * house.luck_die * (people[i].side ? theirs - own : own - theirs);
            hurt(lives, key, step, &next, i, target, people[i].attack + own - guard - theirs, back, &luck);
        }
        if (lives[focus[0]] > house.out && lives[focus[1]] > house.out) {
            int own = die(key, step, &next, house.die), theirs = die(key, step, &next, house.die);
            int diff = people[focus[0]].attack + own - people[focus[1]].attack - theirs;
            luck += 2 * house.luck_die * (own - theirs);
            if (diff <= 0) hurt(lives, key, step, &next, focus[1], focus[0], -diff, 0, &luck);
            if (diff >= 0) hurt(lives, key, step, &next, focus[0], focus[1], diff, 0, &luck);
        }
        int now[2] = {0, 0};
        for (int i = 0; i < number; i++) now[people[i].side] += lives[i];
        if (!first) first = (now[0] < left[0]) + 2 * (now[1] < left[1]);
        left[0] = now[0], left[1] = now[1];
        int apart = left[0] * full[1] - left[1] * full[0];
        if (apart <= 0) behind[0] = rounds;
        if (apart >= 0) behind[1] = rounds;
        if (apart) {
            int ahead = left[0] * full[1] < left[1] * full[0];
            changes += leader == 1 - ahead;
            leader = ahead;
        }
    }
    told->won[winner]++;
    told->rounds += rounds, told->dice += next, told->changes += changes;
    told->left[0] += left[0], told->left[1] += left[1];
    told->hurt[0] += first & 1, told->hurt[1] += first >> 1;
    told->decided += winner == 2 ? -1 : behind[winner] < rounds ? behind[winner] + 1 : rounds;
    told->luck += luck;
}

static long read_number(void) {
    long found;
    if (scanf("%ld", &found) != 1) exit(2);
    return found;
}

int main(void) {
    unsigned long long a, b;
    if (scanf("%llu %llu", &a, &b) != 2) return 2;
    long fights = read_number();
    number = (int)read_number();
    if (number > MOST) return 2;
    for (int i = 0; i < number; i++)
        for (int field = 0; field < 8; field++) ((int *)&people[i])[field] = (int)read_number();
    for (int i = 0; i < number; i++)
        for (int j = 0; j < number; j++)
            for (int field = 0; field < 4; field++) ((int *)&meets[i][j])[field] = (int)read_number();
    for (int i = 0; i < number; i++) order[i] = (int)read_number();
    for (int field = 0; field < 15; field++) ((int *)&house)[field] = (int)read_number();
    Told told = {{0}};
    clock_t start = clock();
    for (long k = 0; k < fights; k++)
        fight(mixed(a + b * (2 * (uint64_t)k + 1)), mixed(a + b * (2 * (uint64_t)k + 2)) | 1, &told);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %.6f\n", told.won[0], told.won[1], told.won[2], told.rounds,
           told.dice, told.changes, told.left[0], told.left[1], told.hurt[0], told.hurt[1], told.decided, told.luck, seconds);
    return 0;
}
