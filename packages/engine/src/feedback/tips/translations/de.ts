/** The tips in German, by their English wording. */
export const tips: Readonly<Record<string, string>> = {
  'Spread the lips as if smiling and hold the tongue high and far forward.':
    'Zieh die Lippen breit wie beim Lächeln und halte die Zunge hoch und weit vorn.',
  'Relax the tongue a little below “ee” and keep the sound short.':
    'Lockere die Zunge etwas unter das lange „i“ und halte den Laut kurz.',
  'Hold the tongue half high at the front, lips slightly spread, and keep the sound steady from start to end.':
    'Halte die Zunge vorn halbhoch, die Lippen leicht in die Breite gezogen, und lass den Laut von Anfang bis Ende gleich.',
  'Open the mouth a little more than for “ay”, tongue forward and low-mid, lips relaxed.':
    'Öffne den Mund etwas mehr als für „eh“, Zunge vorn und eher tief, Lippen locker.',
  'Jaw low, tongue flat and forward.': 'Kiefer tief, Zunge flach und vorn.',
  'Open the mouth wide, tongue low and flat, lips neutral.':
    'Öffne den Mund weit, Zunge tief und flach, Lippen locker.',
  'Open the mouth wide and pull the tongue low and back.':
    'Öffne den Mund weit und zieh die Zunge tief nach hinten.',
  'Relax everything: the mouth is slightly open, the tongue rests in the middle, the sound is short.':
    'Lass alles locker: Der Mund ist wenig offen, die Zunge ruht in der Mitte, der Laut ist kurz.',
  'Round the lips loosely, jaw half open, tongue low at the back.':
    'Runde die Lippen locker, Kiefer halb offen, Zunge tief und hinten.',
  'Round the lips firmly, tongue half high at the back, and keep the sound steady from start to end.':
    'Runde die Lippen fest, Zunge hinten halbhoch, und lass den Laut von Anfang bis Ende gleich.',
  'Round the lips loosely and keep the sound short, with the tongue a little lower than for “oo”.':
    'Runde die Lippen locker und halte den Laut kurz, die Zunge etwas tiefer als für das lange „u“.',
  'Push the lips into a small circle and pull the tongue high and back.':
    'Schieb die Lippen zu einem kleinen Kreis vor und zieh die Zunge hoch nach hinten.',
  'Say “ee”, hold the tongue there, and push the lips into a small circle.':
    'Sag „i“, lass die Zunge dort und schieb die Lippen zu einem kleinen Kreis vor.',
  'Say a short “i” as in “bit”, hold the tongue there, and round the lips.':
    'Sag ein kurzes „i“ wie in „bitte“, lass die Zunge dort und runde die Lippen.',
  'Start “ay” but stop before it glides, keep the tongue still there, and round the lips firmly.':
    'Sag „eh“, halt die Zunge dort still und runde die Lippen fest.',
  'Say “e” as in “bed”, hold the tongue there, and round the lips loosely.':
    'Sag „e“ wie in „Bett“, lass die Zunge dort und runde die Lippen locker.',
  'Let the mouth rest and make the shortest, most relaxed vowel you can.':
    'Lass den Mund ruhen und mach den kürzesten, lockersten Vokal, den du kannst.',
  'Round the lips loosely, jaw low, and keep the vowel short.':
    'Runde die Lippen locker, den Kiefer tief, und halte den Vokal kurz.',
  'Let the tongue rest in the middle of the mouth and hold the vowel; no r is heard.':
    'Lass die Zunge in der Mitte des Mundes ruhen und halte den Vokal lang; ein r ist nicht zu hören.',
  'Start with the mouth at rest and close the lips into a small circle.':
    'Beginne mit ruhendem Mund und schließe die Lippen zu einem kleinen Kreis.',
  'End on a short, relaxed “a” with the mouth half open; no r is heard.':
    'Sprich am Ende ein kurzes, lockeres „a“ mit halb offenem Mund; ein r ist nicht zu hören.',
  'Pull the tongue back and up without touching anything, and let the whole vowel sound like r.':
    'Zieh die Zunge nach hinten oben, ohne etwas zu berühren, und lass den ganzen Vokal nach englischem r klingen.',
  'Start with the tongue half high at the front and glide up towards “ee”.':
    'Beginne mit der Zunge vorn halbhoch und gleite hinauf zum „i“.',
  'Start with the mouth wide open and glide up towards “ee”.':
    'Beginne mit weit offenem Mund und gleite hinauf zum „i“.',
  'Start with rounded lips and glide to spread lips, towards “ee”.':
    'Beginne mit runden Lippen und gleite zu breiten Lippen, zum „i“ hin.',
  'Start with half-rounded lips and close them into a small circle.':
    'Beginne mit halb gerundeten Lippen und schließ sie zu einem kleinen Kreis.',
  'Start with the mouth wide open and close the lips into a small circle.':
    'Beginne mit weit offenem Mund und schließ die Lippen zu einem kleinen Kreis.',
  'Open the mouth wide, tongue back, and let the air out through the nose as well; do not close it with an n.':
    'Öffne den Mund weit, Zunge hinten, und lass die Luft auch durch die Nase strömen; schließ nicht mit einem n.',
  'Say an open “e” and let the air out through the nose as well; do not close it with an n.':
    'Sag ein offenes „ä“ und lass die Luft auch durch die Nase strömen; schließ nicht mit einem n.',
  'Round the lips for “o” and let the air out through the nose as well; do not close it with an n.':
    'Runde die Lippen für „o“ und lass die Luft auch durch die Nase strömen; schließ nicht mit einem n.',
  'Close both lips, build up air and let it go, without voice.':
    'Schließ beide Lippen, stau die Luft und lass sie los, ohne Stimme.',
  'Close both lips and let the voice sound as they open.':
    'Schließ beide Lippen und lass die Stimme klingen, wenn sie sich öffnen.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let go, without voice.':
    'Berühr mit der Zungenspitze den Zahndamm hinter den oberen Zähnen und lass los, ohne Stimme.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let go, with voice.':
    'Berühr mit der Zungenspitze den Zahndamm hinter den oberen Zähnen und lass los, mit Stimme.',
  'Raise the back of the tongue to the soft palate and let go, without voice.':
    'Heb den Zungenrücken an den weichen Gaumen und lass los, ohne Stimme.',
  'Raise the back of the tongue to the soft palate and let go, with voice.':
    'Heb den Zungenrücken an den weichen Gaumen und lass los, mit Stimme.',
  'Rest the upper teeth on the lower lip and blow, without voice.':
    'Leg die oberen Zähne auf die Unterlippe und blas, ohne Stimme.',
  'Rest the upper teeth on the lower lip and hum: the lip must buzz.':
    'Leg die oberen Zähne auf die Unterlippe und summ: Die Lippe muss brummen.',
  'Put the tip of the tongue between the teeth and blow, without voice.':
    'Schieb die Zungenspitze zwischen die Zähne und blas, ohne Stimme.',
  'Put the tip of the tongue between the teeth and hum: the tongue must buzz.':
    'Schieb die Zungenspitze zwischen die Zähne und summ: Die Zunge muss brummen.',
  'Bring the tongue close to the ridge behind the teeth and hiss, without voice.':
    'Bring die Zunge nah an den Zahndamm hinter den Zähnen und zisch, ohne Stimme.',
  'Hiss as for s, but with voice: the throat must buzz.':
    'Zisch wie beim stimmlosen s, aber mit Stimme: Die Kehle muss summen.',
  'Pull the tongue back from s, round the lips slightly and blow, as when asking for silence.':
    'Zieh die Zunge vom s aus zurück, runde die Lippen leicht und blas, wie bei „sch“.',
  'Make the sound that asks for silence, but with voice.':
    'Sprich „sch“, aber mit Stimme, wie das zweite g in „Garage“.',
  'Hold the tongue as for “ee” and whisper a sharp h through the narrow gap.':
    'Halte die Zunge wie für „i“ und flüstere ein scharfes h durch den engen Spalt.',
  'Raise the back of the tongue close to the soft palate and blow, so that the air scrapes.':
    'Heb den Zungenrücken nah an den weichen Gaumen und blas, sodass die Luft kratzt.',
  'Breathe out gently before the vowel, throat open.': 'Atme vor dem Vokal sanft aus, die Kehle offen.',
  'Close both lips and hum through the nose.': 'Schließ beide Lippen und summ durch die Nase.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and hum through the nose.':
    'Berühr mit der Zungenspitze den Zahndamm hinter den oberen Zähnen und summ durch die Nase.',
  'Press the middle of the tongue to the palate and hum through the nose, as one sound, not n plus y.':
    'Drück die Zungenmitte an den Gaumen und summ durch die Nase, als ein Laut, nicht n und j.',
  'Raise the back of the tongue to the soft palate and hum through the nose, ready for the k or g that follows.':
    'Heb den Zungenrücken an den weichen Gaumen und summ durch die Nase, bereit für das k oder g, das folgt.',
  'Raise the back of the tongue to the soft palate and hum through the nose; no g follows.':
    'Heb den Zungenrücken an den weichen Gaumen und summ durch die Nase; ein g folgt nicht.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let the voice flow past its sides.':
    'Berühr mit der Zungenspitze den Zahndamm hinter den oberen Zähnen und lass die Stimme an ihren Seiten vorbei.',
  'Press the middle of the tongue to the palate and let the voice flow past its sides; a y as in “yo” is just as right.':
    'Drück die Zungenmitte an den Gaumen und lass die Stimme an ihren Seiten vorbei; ein y wie in „yo“ ist genauso richtig.',
  'Press the middle of the tongue to the palate and let the voice flow past its sides, as one sound, not l plus y.':
    'Drück die Zungenmitte an den Gaumen und lass die Stimme an ihren Seiten vorbei, als ein Laut, nicht l und j.',
  'Curl the tongue up and back without touching anything and round the lips slightly.':
    'Bieg die Zunge nach oben und hinten, ohne etwas zu berühren, und runde die Lippen leicht.',
  'Rest the tip of the tongue loosely behind the upper teeth, switch the voice on and blow until the tip flutters two or three times.':
    'Leg die Zungenspitze locker hinter die oberen Zähne und blas mit Stimme, bis sie zwei-, dreimal flattert.',
  'Tap the ridge behind the upper teeth once, quickly, with the tip of the tongue.':
    'Tipp mit der Zungenspitze einmal schnell an den Zahndamm hinter den oberen Zähnen.',
  'Keep the tip of the tongue down and let the air rub at the very back of the tongue, with voice, like a soft gargle.':
    'Lass die Zungenspitze unten und die Luft ganz hinten an der Zunge reiben, mit Stimme, wie ein sanftes Gurgeln.',
  'Start with the tongue as for “ee” and slide quickly into the next vowel.':
    'Beginne mit der Zunge wie für „i“ und gleite schnell in den nächsten Vokal.',
  'Push the lips into a small circle and slide quickly into the next vowel; the teeth touch nothing.':
    'Schieb die Lippen zu einem kleinen Kreis vor und gleite schnell in den nächsten Vokal; die Zähne berühren nichts.',
  'Hold “ee” with rounded lips and slide quickly into the next vowel.':
    'Halte ein „i“ mit runden Lippen und gleite schnell in den nächsten Vokal.',
  'Raise the middle of the tongue close to the palate, as for a strong y, and let it buzz slightly.':
    'Heb die Zungenmitte nah an den Gaumen, wie für ein kräftiges j, und lass es leicht summen.',
  'Start with the tongue tip closed as for t and release it straight into s.':
    'Leg die Zungenspitze an wie für t und löse sie direkt in ein stimmloses s.',
  'Start with the tongue tip closed as for d and release it straight into z.':
    'Leg die Zungenspitze an wie für d und löse sie direkt in ein stimmhaftes s.',
  'Close the tongue as for t and release it into the sound that asks for silence.':
    'Leg die Zunge an wie für t und löse sie direkt in ein „sch“.',
  'Close the tongue as for d and release it into the voiced sound of “pleasure”.':
    'Leg die Zunge an wie für d und löse sie in ein stimmhaftes „sch“, wie das zweite g in „Garage“.',
  'Open the mouth about halfway, with lips and tongue relaxed, for a short, clear vowel. Without stress it is only a murmur.':
    'Öffne den Mund etwa halb, Lippen und Zunge locker, und sprich einen kurzen, klaren Vokal; nur unbetont wird er zum Murmellaut.',
  'Close both lips and let go with a puff of air at the start of a word.':
    'Schließ beide Lippen und lass am Wortanfang mit einem Hauch los.',
  'Touch the ridge behind the upper teeth and let go with a puff of air at the start of a word.':
    'Berühr den Zahndamm hinter den oberen Zähnen und lass am Wortanfang mit einem Hauch los.',
  'Raise the back of the tongue to the soft palate and let go with a puff of air at the start of a word.':
    'Heb den Zungenrücken an den weichen Gaumen und lass am Wortanfang mit einem Hauch los.',
  'Touch the ridge behind the upper teeth; at the end of a word raise the back of the tongue as well.':
    'Berühr den Zahndamm hinter den oberen Zähnen; am Wortende heb auch den Zungenrücken.',
  'A short, steady “e”, halfway open: it never glides towards “ee”.':
    'Ein kurzes, gleichmäßiges „e“, halb offen: Es gleitet nie zum „i“.',
  'A short, steady “o” with rounded lips: it never glides towards “oo”.':
    'Ein kurzes, gleichmäßiges „o“ mit runden Lippen: Es gleitet nie zum „u“.',
  'Close both lips and let go without a puff of air.': 'Schließ beide Lippen und lass ohne Hauch los.',
  'Bring both lips together for b and v alike; between vowels they barely touch.':
    'Bring für b und v gleichermaßen beide Lippen zusammen; zwischen Vokalen berühren sie sich kaum.',
  'Touch the back of the upper teeth with the tip of the tongue and let go without a puff of air.':
    'Berühr mit der Zungenspitze die Rückseite der oberen Zähne und lass ohne Hauch los.',
  'Touch the back of the upper teeth; between vowels let the tongue barely touch them, like a soft “th” in “this”.':
    'Berühr die Rückseite der oberen Zähne; zwischen Vokalen berührt die Zunge sie kaum, wie ein weiches englisches „th“ in „this“.',
  'Raise the back of the tongue to the soft palate and let go without a puff of air.':
    'Heb den Zungenrücken an den weichen Gaumen und lass ohne Hauch los.',
  'Raise the back of the tongue; between vowels let it barely touch, so that the air keeps flowing.':
    'Heb den Zungenrücken; zwischen Vokalen berührt er kaum, sodass die Luft weiterströmt.',
  'Put the tip of the tongue between the teeth and blow; in Latin America an s is just as right.':
    'Schieb die Zungenspitze zwischen die Zähne und blas; in Lateinamerika ist ein s genauso richtig.',
  'Hiss without voice, also between vowels: never a z.':
    'Zisch ohne Stimme, auch zwischen Vokalen: nie summend.',
  'Touch the ridge behind the upper teeth and keep the back of the tongue low: the l stays bright.':
    'Berühr den Zahndamm hinter den oberen Zähnen und halte den Zungenrücken tief: Das l bleibt hell.',
  'Round the lips slightly and make a very short, relaxed vowel.':
    'Runde die Lippen leicht und mach einen sehr kurzen, lockeren Vokal.',
  'Touch the back of the upper teeth with the tip of the tongue and let go, with voice.':
    'Berühr mit der Zungenspitze die Rückseite der oberen Zähne und lass los, mit Stimme.',
  'Open the mouth wide and hold the vowel long.': 'Öffne den Mund weit und halte den Vokal lang.',
  'Open the mouth wide and keep the vowel short.': 'Öffne den Mund weit und sprich den Vokal kurz.',
  'This consonant is double: hold it about twice as long as a single one before you let go.':
    'Dieser Konsonant ist doppelt: Halte ihn etwa zweimal so lang wie einen einfachen, bevor du ihn löst.',
  'Spread the lips, tongue high and forward, and hold the vowel long.':
    'Zieh die Lippen breit, Zunge hoch und vorn, und halte den Vokal lang.',
  'The German w: rest the upper teeth on the lower lip and hum; the lips are not rounded.':
    'Das deutsche w: Leg die oberen Zähne auf die Unterlippe und summ; die Lippen sind nicht gerundet.',
  'An s at the start of a word or between vowels buzzes: hiss with voice.':
    'Ein s am Wortanfang oder zwischen Vokalen summt: Zisch mit Stimme.',
  'Rest the tip of the tongue loosely behind the upper teeth and let it flutter with voice: once for r, longer for rr.':
    'Leg die Zungenspitze locker hinter die oberen Zähne und lass sie mit Stimme flattern: einmal für r, länger für rr.',
  'Before e and i, c is soft, as in “cheese”': 'Vor e und i ist c weich wie in „deutsch“',
  'Before e and i, g is soft, as in “jet”': 'Vor e und i ist g weich wie in „Dschungel“',
  'Do not stop the air: a sharp h': 'Unterbrich den Luftstrom nicht: Sprich ein scharfes h',
  'Keep the lips open and touch the ridge with the tongue':
    'Lass die Lippen offen und berühr mit der Zunge den Zahndamm hinter den Zähnen',
  'No voice, even where d is written at the end of a word':
    'Keine Stimme, auch wo am Wortende d geschrieben steht',
  'No voice, even where g is written at the end of a word':
    'Keine Stimme, auch wo am Wortende g geschrieben steht',
  'No voice, even where b is written at the end of a word':
    'Keine Stimme, auch wo am Wortende b geschrieben steht',
  'Say the s to the end; it may carry the meaning': 'Sprich das s bis zum Ende; es kann die Bedeutung ändern',
  'Softer: only breath, no scraping in the throat': 'Sanfter: nur Atem, kein Kratzen in der Kehle',
  'Before h, a, o and u, c is hard': 'Vor h, a, o und u ist c hart',
  'Begin with a d': 'Beginne mit einem d',
  'Begin with a t and no voice': 'Beginne mit einem t und ohne Stimme',
  'Begin with a t': 'Beginne mit einem t',
  'Breathe out before the vowel': 'Atme vor dem Vokal aus',
  'Bring the tongue forward and spread the lips': 'Bring die Zunge nach vorn und zieh die Lippen breit',
  'Bring the tongue forward': 'Bring die Zunge nach vorn',
  'Close both lips': 'Schließ beide Lippen',
  'Close the jaw a little': 'Schließ den Kiefer ein wenig',
  'Close the lips at the end': 'Schließ am Ende die Lippen',
  'Close the mouth a little, lips spread': 'Schließ den Mund ein wenig, Lippen breit',
  'Close the mouth a little': 'Schließ den Mund ein wenig',
  'Curl the tongue back; the lips do little': 'Bieg die Zunge nach hinten; die Lippen tun wenig',
  'Do not close the lips: upper teeth on the lower lip':
    'Schließ die Lippen nicht: obere Zähne auf die Unterlippe',
  'Do not stop the air first': 'Stau die Luft nicht vorher',
  'Do not stop the air': 'Unterbrich den Luftstrom nicht',
  'Do not stop the air: let it flow over the tongue between the teeth':
    'Unterbrich den Luftstrom nicht: Lass ihn zwischen den Zähnen über die Zunge strömen',
  'Do not stop the air: let it scrape': 'Unterbrich den Luftstrom nicht: Lass ihn kratzen',
  'Do not stop the air: let the tongue buzz between the teeth':
    'Unterbrich den Luftstrom nicht: Lass die Zunge zwischen den Zähnen summen',
  'Do not touch the palate': 'Berühr den Gaumen nicht',
  'Drop the jaw further': 'Lass den Kiefer weiter fallen',
  'End on a relaxed vowel, no r': 'Am Ende steht ein lockerer Vokal, kein r',
  'Glide up towards “ee” at the end': 'Gleite am Ende hinauf zum „i“',
  'Keep the lips still': 'Halte die Lippen still',
  'Keep the tongue behind the teeth': 'Lass die Zunge hinter den Zähnen',
  'Keep the tongue forward and the lips spread': 'Halte die Zunge vorn und die Lippen breit',
  'Keep the tongue forward as for “ee”': 'Halte die Zunge vorn wie für „i“',
  'Keep the tongue forward': 'Halte die Zunge vorn',
  'Keep the voice on to the end': 'Lass die Stimme bis zum Ende klingen',
  'Keep the voice on': 'Lass die Stimme weiterklingen',
  'Let it buzz at the start of a word': 'Lass es am Wortanfang summen',
  'Let it buzz between vowels': 'Lass es zwischen Vokalen summen',
  'Let it buzz': 'Lass es summen',
  'Let the air out through the nose too': 'Lass die Luft auch durch die Nase strömen',
  'Let the lip buzz': 'Lass die Lippe brummen',
  'Let the throat buzz': 'Lass die Kehle summen',
  'Let the tip of the tongue flutter': 'Lass die Zungenspitze flattern',
  'Let the tip of the tongue show between the teeth':
    'Lass die Zungenspitze zwischen den Zähnen hervorschauen',
  'Let the tongue flutter longer': 'Lass die Zunge länger flattern',
  'Let the voice sound': 'Lass die Stimme klingen',
  'Longer and closer': 'Länger und geschlossener',
  'Longer and rounder': 'Länger und runder',
  'Longer and with a smile': 'Länger und mit einem Lächeln',
  'Longer, with tight round lips': 'Länger, mit fest gerundeten Lippen',
  Longer: 'Länger',
  'Move the sound back, after a, o and u': 'Bring den Laut nach hinten, nach a, o und u',
  'Move the sound forward, to where “ee” is made': 'Bring den Laut nach vorn, dorthin, wo das „i“ entsteht',
  'No voice, and a puff of air': 'Keine Stimme, dafür ein Hauch',
  'No voice, only air': 'Keine Stimme, nur Luft',
  'No voice': 'Keine Stimme',
  'One tap only': 'Nur einmal tippen',
  'Open the lips a little more': 'Öffne die Lippen etwas mehr',
  'Open the lips a little more; every final vowel is said in full':
    'Öffne die Lippen etwas mehr; jeder Vokal am Ende wird voll gesprochen',
  'Open the mouth a little more': 'Öffne den Mund etwas mehr',
  'Open the mouth a little': 'Öffne den Mund ein wenig',
  'Open the mouth fully, also where there is no stress': 'Öffne den Mund ganz, auch wo keine Betonung ist',
  'Open the mouth wider and unround the lips': 'Öffne den Mund weiter und runde die Lippen nicht',
  'Press the middle of the tongue to the palate': 'Drück die Zungenmitte an den Gaumen',
  'Pull the tongue back and keep it there': 'Zieh die Zunge nach hinten und lass sie dort',
  'Pull the tongue back and round the lips': 'Zieh die Zunge nach hinten und runde die Lippen',
  'Pull the tongue back and round the lips; st and sp at the start of a word begin so too':
    'Zieh die Zunge nach hinten und runde die Lippen; auch st und sp am Wortanfang beginnen so',
  'Pull the tongue back for the r': 'Zieh die Zunge für das r nach hinten',
  'Pull the tongue back': 'Zieh die Zunge nach hinten',
  'Raise the back of the tongue, not the tip': 'Heb den Zungenrücken, nicht die Spitze',
  'Relax the tongue back to the middle': 'Lass die Zunge locker in die Mitte zurückgehen',
  'Round the lips, teeth away from the lip': 'Runde die Lippen, Zähne weg von der Lippe',
  'Round the lips': 'Runde die Lippen',
  'Say the buzzing s to the end': 'Sprich das summende s bis zum Ende',
  'Say the d: close the tongue behind the teeth, even at the end':
    'Sprich das d: Schließ die Zunge hinter den Zähnen, auch am Ende',
  'Say the r at the back of the tongue, even at the end': 'Sprich das r hinten im Mund, auch am Ende',
  'Say the r with a tap of the tongue': 'Sprich das r mit einem Tippen der Zunge',
  'Say the s to the end': 'Sprich das s bis zum Ende',
  'Say the t: close the tongue behind the teeth, even at the end':
    'Sprich das t: Schließ die Zunge hinter den Zähnen, auch am Ende',
  'Shorter and more open': 'Kürzer und offener',
  'Shorter and more relaxed': 'Kürzer und lockerer',
  'Shorter and with the mouth less open': 'Kürzer und mit weniger offenem Mund',
  'Shorter, with lips slightly rounded': 'Kürzer, mit leicht gerundeten Lippen',
  'Shorter, with loose lips': 'Kürzer, mit lockeren Lippen',
  Shorter: 'Kürzer',
  'Stop the air first, as for d': 'Stau zuerst die Luft wie für d',
  'Stop the air first, as for t': 'Stau zuerst die Luft wie für t',
  'Stop the voice': 'Lass die Stimme weg',
  'Tap and let go at once; the tongue does not rest':
    'Tipp an und lass gleich los; die Zunge bleibt nicht liegen',
  'Tap higher, on the ridge, and faster': 'Tipp höher, am Zahndamm, und schneller',
  'The lips do nothing; the back of the tongue does the work':
    'Die Lippen tun nichts; der Zungenrücken macht die Arbeit',
  'The tip of the tongue must touch and flutter': 'Die Zungenspitze muss berühren und flattern',
  'The tongue does the work, not the lip': 'Die Zunge macht die Arbeit, nicht die Lippe',
  'The tongue touches nothing': 'Die Zunge berührt nichts',
  'Tongue tip down, air at the back': 'Zungenspitze unten, Luft hinten',
  'Touch the back of the teeth, softly': 'Berühr sanft die Rückseite der Zähne',
  'Touch the lower lip with the upper teeth': 'Berühr mit den oberen Zähnen die Unterlippe',
  'Touch the palate with the middle of the tongue': 'Berühr mit der Zungenmitte den Gaumen',
  'Touch the ridge behind the teeth': 'Berühr den Zahndamm hinter den Zähnen',
  'Touch the ridge with the tip of the tongue': 'Berühr mit der Zungenspitze den Zahndamm hinter den Zähnen',
  'Touch the ridge with the tongue at the end': 'Berühr am Ende mit der Zunge den Zahndamm hinter den Zähnen',
  'Upper teeth on the lower lip, lips not rounded': 'Obere Zähne auf die Unterlippe, die Lippen nicht runden',
};
