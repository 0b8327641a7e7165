/** The tips in French, by their English wording. */
export const tips: Readonly<Record<string, string>> = {
  'Spread the lips as if smiling and hold the tongue high and far forward.':
    'Étire les lèvres comme pour sourire et garde la langue haute et bien en avant.',
  'Relax the tongue a little below “ee” and keep the sound short.':
    'Relâche la langue un peu au-dessous du « i » et garde le son bref.',
  'Hold the tongue half high at the front, lips slightly spread, and keep the sound steady from start to end.':
    'Garde la langue à mi-hauteur à l’avant, les lèvres un peu étirées, et le son égal du début à la fin.',
  'Open the mouth a little more than for “ay”, tongue forward and low-mid, lips relaxed.':
    'Ouvre la bouche un peu plus que pour « é », langue en avant et plutôt basse, lèvres relâchées.',
  'Jaw low, tongue flat and forward.': 'Mâchoire basse, langue plate et en avant.',
  'Open the mouth wide, tongue low and flat, lips neutral.':
    'Ouvre grand la bouche, langue basse et plate, lèvres neutres.',
  'Open the mouth wide and pull the tongue low and back.':
    'Ouvre grand la bouche et recule la langue vers le bas.',
  'Relax everything: the mouth is slightly open, the tongue rests in the middle, the sound is short.':
    'Relâche tout : la bouche à peine ouverte, la langue au milieu, le son bref.',
  'Round the lips loosely, jaw half open, tongue low at the back.':
    'Arrondis les lèvres sans tension, mâchoire à demi ouverte, langue basse à l’arrière.',
  'Round the lips firmly, tongue half high at the back, and keep the sound steady from start to end.':
    'Arrondis bien les lèvres, langue à mi-hauteur à l’arrière, et garde le son égal du début à la fin.',
  'Round the lips loosely and keep the sound short, with the tongue a little lower than for “oo”.':
    'Arrondis les lèvres sans tension et garde le son bref, la langue un peu plus basse que pour « ou ».',
  'Push the lips into a small circle and pull the tongue high and back.':
    'Avance les lèvres en petit cercle et tire la langue vers le haut et l’arrière.',
  'Say “ee”, hold the tongue there, and push the lips into a small circle.':
    'Dis « i », laisse la langue là et avance les lèvres en petit cercle.',
  'Say a short “i” as in “bit”, hold the tongue there, and round the lips.':
    'Dis un « i » bref et relâché, laisse la langue là et arrondis les lèvres.',
  'Start “ay” but stop before it glides, keep the tongue still there, and round the lips firmly.':
    'Dis « é », laisse la langue là et arrondis bien les lèvres.',
  'Say “e” as in “bed”, hold the tongue there, and round the lips loosely.':
    'Dis « è », laisse la langue là et arrondis les lèvres sans tension.',
  'Let the mouth rest and make the shortest, most relaxed vowel you can.':
    'Laisse la bouche au repos et fais la voyelle la plus brève et la plus relâchée possible.',
  'Round the lips loosely, jaw low, and keep the vowel short.':
    'Arrondis les lèvres sans tension, mâchoire basse, et garde la voyelle brève.',
  'Let the tongue rest in the middle of the mouth and hold the vowel; no r is heard.':
    'Laisse la langue au repos au milieu de la bouche et tiens la voyelle ; on n’entend pas de r.',
  'Start with the mouth at rest and close the lips into a small circle.':
    'Commence la bouche au repos et ferme les lèvres en un petit cercle.',
  'End on a short, relaxed “a” with the mouth half open; no r is heard.':
    'Finis sur un « a » bref et relâché, la bouche à demi ouverte ; on n’entend pas de r.',
  'Pull the tongue back and up without touching anything, and let the whole vowel sound like r.':
    'Tire la langue vers l’arrière et le haut sans rien toucher, et laisse toute la voyelle sonner comme un r anglais.',
  'Start with the tongue half high at the front and glide up towards “ee”.':
    'Commence avec la langue à mi-hauteur à l’avant et glisse vers « i ».',
  'Start with the mouth wide open and glide up towards “ee”.':
    'Commence la bouche grande ouverte et glisse vers « i ».',
  'Start with rounded lips and glide to spread lips, towards “ee”.':
    'Commence les lèvres arrondies et glisse vers des lèvres étirées, vers « i ».',
  'Start with half-rounded lips and close them into a small circle.':
    'Commence les lèvres à demi arrondies et ferme-les en petit cercle.',
  'Start with the mouth wide open and close the lips into a small circle.':
    'Commence la bouche grande ouverte et ferme les lèvres en petit cercle.',
  'Open the mouth wide, tongue back, and let the air out through the nose as well; do not close it with an n.':
    'Ouvre grand la bouche, langue en arrière, et laisse sortir l’air aussi par le nez ; ne ferme pas avec un n.',
  'Say an open “e” and let the air out through the nose as well; do not close it with an n.':
    'Dis un « è » ouvert et laisse sortir l’air aussi par le nez ; ne ferme pas avec un n.',
  'Round the lips for “o” and let the air out through the nose as well; do not close it with an n.':
    'Arrondis les lèvres pour « o » et laisse sortir l’air aussi par le nez ; ne ferme pas avec un n.',
  'Close both lips, build up air and let it go, without voice.':
    'Ferme les deux lèvres, retiens l’air et relâche-le, sans voix.',
  'Close both lips and let the voice sound as they open.':
    'Ferme les deux lèvres et laisse sonner la voix quand elles s’ouvrent.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let go, without voice.':
    'Touche la gencive derrière les dents du haut avec le bout de la langue et relâche, sans voix.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let go, with voice.':
    'Touche la gencive derrière les dents du haut avec le bout de la langue et relâche, avec la voix.',
  'Raise the back of the tongue to the soft palate and let go, without voice.':
    'Lève l’arrière de la langue vers le voile du palais et relâche, sans voix.',
  'Raise the back of the tongue to the soft palate and let go, with voice.':
    'Lève l’arrière de la langue vers le voile du palais et relâche, avec la voix.',
  'Rest the upper teeth on the lower lip and blow, without voice.':
    'Pose les dents du haut sur la lèvre du bas et souffle, sans voix.',
  'Rest the upper teeth on the lower lip and hum: the lip must buzz.':
    'Pose les dents du haut sur la lèvre du bas et fais sonner la voix : la lèvre doit vibrer.',
  'Put the tip of the tongue between the teeth and blow, without voice.':
    'Mets le bout de la langue entre les dents et souffle, sans voix.',
  'Put the tip of the tongue between the teeth and hum: the tongue must buzz.':
    'Mets le bout de la langue entre les dents et fais sonner la voix : la langue doit vibrer.',
  'Bring the tongue close to the ridge behind the teeth and hiss, without voice.':
    'Approche la langue de la gencive derrière les dents et laisse siffler l’air, sans voix.',
  'Hiss as for s, but with voice: the throat must buzz.':
    'Laisse siffler l’air comme pour s, mais avec la voix : la gorge doit vibrer.',
  'Pull the tongue back from s, round the lips slightly and blow, as when asking for silence.':
    'Recule la langue à partir de s, arrondis un peu les lèvres et souffle, comme pour « ch ».',
  'Make the sound that asks for silence, but with voice.':
    'Dis « ch », mais avec la voix, comme dans « je ».',
  'Hold the tongue as for “ee” and whisper a sharp h through the narrow gap.':
    'Garde la langue comme pour « i » et souffle un h chuchoté et aigu par l’étroit passage.',
  'Raise the back of the tongue close to the soft palate and blow, so that the air scrapes.':
    'Approche l’arrière de la langue du voile du palais et souffle, pour que l’air racle.',
  'Breathe out gently before the vowel, throat open.': 'Expire doucement avant la voyelle, la gorge ouverte.',
  'Close both lips and hum through the nose.': 'Ferme les deux lèvres et fais sonner la voix par le nez.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and hum through the nose.':
    'Touche la gencive derrière les dents du haut avec le bout de la langue et fais sonner la voix par le nez.',
  'Press the middle of the tongue to the palate and hum through the nose, as one sound, not n plus y.':
    'Presse le milieu de la langue contre le palais et fais sonner la voix par le nez, en un seul son, pas n plus y.',
  'Raise the back of the tongue to the soft palate and hum through the nose, ready for the k or g that follows.':
    'Lève l’arrière de la langue vers le voile du palais et fais sonner la voix par le nez, prêt pour le k ou le g qui suit.',
  'Raise the back of the tongue to the soft palate and hum through the nose; no g follows.':
    'Lève l’arrière de la langue vers le voile du palais et fais sonner la voix par le nez ; aucun g ne suit.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let the voice flow past its sides.':
    'Touche la gencive derrière les dents du haut avec le bout de la langue et laisse la voix passer sur les côtés.',
  'Press the middle of the tongue to the palate and let the voice flow past its sides; a y as in “yo” is just as right.':
    'Presse le milieu de la langue contre le palais et laisse la voix passer sur les côtés ; le y de « yo » est tout aussi juste.',
  'Press the middle of the tongue to the palate and let the voice flow past its sides, as one sound, not l plus y.':
    'Presse le milieu de la langue contre le palais et laisse la voix passer sur les côtés, en un seul son, pas l plus y.',
  'Curl the tongue up and back without touching anything and round the lips slightly.':
    'Courbe la langue vers le haut et l’arrière sans rien toucher et arrondis un peu les lèvres.',
  'Rest the tip of the tongue loosely behind the upper teeth, switch the voice on and blow until the tip flutters two or three times.':
    'Pose le bout de la langue sans tension derrière les dents du haut et souffle, avec la voix, jusqu’à ce qu’il vibre deux ou trois fois.',
  'Tap the ridge behind the upper teeth once, quickly, with the tip of the tongue.':
    'Frappe une fois, vite, la gencive derrière les dents du haut avec le bout de la langue.',
  'Keep the tip of the tongue down and let the air rub at the very back of the tongue, with voice, like a soft gargle.':
    'Laisse le bout de la langue en bas et l’air frotter tout au fond, avec la voix, comme un gargarisme doux.',
  'Start with the tongue as for “ee” and slide quickly into the next vowel.':
    'Commence avec la langue comme pour « i » et glisse vite vers la voyelle suivante.',
  'Push the lips into a small circle and slide quickly into the next vowel; the teeth touch nothing.':
    'Avance les lèvres en petit cercle et glisse vite vers la voyelle suivante ; les dents ne touchent rien.',
  'Hold “ee” with rounded lips and slide quickly into the next vowel.':
    'Tiens un « i » avec les lèvres arrondies et glisse vite vers la voyelle suivante.',
  'Raise the middle of the tongue close to the palate, as for a strong y, and let it buzz slightly.':
    'Approche le milieu de la langue du palais, comme pour un y fort, et laisse-le vibrer un peu.',
  'Start with the tongue tip closed as for t and release it straight into s.':
    'Place le bout de la langue comme pour t et enchaîne directement sur s.',
  'Start with the tongue tip closed as for d and release it straight into z.':
    'Place le bout de la langue comme pour d et enchaîne directement sur z.',
  'Close the tongue as for t and release it into the sound that asks for silence.':
    'Place la langue comme pour t et enchaîne directement sur « ch ».',
  'Close the tongue as for d and release it into the voiced sound of “pleasure”.':
    'Place la langue comme pour d et enchaîne directement sur le son de « je ».',
  'Open the mouth about halfway, with lips and tongue relaxed, for a short, clear vowel. Without stress it is only a murmur.':
    'Ouvre la bouche à moitié, lèvres et langue détendues, pour une voyelle brève et nette ; elle ne se réduit à un murmure que sans accent.',
  'Close both lips and let go with a puff of air at the start of a word.':
    'Ferme les deux lèvres et relâche avec un souffle d’air au début du mot.',
  'Touch the ridge behind the upper teeth and let go with a puff of air at the start of a word.':
    'Touche la gencive derrière les dents du haut et relâche avec un souffle d’air au début du mot.',
  'Raise the back of the tongue to the soft palate and let go with a puff of air at the start of a word.':
    'Lève l’arrière de la langue vers le voile du palais et relâche avec un souffle d’air au début du mot.',
  'Touch the ridge behind the upper teeth; at the end of a word raise the back of the tongue as well.':
    'Touche la gencive derrière les dents du haut ; à la fin du mot, lève aussi l’arrière de la langue.',
  'A short, steady “e”, halfway open: it never glides towards “ee”.':
    'Un « é » bref et stable, à demi ouvert : il ne glisse jamais vers « i ».',
  'A short, steady “o” with rounded lips: it never glides towards “oo”.':
    'Un « o » bref et stable, lèvres arrondies : il ne glisse jamais vers « ou ».',
  'Close both lips and let go without a puff of air.': 'Ferme les deux lèvres et relâche sans souffle d’air.',
  'Bring both lips together for b and v alike; between vowels they barely touch.':
    'Rapproche les deux lèvres pour b comme pour v ; entre voyelles, elles se touchent à peine.',
  'Touch the back of the upper teeth with the tip of the tongue and let go without a puff of air.':
    'Touche l’arrière des dents du haut avec le bout de la langue et relâche sans souffle d’air.',
  'Touch the back of the upper teeth; between vowels let the tongue barely touch them, like a soft “th” in “this”.':
    'Touche l’arrière des dents du haut ; entre voyelles, la langue les effleure à peine, comme pour un « th » anglais doux.',
  'Raise the back of the tongue to the soft palate and let go without a puff of air.':
    'Lève l’arrière de la langue vers le voile du palais et relâche sans souffle d’air.',
  'Raise the back of the tongue; between vowels let it barely touch, so that the air keeps flowing.':
    'Lève l’arrière de la langue ; entre voyelles, il touche à peine, pour que l’air continue de passer.',
  'Put the tip of the tongue between the teeth and blow; in Latin America an s is just as right.':
    'Mets le bout de la langue entre les dents et souffle ; en Amérique latine, un s est tout aussi juste.',
  'Hiss without voice, also between vowels: never a z.':
    'Laisse siffler l’air sans voix, même entre voyelles : jamais un z.',
  'Touch the ridge behind the upper teeth and keep the back of the tongue low: the l stays bright.':
    'Touche la gencive derrière les dents du haut et garde l’arrière de la langue bas : le l reste clair.',
  'Round the lips slightly and make a very short, relaxed vowel.':
    'Arrondis un peu les lèvres et fais une voyelle très brève et relâchée.',
  'Touch the back of the upper teeth with the tip of the tongue and let go, with voice.':
    'Touche l’arrière des dents du haut avec le bout de la langue et relâche, avec la voix.',
  'Open the mouth wide and hold the vowel long.': 'Ouvre grand la bouche et tiens la voyelle longtemps.',
  'Open the mouth wide and keep the vowel short.': 'Ouvre grand la bouche et garde la voyelle brève.',
  'This consonant is double: hold it about twice as long as a single one before you let go.':
    'Cette consonne est double : tiens-la environ deux fois plus longtemps qu’une simple avant de relâcher.',
  'Spread the lips, tongue high and forward, and hold the vowel long.':
    'Étire les lèvres, langue haute et en avant, et tiens la voyelle longue.',
  'The German w: rest the upper teeth on the lower lip and hum; the lips are not rounded.':
    'Le w allemand : pose les dents du haut sur la lèvre du bas et fais sonner la voix ; les lèvres ne s’arrondissent pas.',
  'An s at the start of a word or between vowels buzzes: hiss with voice.':
    'Un s au début d’un mot ou entre voyelles vibre : dis un z.',
  'Rest the tip of the tongue loosely behind the upper teeth and let it flutter with voice: once for r, longer for rr.':
    'Pose le bout de la langue sans tension derrière les dents du haut et laisse-le vibrer avec la voix : une fois pour r, plus longtemps pour rr.',
  'Before e and i, c is soft, as in “cheese”': 'Devant e et i, le c est doux, comme dans « tchèque »',
  'Before e and i, g is soft, as in “jet”': 'Devant e et i, le g est doux, comme dans « jean »',
  'Do not stop the air: a sharp h': 'Ne bloque pas l’air : un h soufflé et aigu',
  'Keep the lips open and touch the ridge with the tongue':
    'Garde les lèvres ouvertes et touche la gencive avec la langue',
  'No voice, even where d is written at the end of a word': 'Sans voix, même si un d est écrit en fin de mot',
  'No voice, even where g is written at the end of a word': 'Sans voix, même si un g est écrit en fin de mot',
  'No voice, even where b is written at the end of a word': 'Sans voix, même si un b est écrit en fin de mot',
  'Say the s to the end; it may carry the meaning': 'Dis le s jusqu’au bout ; il peut changer le sens',
  'Softer: only breath, no scraping in the throat':
    'Plus doux : rien que du souffle, sans racler dans la gorge',
  'Before h, a, o and u, c is hard': 'Devant h, a, o et u, le c est dur',
  'Begin with a d': 'Commence par un d',
  'Begin with a t and no voice': 'Commence par un t, sans voix',
  'Begin with a t': 'Commence par un t',
  'Breathe out before the vowel': 'Expire avant la voyelle',
  'Bring the tongue forward and spread the lips': 'Avance la langue et étire les lèvres',
  'Bring the tongue forward': 'Avance la langue',
  'Close both lips': 'Ferme les deux lèvres',
  'Close the jaw a little': 'Ferme un peu la mâchoire',
  'Close the lips at the end': 'Ferme les lèvres à la fin',
  'Close the mouth a little, lips spread': 'Ferme un peu la bouche, lèvres étirées',
  'Close the mouth a little': 'Ferme un peu la bouche',
  'Curl the tongue back; the lips do little': 'Courbe la langue en arrière ; les lèvres bougent à peine',
  'Do not close the lips: upper teeth on the lower lip':
    'Ne ferme pas les lèvres : dents du haut sur la lèvre du bas',
  'Do not stop the air first': 'Ne bloque pas l’air avant',
  'Do not stop the air': 'Ne bloque pas l’air',
  'Do not stop the air: let it flow over the tongue between the teeth':
    'Ne bloque pas l’air : laisse-le passer sur la langue entre les dents',
  'Do not stop the air: let it scrape': 'Ne bloque pas l’air : laisse-le racler',
  'Do not stop the air: let the tongue buzz between the teeth':
    'Ne bloque pas l’air : laisse la langue vibrer entre les dents',
  'Do not touch the palate': 'Ne touche pas le palais',
  'Drop the jaw further': 'Baisse davantage la mâchoire',
  'End on a relaxed vowel, no r': 'Finis sur une voyelle relâchée, sans r',
  'Glide up towards “ee” at the end': 'Glisse vers « i » à la fin',
  'Keep the lips still': 'Ne bouge pas les lèvres',
  'Keep the tongue behind the teeth': 'Garde la langue derrière les dents',
  'Keep the tongue forward and the lips spread': 'Garde la langue en avant et les lèvres étirées',
  'Keep the tongue forward as for “ee”': 'Garde la langue en avant comme pour « i »',
  'Keep the tongue forward': 'Garde la langue en avant',
  'Keep the voice on to the end': 'Garde la voix jusqu’au bout',
  'Keep the voice on': 'Garde la voix',
  'Let it buzz at the start of a word': 'Laisse-le vibrer au début du mot',
  'Let it buzz between vowels': 'Laisse-le vibrer entre voyelles',
  'Let it buzz': 'Laisse-le vibrer',
  'Let the air out through the nose too': 'Laisse sortir l’air aussi par le nez',
  'Let the lip buzz': 'Laisse la lèvre vibrer',
  'Let the throat buzz': 'Laisse la gorge vibrer',
  'Let the tip of the tongue flutter': 'Laisse vibrer le bout de la langue',
  'Let the tip of the tongue show between the teeth': 'Laisse voir le bout de la langue entre les dents',
  'Let the tongue flutter longer': 'Laisse la langue vibrer plus longtemps',
  'Let the voice sound': 'Laisse sonner la voix',
  'Longer and closer': 'Plus longue et plus fermée',
  'Longer and rounder': 'Plus longue et plus ronde',
  'Longer and with a smile': 'Plus longue, avec un sourire',
  'Longer, with tight round lips': 'Plus longue, avec les lèvres bien rondes',
  Longer: 'Plus longue',
  'Move the sound back, after a, o and u': 'Recule le son, après a, o et u',
  'Move the sound forward, to where “ee” is made': 'Avance le son, là où se fait le « i »',
  'No voice, and a puff of air': 'Sans voix, avec un souffle d’air',
  'No voice, only air': 'Sans voix, rien que de l’air',
  'No voice': 'Sans voix',
  'One tap only': 'Un seul battement',
  'Open the lips a little more': 'Ouvre un peu plus les lèvres',
  'Open the lips a little more; every final vowel is said in full':
    'Ouvre un peu plus les lèvres ; chaque voyelle finale se dit en entier',
  'Open the mouth a little more': 'Ouvre un peu plus la bouche',
  'Open the mouth a little': 'Ouvre un peu la bouche',
  'Open the mouth fully, also where there is no stress':
    'Ouvre bien la bouche, même là où il n’y a pas d’accent',
  'Open the mouth wider and unround the lips': 'Ouvre davantage la bouche et n’arrondis pas les lèvres',
  'Press the middle of the tongue to the palate': 'Presse le milieu de la langue contre le palais',
  'Pull the tongue back and keep it there': 'Recule la langue et laisse-la là',
  'Pull the tongue back and round the lips': 'Recule la langue et arrondis les lèvres',
  'Pull the tongue back and round the lips; st and sp at the start of a word begin so too':
    'Recule la langue et arrondis les lèvres ; st et sp au début d’un mot commencent de la même façon',
  'Pull the tongue back for the r': 'Recule la langue pour le r',
  'Pull the tongue back': 'Recule la langue',
  'Raise the back of the tongue, not the tip': 'Lève l’arrière de la langue, pas le bout',
  'Relax the tongue back to the middle': 'Relâche la langue vers le milieu',
  'Round the lips, teeth away from the lip': 'Arrondis les lèvres, les dents loin de la lèvre',
  'Round the lips': 'Arrondis les lèvres',
  'Say the buzzing s to the end': 'Dis le s, prononcé z, jusqu’au bout',
  'Say the d: close the tongue behind the teeth, even at the end':
    'Dis le d : ferme la langue derrière les dents, même à la fin',
  'Say the r at the back of the tongue, even at the end': 'Dis le r à l’arrière de la langue, même à la fin',
  'Say the r with a tap of the tongue': 'Dis le r d’un battement de langue',
  'Say the s to the end': 'Dis le s jusqu’au bout',
  'Say the t: close the tongue behind the teeth, even at the end':
    'Dis le t : ferme la langue derrière les dents, même à la fin',
  'Shorter and more open': 'Plus brève et plus ouverte',
  'Shorter and more relaxed': 'Plus brève et plus relâchée',
  'Shorter and with the mouth less open': 'Plus brève, la bouche moins ouverte',
  'Shorter, with lips slightly rounded': 'Plus brève, les lèvres un peu arrondies',
  'Shorter, with loose lips': 'Plus brève, les lèvres relâchées',
  Shorter: 'Plus brève',
  'Stop the air first, as for d': 'Bloque d’abord l’air, comme pour d',
  'Stop the air first, as for t': 'Bloque d’abord l’air, comme pour t',
  'Stop the voice': 'Enlève la voix',
  'Tap and let go at once; the tongue does not rest': 'Frappe et lâche aussitôt ; la langue ne se pose pas',
  'Tap higher, on the ridge, and faster': 'Frappe plus haut, sur la gencive, et plus vite',
  'The lips do nothing; the back of the tongue does the work':
    'Les lèvres ne font rien ; c’est l’arrière de la langue qui travaille',
  'The tip of the tongue must touch and flutter': 'Le bout de la langue doit toucher et vibrer',
  'The tongue does the work, not the lip': 'C’est la langue qui travaille, pas la lèvre',
  'The tongue touches nothing': 'La langue ne touche rien',
  'Tongue tip down, air at the back': 'Bout de la langue en bas, air au fond',
  'Touch the back of the teeth, softly': 'Touche doucement l’arrière des dents',
  'Touch the lower lip with the upper teeth': 'Touche la lèvre du bas avec les dents du haut',
  'Touch the palate with the middle of the tongue': 'Touche le palais avec le milieu de la langue',
  'Touch the ridge behind the teeth': 'Touche la gencive derrière les dents',
  'Touch the ridge with the tip of the tongue': 'Touche la gencive avec le bout de la langue',
  'Touch the ridge with the tongue at the end': 'Touche la gencive avec la langue à la fin',
  'Upper teeth on the lower lip, lips not rounded': 'Dents du haut sur la lèvre du bas, lèvres non arrondies',
};
