import type { TaughtLanguage } from '@speak-it-now/languages';

/**
 * Minimal pairs, listed by the two sounds that differ. 'a/b' lists words with a, each followed by its partner with b.
 * An empty b means that the partner lacks the sound. 'lː' marks a double consonant against a single one; without ː,
 * length does not count. A test converts every pair to phonemes and checks the difference, and that no pronunciation is
 * accepted for both words: Spanish casa and caza are no pair, because seseo is accepted, nor German reisen and reißen.
 */
export const PAIR_LISTS: Readonly<Record<TaughtLanguage, Readonly<Record<string, string>>>> = {
  en: {
    'ɪ/i': 'ship sheep, bit beat, fill feel, sit seat, rich reach, hit heat, chip cheap',
    'ɪ/ɛ': 'sit set, bit bet, pin pen, did dead, disk desk, will well',
    'æ/ɛ': 'bad bed, man men, pan pen, sat set, sad said',
    'æ/ʌ': 'cat cut, cap cup, fan fun, match much, ran run, bag bug',
    'ʌ/ɑ': 'cup cop, luck lock, nut not, color collar, shut shot, duck dock',
    'ʊ/u': 'full fool, pull pool, soot suit, could cooed',
    'eɪ/ɛ': 'late let, mate met, pain pen, gate get, sale sell, wait wet',
    'oʊ/ɔ': 'low law, coat caught, boat bought, so saw, hole hall, woke walk',
    'ɝ/ɛ': 'bird bed, turn ten, heard head, burn Ben',
    'aɪ/ɪ': 'bite bit, time Tim, light lit, wine win, slide slid',
    'θ/s': 'think sink, thumb sum, thick sick, mouth mouse, path pass, worth worse',
    'θ/t': 'three tree, thin tin, thank tank, both boat, thick tick, path pat',
    'θ/f': 'three free, thin fin, thought fought, thirst first',
    'ð/d': 'they day, then den, those doze, breathe breed, though dough',
    'ð/z': 'then zen, breathe breeze, clothing closing, bathe bays',
    'ð/v': 'that vat, than van, thy vie',
    'v/b': 'very berry, van ban, vote boat, vest best, vowel bowel',
    'v/w': 'vet wet, vine wine, vest west, veil whale, verse worse',
    'v/f': 'van fan, leave leaf, view few, save safe, vast fast',
    'b/p': 'bear pear, cab cap, bay pay, bit pit, bull pull',
    'd/t': 'bed bet, bad bat, down town, dip tip, do two, road wrote',
    'ɡ/k': 'bag back, goat coat, gold cold, pig pick, game came',
    'z/s': 'zoo sue, eyes ice, prize price, peas piece, lazy lacy',
    'ʃ/tʃ': 'ship chip, wash watch, share chair, sheep cheap, cash catch',
    'ʃ/s': 'she see, shoe sue, ship sip, sheet seat, shine sign',
    'dʒ/j': 'jet yet, jello yellow, joke yolk, jam yam',
    'dʒ/tʃ': 'joke choke, jeep cheap, badge batch, ridge rich, gin chin',
    'h/': 'hair air, hill ill, heat eat, hear ear, hold old, hate eight',
    'ɹ/l': 'right light, red led, rice lice, road load, pray play',
    'ɹ/w': 'red wed, ring wing, right white, rest west, rate wait',
    'ŋ/n': 'sing sin, thing thin, wing win, rang ran',
    'n/m': 'night might, nice mice, sun some, nine mine, seen seem',
    'l/n': 'light night, low no, lot not, slow snow, let net',
  },
  es: {
    'r/ɾ': 'perro pero, carro caro, cerro cero, parra para, corro coro, torre tore',
    'ɾ/l': 'pera pela, cara cala, hora ola, mar mal, loro lolo, muro mulo',
    'ɾ/d': 'cara cada, toro todo, muro mudo, mora moda, ira ida, coro codo',
    'x/k': 'jota cota, jarro carro, jurar curar, roja roca, paja paca',
    'x/ɡ': 'hijo higo, jota gota, paja paga, lejos legos, bajo vago',
    'ɲ/n': 'caña cana, peña pena, moño mono, uña una, sueña suena, doña dona',
    'e/i': 'peso piso, mesa misa, pecar picar, pelar pilar, rezar rizar, fecha ficha',
    'o/u': 'moro muro, copo cupo, rosa rusa, poro puro, mola mula, osar usar',
    'a/e': 'paso peso, masa mesa, para pera, pasa pesa, tala tela, vaso beso',
    'a/o': 'mala malo, pata pato, hija hijo, niña niño, gata gato, pala palo',
    'p/b': 'peso beso, pata bata, pino vino, pez vez, pelo velo, pollo bollo',
    't/d': 'tía día, tos dos, moto modo, teja deja, coto codo, tomar domar',
    'k/ɡ': 'casa gasa, callo gallo, coma goma, cana gana, vaca vaga, toca toga',
    'ʝ/l': 'pollo polo, callar calar, llama lama, calle cale, llevar levar',
    's/': 'casas casa, días día, libros libro, vas va',
    'n/m': 'nata mata, nido mido, cana cama, uno humo, cono como',
  },
  fr: {
    'y/u': 'tu tout, vu vous, rue roue, pur pour, nu nous, lu loup, dessus dessous',
    'y/i': 'vu vie, su si, rue riz, pur pire, lu lit, dur dire',
    'ø/o': 'peu peau, feu faux, veux vos, nœud nos, ceux seau',
    'ø/e': 'deux des, feu fée, bleu blé, ceux ces, queue quai',
    'ø/u': 'deux doux, feu fou, peu pou, jeu joue, nœud nous',
    'œ/ɔ': 'cœur corps, sœur sort, peur port, beurre bord, meurt mort',
    'œ/ɛ': 'peur père, sœur serre, fleur flair, neuf nef, meurt mer',
    'ə/e': 'le les, de des, ce ces, me mes, te tes, se ses',
    'ɑ̃/ɔ̃': 'temps ton, blanc blond, banc bon, sans son, vent vont, lent long, angle ongle',
    'ɛ̃/ɑ̃': 'vin vent, bain banc, pain pan, teint temps, saint sans, rein rang',
    'ɛ̃/ɔ̃': 'pain pont, bain bon, vin vont, saint son, teint ton, lin long',
    'ɑ̃/a': 'banc bas, plan plat, vent va, rang rat, chant chat, tant ta',
    'ɔ̃/o': 'bon beau, mon mot, pont peau, ton tôt, son seau, rond rot',
    'ɛ̃/ɛ': 'pain paix, main mais, lin lait, bain baie, frein frais',
    'ʁ/l': 'rond long, riz lit, rue lu, rang lent, rire lire, roi loi',
    'ʒ/ʃ': 'bouge bouche, gens champ, joue chou, âge hache, cage cache, gêne chêne',
    'z/s': 'poison poisson, base basse, cousin coussin, baiser baisser, rase race',
    'v/f': 'vin fin, vous fou, veux feu, vert fer, vrai frais',
    'ɲ/n': 'peigne peine, règne reine, saigne saine, daigne daine',
    'b/p': 'bain pain, bas pas, beau peau, bière pierre, bon pont, bar par',
    'd/t': 'doux tout, dé thé, dans temps, don ton, dire tire, vide vite',
    'ɡ/k': 'gare car, goût cou, gant quand, bague bac, grand cran',
    'ʃ/s': 'chou sous, champ cent, chien sien, cache casse, chaud seau',
  },
  de: {
    'y/u': 'Brüder Bruder, spülen spulen, für fuhr, führen fuhren, Güte gute',
    'y/i': 'Tür Tier, für vier, spülen spielen, lügen liegen, kühl Kiel, Züge Ziege, Bühne Biene',
    'ʏ/ʊ': 'Mütter Mutter, drücken drucken, wüsste wusste, zücken zucken',
    'ʏ/ɪ': 'Küste Kiste, müssen missen, küssen Kissen, Gerücht Gericht, Münze Minze',
    'ø/o': 'schön schon, Öfen Ofen, Größe große, Höhe hohe',
    'ø/e': 'lösen lesen, Söhne Sehne, Höfe Hefe, böte bete',
    'œ/ɛ': 'können kennen, Hölle helle, Röcke Recke, völlig fällig, Stöcke Stecke, Wörter Wärter',
    'œ/ɔ': 'könnte konnte, könnten konnten, Höcker Hocker, Böcke bocke',
    'ç/ʃ': 'Kirche Kirsche, mich misch, wichen wischen, Löcher Löscher, Fichte fischte',
    'ç/k': 'Becher Becker, nicht nickt, Recht reckt, welche welke',
    'x/k': 'Nacht nackt, acht Akt, lacht lackt, Bucht buckt, pochen Pocken, Docht dockt',
    'x/ʃ': 'rauchen rauschen, tauchen tauschen, wachen waschen',
    'ts/z': 'Zeit seit, zehn sehn, Zoll soll, Ziege Siege, Zoo so, Zahl Saal',
    'ts/s': 'Katze Kasse, heizen heißen, reizen reißen, Schutz Schuss',
    'v/f': 'Wein fein, wir vier, Wetter fetter, was Fass, Wall Fall, Wort fort, Wand fand',
    'ə/ɐ': 'bitte bitter, Lehre Lehrer, eine einer, Fische Fischer, Liebe lieber, jede jeder',
    'h/': 'Haus aus, Hals als, Hund und, heiß Eis, halt alt, Hecke Ecke, hier ihr',
    'e/ɛ': 'Beet Bett, wen wenn, stehlen stellen, den denn, fehlen fällen',
    'o/ɔ': 'Ofen offen, wohne Wonne, Sohle solle, Schote Schotte',
    'i/ɪ': 'Miete Mitte, bieten bitten, ihnen innen, Stil still, schief Schiff, Lied litt',
    'u/ʊ': 'Ruhm Rum, spuken spucken, Buße Busse, Buhle Bulle',
    'ʁ/l': 'Reise leise, Rand Land, reiten leiten, rot Lot, Rippe Lippe, Rast Last',
    'ŋ/n': 'singen sinnen, sang sann, Wangen Wannen, Rang rann',
    'aɪ/ɔɪ': 'leite Leute, heiser Häuser, freien freuen, Eile Eule, Feier Feuer, nein neun',
    'ʃ/s': 'wischen wissen, Tasche Tasse, Masche Masse, mischen missen, Busch Bus',
    'b/p': 'Bein Pein, backen packen, Bass Pass, Blatt platt, Bar Paar',
    'd/t': 'Dorf Torf, danken tanken, dir Tier, Deich Teich, leiden leiten, Seide Seite',
    'ɡ/k': 'Garten Karten, Gasse Kasse, Greis Kreis, gern Kern, Gunst Kunst, Egge Ecke',
  },
  it: {
    'lː/l': 'palla pala, colla cola, galla gala, polli poli',
    'nː/n': 'nonno nono, penna pena, canne cane, sonno sono, donna dona',
    'tː/t': 'notte note, fatto fato, sette sete, tutta tuta',
    'pː/p': 'cappello capello, pappa papa, coppia copia, troppi tropi',
    'kː/k': 'ecco eco, fiocco fioco, rocca roca, pacca paca',
    'mː/m': 'cammino camino, somma soma, fummo fumo',
    'rː/r': 'carro caro, serra sera, torri tori, porri pori, corro coro',
    'ʎ/l': 'figli fili, meglio melo, paglia pala, maglia mala, figlio filo, voglia vola',
    'ɲ/n': 'campagna campana, sogno sono, pegno peno, lagna lana, segno seno',
    'r/l': 'rana lana, mare male, pera pela, caro calo, rotto lotto, sera sela',
    'ts/s': 'pazzo passo, mazza massa, tazza tassa, pozzo posso, mezzo messo',
    'tʃ/k': 'ci chi, baci bachi, cela chela, Cina china, cocci cocchi',
    'dʒ/ɡ': 'giro ghiro, agi aghi, magi maghi, getto ghetto',
    'tʃ/ʃ': 'cena scena, cene scene, ciocco sciocco, pece pesce, acceso asceso',
    'tʃ/dʒ': 'Cina Gina, mancia mangia, celo gelo, cita gita',
    'e/i': 'fetta fitta, stella stilla, pezzo pizzo, veste viste, cento cinto, vento vinto',
    'o/u': 'rosso russo, colla culla, lotto lutto, fosti fusti, molo mulo, moro muro',
    'a/e': 'casa case, mela mele, rosa rose, sera sere, porta porte, pasta paste',
    'a/o': 'ragazza ragazzo, bella bello, amica amico, gatta gatto, figlia figlio',
    'p/b': 'panca banca, pasta basta, pollo bollo, pere bere, pelle belle, pare bare',
    't/d': 'tono dono, tue due, quanto quando, tare dare, dato dado',
    'k/ɡ': 'cara gara, callo gallo, cola gola, cotta gotta',
    'v/f': 'vino fino, vede fede, varo faro, vinto finto, volata folata',
  },
};

