/* The yardstick: fights of the core set of k6 in plain C, by another hand than the compiled rules. Everybody is at
   contact, strikes at the weakest opponent and wounds with the first success.

   Reads from its input, as numbers: the key of the run (two), how many fights, people, differences and counts of
   damage dice there are; of each person the side (0 or 1), lives, full lives, damage dice; then the tables of
   holmgang.systems.k6.bulk.tables: edges[how][attacker][target], wounds[difference],
   lives[how][attacker][target][difference][dice that count]; then the order of those who strike unthreatened; then the
   sides of the die, the lowest difference, the face from which damage counts, where a fighter is out, the limit of
   rounds, how many surround a target, what a face counts for as luck on the die and on a die of damage.

   Prints the fights won by the first side, the second, neither; the sums of rounds, dice, changes of the lead, lives
   left of either side; in how many fights the first side was hurt first, and the second; the sums of the steps that
   decided and of the first side's luck less the second's; seconds of the processor. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FRONT, BEHIND, MUTUAL, MOST = 32 };

typedef struct { int side, lives, full, dice; } Fighter;
typedef struct { int die, lowest, counts, out, limit, ring, luck_die, luck_six; } Constants;
typedef struct { long won[3], rounds, dice, changes, left[2], hurt[2], decided, luck; } Told;

static Fighter people[MOST];
static int edges[3][MOST][MOST], *wounds, *losses, differences, counts;
static int order[MOST], number;
static Constants house;

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

static inline void hurt(int *lives, uint64_t key, uint64_t step, long *next, int one, int target, int diff, int how,
                        long *luck) {
    int place = diff - house.lowest, hits = 0;
    if (diff < 0 || !wounds[place]) return;
    for (int i = 0; i < people[one].dice; i++) {
        int fell = die(key, step, next, 6);
        hits += fell >= house.counts;
        *luck += house.luck_six * (people[one].side ? 7 - 2 * fell : 2 * fell - 7);
    }
    lives[target] -= losses[(((how * number + one) * number + target) * differences + place) * counts + hits];
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
            int how = house.ring > 0 && near >= house.ring ? BEHIND : FRONT;
            int own = die(key, step, &next, house.die), theirs = die(key, step, &next, house.die);
            luck += 2 * house.luck_die * (people[i].side ? theirs - own : own - theirs);
            hurt(lives, key, step, &next, i, target, edges[how][i][target] + own - theirs, how, &luck);
        }
        if (lives[focus[0]] > house.out && lives[focus[1]] > house.out) {
            int own = die(key, step, &next, house.die), theirs = die(key, step, &next, house.die);
            int diff = edges[MUTUAL][focus[0]][focus[1]] + own - theirs;
            luck += 2 * house.luck_die * (own - theirs);
            if (diff <= 0) hurt(lives, key, step, &next, focus[1], focus[0], -diff, FRONT, &luck);
            if (diff >= 0) hurt(lives, key, step, &next, focus[0], focus[1], diff, FRONT, &luck);
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
    differences = (int)read_number();
    counts = (int)read_number();
    if (number > MOST) return 2;
    int size = 2 * number * number * differences * counts;
    wounds = malloc(sizeof(int) * (size_t)differences);
    losses = malloc(sizeof(int) * (size_t)size);
    if (!wounds || !losses) return 2;
    for (int i = 0; i < number; i++)
        for (int field = 0; field < 4; field++) ((int *)&people[i])[field] = (int)read_number();
    for (int how = 0; how < 3; how++)
        for (int i = 0; i < number; i++)
            for (int j = 0; j < number; j++) edges[how][i][j] = (int)read_number();
    for (int i = 0; i < differences; i++) wounds[i] = (int)read_number();
    for (int i = 0; i < size; i++) losses[i] = (int)read_number();
    for (int i = 0; i < number; i++) order[i] = (int)read_number();
    for (int field = 0; field < 8; field++) ((int *)&house)[field] = (int)read_number();
    Told told = {{0}};
    clock_t start = clock();
    for (long k = 0; k < fights; k++)
        fight(mixed(a + b * (2 * (uint64_t)k + 1)), mixed(a + b * (2 * (uint64_t)k + 2)) | 1, &told);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %.6f\n", told.won[0], told.won[1], told.won[2], told.rounds,
           told.dice, told.changes, told.left[0], told.left[1], told.hurt[0], told.hurt[1], told.decided, told.luck, seconds);
    return 0;
}
