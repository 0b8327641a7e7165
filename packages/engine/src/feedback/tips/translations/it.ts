/** The tips in Italian, by their English wording. */
export const tips: Readonly<Record<string, string>> = {
  'Spread the lips as if smiling and hold the tongue high and far forward.':
    'Allarga le labbra come per sorridere e tieni la lingua alta e molto avanti.',
  'Relax the tongue a little below “ee” and keep the sound short.':
    'Rilassa la lingua un po’ sotto la «i» e mantieni il suono breve.',
  'Hold the tongue half high at the front, lips slightly spread, and keep the sound steady from start to end.':
    'Tieni la lingua a mezza altezza davanti, le labbra appena allargate, e il suono stabile dall’inizio alla fine.',
  'Open the mouth a little more than for “ay”, tongue forward and low-mid, lips relaxed.':
    'Apri la bocca un po’ più che per «é», lingua avanti e piuttosto bassa, labbra rilassate.',
  'Jaw low, tongue flat and forward.': 'Mandibola bassa, lingua piatta e avanti.',
  'Open the mouth wide, tongue low and flat, lips neutral.':
    'Apri bene la bocca, lingua bassa e piatta, labbra neutre.',
  'Open the mouth wide and pull the tongue low and back.':
    'Apri bene la bocca e porta la lingua in basso e indietro.',
  'Relax everything: the mouth is slightly open, the tongue rests in the middle, the sound is short.':
    'Rilassa tutto: la bocca appena aperta, la lingua al centro, il suono breve.',
  'Round the lips loosely, jaw half open, tongue low at the back.':
    'Arrotonda le labbra senza tensione, mandibola semiaperta, lingua bassa e indietro.',
  'Round the lips firmly, tongue half high at the back, and keep the sound steady from start to end.':
    'Arrotonda bene le labbra, lingua a mezza altezza indietro, e mantieni il suono uguale dall’inizio alla fine.',
  'Round the lips loosely and keep the sound short, with the tongue a little lower than for “oo”.':
    'Arrotonda le labbra senza tensione e mantieni il suono breve, con la lingua un po’ più bassa che per «u».',
  'Push the lips into a small circle and pull the tongue high and back.':
    'Spingi le labbra in un piccolo cerchio e porta la lingua in alto e indietro.',
  'Say “ee”, hold the tongue there, and push the lips into a small circle.':
    'Di’ «i», lascia lì la lingua e spingi le labbra in un piccolo cerchio.',
  'Say a short “i” as in “bit”, hold the tongue there, and round the lips.':
    'Di’ una «i» breve e rilassata, lascia lì la lingua e arrotonda le labbra.',
  'Start “ay” but stop before it glides, keep the tongue still there, and round the lips firmly.':
    'Di’ «é», lascia lì la lingua e arrotonda bene le labbra.',
  'Say “e” as in “bed”, hold the tongue there, and round the lips loosely.':
    'Di’ «è», lascia lì la lingua e arrotonda le labbra senza tensione.',
  'Let the mouth rest and make the shortest, most relaxed vowel you can.':
    'Lascia riposare la bocca e fai la vocale più breve e rilassata possibile.',
  'Round the lips loosely, jaw low, and keep the vowel short.':
    'Arrotonda le labbra senza tensione, con la mascella bassa, e fai la vocale breve.',
  'Let the tongue rest in the middle of the mouth and hold the vowel; no r is heard.':
    'Lascia la lingua a riposo al centro della bocca e tieni lunga la vocale; non si sente nessuna r.',
  'Start with the mouth at rest and close the lips into a small circle.':
    'Comincia con la bocca a riposo e chiudi le labbra in un piccolo cerchio.',
  'End on a short, relaxed “a” with the mouth half open; no r is heard.':
    'Finisci su una «a» breve e rilassata con la bocca semiaperta; non si sente nessuna r.',
  'Pull the tongue back and up without touching anything, and let the whole vowel sound like r.':
    'Porta la lingua indietro e in alto senza toccare nulla e lascia che tutta la vocale suoni come una r inglese.',
  'Start with the tongue half high at the front and glide up towards “ee”.':
    'Comincia con la lingua a mezza altezza davanti e scivola verso la «i».',
  'Start with the mouth wide open and glide up towards “ee”.':
    'Comincia con la bocca ben aperta e scivola verso la «i».',
  'Start with rounded lips and glide to spread lips, towards “ee”.':
    'Comincia con le labbra arrotondate e scivola verso labbra allargate, verso la «i».',
  'Start with half-rounded lips and close them into a small circle.':
    'Comincia con le labbra semiarrotondate e chiudile in un piccolo cerchio.',
  'Start with the mouth wide open and close the lips into a small circle.':
    'Comincia con la bocca ben aperta e chiudi le labbra in un piccolo cerchio.',
  'Open the mouth wide, tongue back, and let the air out through the nose as well; do not close it with an n.':
    'Apri bene la bocca, lingua indietro, e fai uscire l’aria anche dal naso; non chiudere con una n.',
  'Say an open “e” and let the air out through the nose as well; do not close it with an n.':
    'Di’ una «è» aperta e fai uscire l’aria anche dal naso; non chiudere con una n.',
  'Round the lips for “o” and let the air out through the nose as well; do not close it with an n.':
    'Arrotonda le labbra per «o» e fai uscire l’aria anche dal naso; non chiudere con una n.',
  'Close both lips, build up air and let it go, without voice.':
    'Chiudi entrambe le labbra, trattieni l’aria e rilasciala, senza voce.',
  'Close both lips and let the voice sound as they open.':
    'Chiudi entrambe le labbra e fai sentire la voce quando si aprono.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let go, without voice.':
    'Tocca con la punta della lingua la gengiva dietro i denti superiori e rilascia, senza voce.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let go, with voice.':
    'Tocca con la punta della lingua la gengiva dietro i denti superiori e rilascia, con la voce.',
  'Raise the back of the tongue to the soft palate and let go, without voice.':
    'Alza il dorso della lingua al palato molle e rilascia, senza voce.',
  'Raise the back of the tongue to the soft palate and let go, with voice.':
    'Alza il dorso della lingua al palato molle e rilascia, con la voce.',
  'Rest the upper teeth on the lower lip and blow, without voice.':
    'Appoggia i denti superiori sul labbro inferiore e soffia, senza voce.',
  'Rest the upper teeth on the lower lip and hum: the lip must buzz.':
    'Appoggia i denti superiori sul labbro inferiore e fai vibrare la voce: il labbro deve vibrare.',
  'Put the tip of the tongue between the teeth and blow, without voice.':
    'Metti la punta della lingua tra i denti e soffia, senza voce.',
  'Put the tip of the tongue between the teeth and hum: the tongue must buzz.':
    'Metti la punta della lingua tra i denti e fai vibrare la voce: la lingua deve vibrare.',
  'Bring the tongue close to the ridge behind the teeth and hiss, without voice.':
    'Avvicina la lingua alla gengiva dietro i denti e fai un sibilo, senza voce.',
  'Hiss as for s, but with voice: the throat must buzz.':
    'Fai un sibilo come per la s sorda, ma con la voce: la gola deve vibrare.',
  'Pull the tongue back from s, round the lips slightly and blow, as when asking for silence.':
    'Porta la lingua indietro dalla s, arrotonda un po’ le labbra e soffia, come per «sc» in «scena».',
  'Make the sound that asks for silence, but with voice.': 'Fai il suono di «sc» in «scena», ma con la voce.',
  'Hold the tongue as for “ee” and whisper a sharp h through the narrow gap.':
    'Tieni la lingua come per «i» e sussurra un’h aspirata e acuta attraverso la fessura.',
  'Raise the back of the tongue close to the soft palate and blow, so that the air scrapes.':
    'Avvicina il dorso della lingua al palato molle e soffia, in modo che l’aria raschi.',
  'Breathe out gently before the vowel, throat open.': 'Soffia piano prima della vocale, con la gola aperta.',
  'Close both lips and hum through the nose.': 'Chiudi entrambe le labbra e fai vibrare la voce dal naso.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and hum through the nose.':
    'Tocca con la punta della lingua la gengiva dietro i denti superiori e fai vibrare la voce dal naso.',
  'Press the middle of the tongue to the palate and hum through the nose, as one sound, not n plus y.':
    'Premi il centro della lingua contro il palato e fai vibrare la voce dal naso, come un suono solo, non n più i.',
  'Raise the back of the tongue to the soft palate and hum through the nose, ready for the k or g that follows.':
    'Alza il dorso della lingua al palato molle e fai vibrare la voce dal naso, già in posizione per la k o la g che segue.',
  'Raise the back of the tongue to the soft palate and hum through the nose; no g follows.':
    'Alza il dorso della lingua al palato molle e fai vibrare la voce dal naso; non segue nessuna g.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let the voice flow past its sides.':
    'Tocca con la punta della lingua la gengiva dietro i denti superiori e lascia passare la voce ai lati.',
  'Press the middle of the tongue to the palate and let the voice flow past its sides; a y as in “yo” is just as right.':
    'Premi il centro della lingua contro il palato e lascia passare la voce ai lati; la y di «yo» è altrettanto giusta.',
  'Press the middle of the tongue to the palate and let the voice flow past its sides, as one sound, not l plus y.':
    'Premi il centro della lingua contro il palato e lascia passare la voce ai lati, come un suono solo, non l più i.',
  'Curl the tongue up and back without touching anything and round the lips slightly.':
    'Curva la lingua in alto e indietro senza toccare nulla e arrotonda un po’ le labbra.',
  'Rest the tip of the tongue loosely behind the upper teeth, switch the voice on and blow until the tip flutters two or three times.':
    'Appoggia senza tensione la punta della lingua dietro i denti superiori e soffia, con la voce, finché vibra due o tre volte.',
  'Tap the ridge behind the upper teeth once, quickly, with the tip of the tongue.':
    'Batti una volta, in fretta, con la punta della lingua sulla gengiva dietro i denti superiori.',
  'Keep the tip of the tongue down and let the air rub at the very back of the tongue, with voice, like a soft gargle.':
    'Tieni giù la punta della lingua e lascia che l’aria sfreghi in fondo, con la voce, come un leggero gargarismo.',
  'Start with the tongue as for “ee” and slide quickly into the next vowel.':
    'Comincia con la lingua come per «i» e scivola in fretta nella vocale seguente.',
  'Push the lips into a small circle and slide quickly into the next vowel; the teeth touch nothing.':
    'Spingi le labbra in un piccolo cerchio e scivola in fretta nella vocale seguente; i denti non toccano nulla.',
  'Hold “ee” with rounded lips and slide quickly into the next vowel.':
    'Tieni una «i» con le labbra arrotondate e scivola in fretta nella vocale seguente.',
  'Raise the middle of the tongue close to the palate, as for a strong y, and let it buzz slightly.':
    'Avvicina il centro della lingua al palato, come per una i forte, e lascia che vibri un po’.',
  'Start with the tongue tip closed as for t and release it straight into s.':
    'Metti la punta della lingua come per t e rilasciala direttamente nella s.',
  'Start with the tongue tip closed as for d and release it straight into z.':
    'Metti la punta della lingua come per d e rilasciala direttamente nella s sonora.',
  'Close the tongue as for t and release it into the sound that asks for silence.':
    'Metti la lingua come per t e rilasciala nel suono di «c» in «cena».',
  'Close the tongue as for d and release it into the voiced sound of “pleasure”.':
    'Metti la lingua come per d e rilasciala nel suono di «g» in «gita».',
  'Open the mouth about halfway, with lips and tongue relaxed, for a short, clear vowel. Without stress it is only a murmur.':
    'Apri la bocca a metà, labbra e lingua rilassate, per una vocale breve e chiara; solo senza accento si riduce a un mormorio.',
  'Close both lips and let go with a puff of air at the start of a word.':
    'Chiudi entrambe le labbra e rilascia con un soffio d’aria a inizio parola.',
  'Touch the ridge behind the upper teeth and let go with a puff of air at the start of a word.':
    'Tocca la gengiva dietro i denti superiori e rilascia con un soffio d’aria a inizio parola.',
  'Raise the back of the tongue to the soft palate and let go with a puff of air at the start of a word.':
    'Alza il dorso della lingua al palato molle e rilascia con un soffio d’aria a inizio parola.',
  'Touch the ridge behind the upper teeth; at the end of a word raise the back of the tongue as well.':
    'Tocca la gengiva dietro i denti superiori; a fine parola alza anche il dorso della lingua.',
  'A short, steady “e”, halfway open: it never glides towards “ee”.':
    'Una «e» breve e ferma, semiaperta: non scivola mai verso la «i».',
  'A short, steady “o” with rounded lips: it never glides towards “oo”.':
    'Una «o» breve e ferma con le labbra arrotondate: non scivola mai verso la «u».',
  'Close both lips and let go without a puff of air.':
    'Chiudi entrambe le labbra e rilascia senza soffio d’aria.',
  'Bring both lips together for b and v alike; between vowels they barely touch.':
    'Accosta entrambe le labbra per la b come per la v; tra vocali si toccano appena.',
  'Touch the back of the upper teeth with the tip of the tongue and let go without a puff of air.':
    'Tocca con la punta della lingua il retro dei denti superiori e rilascia senza soffio d’aria.',
  'Touch the back of the upper teeth; between vowels let the tongue barely touch them, like a soft “th” in “this”.':
    'Tocca il retro dei denti superiori; tra vocali lascia che la lingua li tocchi appena, come un «th» inglese morbido.',
  'Raise the back of the tongue to the soft palate and let go without a puff of air.':
    'Alza il dorso della lingua al palato molle e rilascia senza soffio d’aria.',
  'Raise the back of the tongue; between vowels let it barely touch, so that the air keeps flowing.':
    'Alza il dorso della lingua; tra vocali lascialo toccare appena, così che l’aria continui a passare.',
  'Put the tip of the tongue between the teeth and blow; in Latin America an s is just as right.':
    'Metti la punta della lingua tra i denti e soffia; in America Latina una s va altrettanto bene.',
  'Hiss without voice, also between vowels: never a z.':
    'Fai un sibilo senza voce, anche tra vocali: non vibra mai.',
  'Touch the ridge behind the upper teeth and keep the back of the tongue low: the l stays bright.':
    'Tocca la gengiva dietro i denti superiori e tieni basso il dorso della lingua: la l resta chiara.',
  'Round the lips slightly and make a very short, relaxed vowel.':
    'Arrotonda un po’ le labbra e fai una vocale molto breve e rilassata.',
  'Touch the back of the upper teeth with the tip of the tongue and let go, with voice.':
    'Tocca con la punta della lingua il retro dei denti superiori e rilascia, con la voce.',
  'Open the mouth wide and hold the vowel long.': 'Apri bene la bocca e tieni la vocale lunga.',
  'Open the mouth wide and keep the vowel short.': 'Apri bene la bocca e tieni la vocale breve.',
  'This consonant is double: hold it about twice as long as a single one before you let go.':
    'Questa consonante è doppia: tienila circa il doppio di una semplice prima di rilasciarla.',
  'Spread the lips, tongue high and forward, and hold the vowel long.':
    'Allarga le labbra, lingua alta e avanti, e tieni lunga la vocale.',
  'The German w: rest the upper teeth on the lower lip and hum; the lips are not rounded.':
    'La w tedesca: appoggia i denti superiori sul labbro inferiore e fai vibrare la voce; le labbra non si arrotondano.',
  'An s at the start of a word or between vowels buzzes: hiss with voice.':
    'Una s a inizio parola o tra vocali vibra: fai il sibilo con la voce.',
  'Rest the tip of the tongue loosely behind the upper teeth and let it flutter with voice: once for r, longer for rr.':
    'Appoggia senza tensione la punta della lingua dietro i denti superiori e lasciala vibrare con la voce: una volta per r, più a lungo per rr.',
  'Before e and i, c is soft, as in “cheese”': 'Davanti a e ed i la c è dolce, come in «cena»',
  'Before e and i, g is soft, as in “jet”': 'Davanti a e ed i la g è dolce, come in «gita»',
  'Do not stop the air: a sharp h': 'Non fermare l’aria: un’h aspirata e acuta',
  'Keep the lips open and touch the ridge with the tongue':
    'Tieni le labbra aperte e tocca la gengiva con la lingua',
  'No voice, even where d is written at the end of a word':
    'Senza voce, anche dove a fine parola si scrive d',
  'No voice, even where g is written at the end of a word':
    'Senza voce, anche dove a fine parola si scrive g',
  'No voice, even where b is written at the end of a word':
    'Senza voce, anche dove a fine parola si scrive b',
  'Say the s to the end; it may carry the meaning': 'Di’ la s fino in fondo; può cambiare il significato',
  'Softer: only breath, no scraping in the throat': 'Più morbido: solo fiato, senza raschiare in gola',
  'Before h, a, o and u, c is hard': 'Davanti a h, a, o e u la c è dura',
  'Begin with a d': 'Comincia con una d',
  'Begin with a t and no voice': 'Comincia con una t e senza voce',
  'Begin with a t': 'Comincia con una t',
  'Breathe out before the vowel': 'Soffia prima della vocale',
  'Bring the tongue forward and spread the lips': 'Porta avanti la lingua e allarga le labbra',
  'Bring the tongue forward': 'Porta avanti la lingua',
  'Close both lips': 'Chiudi entrambe le labbra',
  'Close the jaw a little': 'Chiudi un po’ la mandibola',
  'Close the lips at the end': 'Chiudi le labbra alla fine',
  'Close the mouth a little, lips spread': 'Chiudi un po’ la bocca, labbra allargate',
  'Close the mouth a little': 'Chiudi un po’ la bocca',
  'Curl the tongue back; the lips do little': 'Curva la lingua indietro; le labbra si muovono appena',
  'Do not close the lips: upper teeth on the lower lip':
    'Non chiudere le labbra: denti superiori sul labbro inferiore',
  'Do not stop the air first': 'Non fermare prima l’aria',
  'Do not stop the air': 'Non fermare l’aria',
  'Do not stop the air: let it flow over the tongue between the teeth':
    'Non fermare l’aria: lasciala scorrere sulla lingua tra i denti',
  'Do not stop the air: let it scrape': 'Non fermare l’aria: lasciala raschiare',
  'Do not stop the air: let the tongue buzz between the teeth':
    'Non fermare l’aria: lascia vibrare la lingua tra i denti',
  'Do not touch the palate': 'Non toccare il palato',
  'Drop the jaw further': 'Abbassa di più la mandibola',
  'End on a relaxed vowel, no r': 'Finisci su una vocale rilassata, senza r',
  'Glide up towards “ee” at the end': 'Scivola verso la «i» alla fine',
  'Keep the lips still': 'Tieni ferme le labbra',
  'Keep the tongue behind the teeth': 'Tieni la lingua dietro i denti',
  'Keep the tongue forward and the lips spread': 'Tieni la lingua avanti e le labbra allargate',
  'Keep the tongue forward as for “ee”': 'Tieni la lingua avanti come per «i»',
  'Keep the tongue forward': 'Tieni la lingua avanti',
  'Keep the voice on to the end': 'Mantieni la voce fino in fondo',
  'Keep the voice on': 'Mantieni la voce',
  'Let it buzz at the start of a word': 'Lascialo vibrare a inizio parola',
  'Let it buzz between vowels': 'Lascialo vibrare tra vocali',
  'Let it buzz': 'Lascialo vibrare',
  'Let the air out through the nose too': 'Fai uscire l’aria anche dal naso',
  'Let the lip buzz': 'Lascia vibrare il labbro',
  'Let the throat buzz': 'Lascia vibrare la gola',
  'Let the tip of the tongue flutter': 'Lascia vibrare la punta della lingua',
  'Let the tip of the tongue show between the teeth': 'Fai vedere la punta della lingua tra i denti',
  'Let the tongue flutter longer': 'Lascia vibrare più a lungo la lingua',
  'Let the voice sound': 'Fai sentire la voce',
  'Longer and closer': 'Più lunga e più chiusa',
  'Longer and rounder': 'Più lunga e più rotonda',
  'Longer and with a smile': 'Più lunga e con un sorriso',
  'Longer, with tight round lips': 'Più lunga, con le labbra ben rotonde',
  Longer: 'Più lunga',
  'Move the sound back, after a, o and u': 'Porta indietro il suono, dopo a, o e u',
  'Move the sound forward, to where “ee” is made': 'Porta avanti il suono, dove si fa la «i»',
  'No voice, and a puff of air': 'Senza voce e con un soffio d’aria',
  'No voice, only air': 'Senza voce, solo aria',
  'No voice': 'Senza voce',
  'One tap only': 'Un colpo solo',
  'Open the lips a little more': 'Apri un po’ di più le labbra',
  'Open the lips a little more; every final vowel is said in full':
    'Apri un po’ di più le labbra; ogni vocale finale si dice per intero',
  'Open the mouth a little more': 'Apri un po’ di più la bocca',
  'Open the mouth a little': 'Apri un po’ la bocca',
  'Open the mouth fully, also where there is no stress': 'Apri bene la bocca, anche dove non c’è accento',
  'Open the mouth wider and unround the lips': 'Apri di più la bocca e non arrotondare le labbra',
  'Press the middle of the tongue to the palate': 'Premi il centro della lingua contro il palato',
  'Pull the tongue back and keep it there': 'Porta indietro la lingua e lasciala lì',
  'Pull the tongue back and round the lips': 'Porta indietro la lingua e arrotonda le labbra',
  'Pull the tongue back and round the lips; st and sp at the start of a word begin so too':
    'Porta indietro la lingua e arrotonda le labbra; anche st e sp a inizio parola cominciano così',
  'Pull the tongue back for the r': 'Porta indietro la lingua per la r',
  'Pull the tongue back': 'Porta indietro la lingua',
  'Raise the back of the tongue, not the tip': 'Alza il dorso della lingua, non la punta',
  'Relax the tongue back to the middle': 'Rilassa la lingua verso il centro',
  'Round the lips, teeth away from the lip': 'Arrotonda le labbra, i denti lontani dal labbro',
  'Round the lips': 'Arrotonda le labbra',
  'Say the buzzing s to the end': 'Di’ la s sonora fino in fondo',
  'Say the d: close the tongue behind the teeth, even at the end':
    'Di’ la d: chiudi la lingua dietro i denti, anche alla fine',
  'Say the r at the back of the tongue, even at the end': 'Di’ la r in fondo alla bocca, anche alla fine',
  'Say the r with a tap of the tongue': 'Di’ la r con un colpo di lingua',
  'Say the s to the end': 'Di’ la s fino in fondo',
  'Say the t: close the tongue behind the teeth, even at the end':
    'Di’ la t: chiudi la lingua dietro i denti, anche alla fine',
  'Shorter and more open': 'Più breve e più aperta',
  'Shorter and more relaxed': 'Più breve e più rilassata',
  'Shorter and with the mouth less open': 'Più breve e con la bocca meno aperta',
  'Shorter, with lips slightly rounded': 'Più breve, con le labbra un po’ arrotondate',
  'Shorter, with loose lips': 'Più breve, con le labbra rilassate',
  Shorter: 'Più breve',
  'Stop the air first, as for d': 'Ferma prima l’aria, come per d',
  'Stop the air first, as for t': 'Ferma prima l’aria, come per t',
  'Stop the voice': 'Togli la voce',
  'Tap and let go at once; the tongue does not rest': 'Batti e lascia subito; la lingua non si appoggia',
  'Tap higher, on the ridge, and faster': 'Batti più in alto, sulla gengiva, e più in fretta',
  'The lips do nothing; the back of the tongue does the work':
    'Le labbra non fanno nulla; lavora il dorso della lingua',
  'The tip of the tongue must touch and flutter': 'La punta della lingua deve toccare e vibrare',
  'The tongue does the work, not the lip': 'Lavora la lingua, non il labbro',
  'The tongue touches nothing': 'La lingua non tocca nulla',
  'Tongue tip down, air at the back': 'Punta della lingua giù, aria in fondo',
  'Touch the back of the teeth, softly': 'Tocca piano il retro dei denti',
  'Touch the lower lip with the upper teeth': 'Tocca il labbro inferiore con i denti superiori',
  'Touch the palate with the middle of the tongue': 'Tocca il palato con il centro della lingua',
  'Touch the ridge behind the teeth': 'Tocca la gengiva dietro i denti',
  'Touch the ridge with the tip of the tongue': 'Tocca la gengiva con la punta della lingua',
  'Touch the ridge with the tongue at the end': 'Tocca la gengiva con la lingua alla fine',
  'Upper teeth on the lower lip, lips not rounded':
    'Denti superiori sul labbro inferiore, labbra non arrotondate',
};