interface MinimalPair {
  /** The word with the drilled sound. */
  readonly word: string;
  /** The word with the other sound. */
  readonly twin: string;
  /** The unit of the other sound; '' if the other word lacks it, the same sound if only length differs. */
  readonly contrast: string;
}

const isSound = (unit: string, sound: string): boolean => unit === sound || unit === `${sound}ː`;

/** The pairs of a sound: first those with the contrasts of `first`, alternating between contrasts, then the others. */
export function minimalPairs(
  language: TaughtLanguage,
  sound: string,
  first: readonly string[] = [],
): MinimalPair[] {
  const groups: MinimalPair[][] = [];
  for (const [contrast, list] of Object.entries(PAIR_LISTS[language])) {
    const [a = '', b = ''] = contrast.split('/');
    const isReversed = !isSound(a, sound) && isSound(b, sound);
    if (!isReversed && !isSound(a, sound)) continue;
    const other = (isReversed ? a : b).replace('ː', '');
    groups.push(
      list.split(', ').map((pair) => {
        const [left = '', right = ''] = pair.split(' ');
        return isReversed
          ? { word: right, twin: left, contrast: other }
          : { word: left, twin: right, contrast: other };
      }),
    );
  }
  const rank = ([pair]: MinimalPair[]): number => {
    const at = first.indexOf(pair?.contrast ?? '');
    return at < 0 ? first.length : at;
  };
  groups.sort((x, y) => rank(x) - rank(y));
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, row) => groups.flatMap((group) => group[row] ?? [])).flat();
}
