# Co je špatně se soubory a jmény; říká to ten, kdo je čte.

content-no-such = { $what } { $name } neexistuje. Známé: { $known }.
content-no-such-near = { $what } { $name } neexistuje; nemělo to být „{ $guess }“? Známé: { $known }.
content-no-such-name = Jméno { $name } tu nic neznamená. Známé: { $known }.
content-no-such-name-near = Jméno { $name } tu nic neznamená; nemělo to být „{ $guess }“? Známé: { $known }.
content-system = systém
content-scenario = scénář
content-scenario-of = scénář hry { $system }
content-single-scenario = jednoznačný scénář
content-seat = místo
content-policy = způsob hry
content-clause = pravidlo
content-clause-or-section = pravidlo ani oddíl
content-kind = druh obsahu
content-kind-of-dice = druh kostek
content-entry-of = položka v { $kind }
content-contest-of = zkouška hry { $system }
content-preset = předvolba
content-pack-mapping = má tu být „system“ a druhy obsahu jako klíče s hodnotami
content-scenario-mapping = mají tu být klíče s hodnotami: id, system, title, scene, seats, setup
content-expected-mapping = mají tu být klíče s hodnotami
content-expected-truth = má tu být true nebo false
content-ids = mají tu být označení a u každého jeho položka
content-system-missing = chybí „system“; napište „system: { $system }“
content-other-system = tohle je pro { $named }, má to být { $system }
content-most-entries = víc než { $most } položek
content-most-ancestors = víc než { $most } předků
content-id-form = označení tvoří malá písmena, číslice a _, na začátku je písmeno
content-id-outside = označení stojí před dvojtečkou; tohle vynechte
content-id-taken = označení { $name } už má { $file }
content-no-name = chybí, nebo to není jméno
content-already-defined = už je v { $place }; má-li to tamto nahradit, připište sem „replaces: true“
content-nothing-earlier = žádné dřívější { $name } tu k nahrazení není
content-circle = točí se v kruhu: { $circle }
content-folder = je složka, ne soubor
content-no-file = takový soubor není
content-odd-file = není obyčejný soubor
content-unreadable = nelze přečíst: { $why }
content-file-too-large = příliš velké: čte se nejvýše { $most }
content-no-utf8 = není text v UTF-8; uložte ho jako UTF-8
content-no-text = obsahuje znak { $code }, a to není text
content-second-document = tady začíná druhý dokument; v souboru smí být jen jeden
content-too-much = v jednom souboru je toho příliš: víc než { $most } klíčů a hodnot
content-too-deep = zanořeno příliš hluboko: víc než { $most } úrovní
content-alias = { $name } je odkaz; napište samu hodnotu
content-anchor = { $name } je kotva; kotvy a odkazy se nečtou
content-tag = značka { $tag } se nečte; napište samu hodnotu
content-most-digits = příliš velké číslo: nejvýše { $most } číslic
content-decimal = { $number } je desetinné číslo: napište celé, nebo dejte text do uvozovek
content-key-twice = tento klíč je tu dvakrát, poprvé na řádku { $line }
content-odd-key = seznam ani klíče s hodnotami nemohou být klíčem; napište slovo
content-no-key = klíč { $name } není slovo ani celé číslo; dejte ho do uvozovek
content-empty-file = soubor je prázdný; `holmgang new pack` napíše takový, od kterého lze začít
content-key-lines = mají tu být řádky `klíč: hodnota`, první z nich `system:`
content-no-system-key = soubor nemá `system:`; známé: { $known }
content-which-system = systém { $name } není; známé: { $known }
content-no-english = chybí anglický text „en“, který zaskočí, kde nějaký jazyk chybí
content-no-dice = kostky se píší jako 2d6
content-most-dice = nejvýše { $most } kostek s nejvýše { $sides } stěnami, jako 2d6; je tu { $got }
content-one-master = vypravěč může být jeden, tady je jich { $count }: { $names }
content-no-template = tvor { $name } neexistuje; `template:` může jmenovat { $known }
content-condition = stav
content-number-of-players = hráčů je { $count }, hrát jich může { $least } až { $most } (PS-2.9)
content-same-quest-twice = dva dohodnuté úkoly mají stejné id
content-off-the-map = { $field } na mapě neleží
content-areas-overlap = oblasti { $areas } se překrývají (PS-5.4)
content-areas-do-not-fit = { $one } a { $other } k sobě nepasují: { $edges } proti { $others } (PS-5.2)
content-area-not-joined = { $field } nenavazuje na všechny oblasti svého shluku (PS-5.5)
content-area = oblast
content-name-twice = { $name } tu stojí dvakrát
content-no-fountain = chybí Fontána života: { $area } (PS-2.1)
content-area-twice = oblast { $area } leží na dvou místech
content-wrong-bag = oblast { $area } nemá tolik polí, kolik mají oblasti tohoto pytlíku: { $size } (PS-5.12)
content-bag-too-small = oblastí o jednom poli je { $areas }, hráčů, kteří si některou musejí vylosovat, { $count } (PS-2.2)
content-no-figure = chybí: hra, která začíná uprostřed kola, má všechny figurky na mapě
content-further-than-none = další psychopati jdou až po prvním; uveďte i `psychopath:`
content-card-there = taková karta
content-fields-of-area = oblast má jedno pole nebo tři, ne { $count }
content-inner-edges = vnitřní hrany se musejí po dvou shodovat: a0 = b3, a5 = c2, b4 = c1
content-six-edges = { $edges } není šest hran z písmen { $letters }
content-run-form = { $text } nemá podobu BĚH#ČÍSLO, jako je run.json#17
content-run-damaged = běh v tomto souboru je poškozený
content-run-ways = počet způsobů v tomto běhu je { $ways }, počítají se od 0
content-run-rules = hrálo se podle pravidel { $theirs }, tady jsou { $ours }
content-run-packs = hrálo se s jinými balíčky, než jaké jsou tady
content-run-place = řekněte, které místo od 1 do { $most }, jako { $example }
content-no-run = tohle není běh, který uložil `holmgang simulate --keep` nebo `holmgang sweep`

# Co řekne kontrola dobrého souboru.

check-vectors = { $count ->
    [one] { $count } vektor hry { $system }, neproběhl; spustí ho `holmgang verify`
    [few] { $count } vektory hry { $system }, neproběhly; spustí je `holmgang verify`
   *[other] { $count } vektorů hry { $system }, neproběhly; spustí je `holmgang verify`
}
check-scenario = scénář { $name } hry { $system }, v pořádku
check-pack = balíček pro { $system }, v pořádku
check-map = mapa pro { $system }, v pořádku
check-map-rows = jako `setup.map` scénáře:
