/** The tips in Spanish, by their English wording. */
export const tips: Readonly<Record<string, string>> = {
  'Spread the lips as if smiling and hold the tongue high and far forward.':
    'Estira los labios como al sonreír y mantén la lengua alta y muy adelante.',
  'Relax the tongue a little below “ee” and keep the sound short.':
    'Relaja la lengua un poco por debajo de la «i» y haz el sonido corto.',
  'Hold the tongue half high at the front, lips slightly spread, and keep the sound steady from start to end.':
    'Mantén la lengua a media altura y adelante, los labios algo estirados, y el sonido igual de principio a fin.',
  'Open the mouth a little more than for “ay”, tongue forward and low-mid, lips relaxed.':
    'Abre la boca un poco más que para la «e» de «mesa», lengua adelante y más bien baja, labios relajados.',
  'Jaw low, tongue flat and forward.': 'Mandíbula baja, lengua plana y adelante.',
  'Open the mouth wide, tongue low and flat, lips neutral.':
    'Abre bien la boca, lengua baja y plana, labios neutros.',
  'Open the mouth wide and pull the tongue low and back.':
    'Abre bien la boca y lleva la lengua abajo y atrás.',
  'Relax everything: the mouth is slightly open, the tongue rests in the middle, the sound is short.':
    'Relájalo todo: la boca apenas abierta, la lengua en el centro, el sonido corto.',
  'Round the lips loosely, jaw half open, tongue low at the back.':
    'Redondea los labios sin tensión, mandíbula medio abierta, lengua baja y atrás.',
  'Round the lips firmly, tongue half high at the back, and keep the sound steady from start to end.':
    'Redondea bien los labios, lengua a media altura y atrás, y mantén el sonido igual de principio a fin.',
  'Round the lips loosely and keep the sound short, with the tongue a little lower than for “oo”.':
    'Redondea los labios sin tensión y haz el sonido corto, con la lengua algo más baja que para «u».',
  'Push the lips into a small circle and pull the tongue high and back.':
    'Adelanta los labios en un círculo pequeño y lleva la lengua arriba y atrás.',
  'Say “ee”, hold the tongue there, and push the lips into a small circle.':
    'Di «i», deja ahí la lengua y adelanta los labios en un círculo pequeño.',
  'Say a short “i” as in “bit”, hold the tongue there, and round the lips.':
    'Di una «i» corta y relajada, deja ahí la lengua y redondea los labios.',
  'Start “ay” but stop before it glides, keep the tongue still there, and round the lips firmly.':
    'Di la «e» de «mesa» con la boca algo más cerrada, deja ahí la lengua y redondea bien los labios.',
  'Say “e” as in “bed”, hold the tongue there, and round the lips loosely.':
    'Di la «e» de «mesa» con la boca algo más abierta, deja ahí la lengua y redondea los labios sin tensión.',
  'Let the mouth rest and make the shortest, most relaxed vowel you can.':
    'Deja la boca en reposo y haz la vocal más corta y relajada que puedas.',
  'Round the lips loosely, jaw low, and keep the vowel short.':
    'Redondea los labios sin tensión, con la mandíbula baja, y haz la vocal corta.',
  'Let the tongue rest in the middle of the mouth and hold the vowel; no r is heard.':
    'Deja la lengua en reposo en el centro de la boca y alarga la vocal; no se oye ninguna r.',
  'Start with the mouth at rest and close the lips into a small circle.':
    'Empieza con la boca en reposo y cierra los labios en un círculo pequeño.',
  'End on a short, relaxed “a” with the mouth half open; no r is heard.':
    'Termina en una «a» corta y relajada con la boca medio abierta; no se oye ninguna r.',
  'Pull the tongue back and up without touching anything, and let the whole vowel sound like r.':
    'Lleva la lengua atrás y arriba sin tocar nada y deja que toda la vocal suene a r inglesa.',
  'Start with the tongue half high at the front and glide up towards “ee”.':
    'Empieza con la lengua a media altura y adelante, y deslízate hacia la «i».',
  'Start with the mouth wide open and glide up towards “ee”.':
    'Empieza con la boca bien abierta y deslízate hacia la «i».',
  'Start with rounded lips and glide to spread lips, towards “ee”.':
    'Empieza con los labios redondeados y deslízate a labios estirados, hacia la «i».',
  'Start with half-rounded lips and close them into a small circle.':
    'Empieza con los labios medio redondeados y ciérralos en un círculo pequeño.',
  'Start with the mouth wide open and close the lips into a small circle.':
    'Empieza con la boca bien abierta y cierra los labios en un círculo pequeño.',
  'Open the mouth wide, tongue back, and let the air out through the nose as well; do not close it with an n.':
    'Abre bien la boca, lengua atrás, y deja salir el aire también por la nariz; no la cierres con una n.',
  'Say an open “e” and let the air out through the nose as well; do not close it with an n.':
    'Di la «e» de «mesa» con la boca más abierta y deja salir el aire también por la nariz; no la cierres con una n.',
  'Round the lips for “o” and let the air out through the nose as well; do not close it with an n.':
    'Redondea los labios para «o» y deja salir el aire también por la nariz; no la cierres con una n.',
  'Close both lips, build up air and let it go, without voice.':
    'Cierra los dos labios, retén el aire y suéltalo, sin voz.',
  'Close both lips and let the voice sound as they open.':
    'Cierra los dos labios y deja sonar la voz cuando se abren.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let go, without voice.':
    'Toca con la punta de la lengua detrás de los dientes de arriba, en la encía, y suelta, sin voz.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let go, with voice.':
    'Toca con la punta de la lengua detrás de los dientes de arriba, en la encía, y suelta, con voz.',
  'Raise the back of the tongue to the soft palate and let go, without voice.':
    'Sube la parte de atrás de la lengua al paladar blando y suelta, sin voz.',
  'Raise the back of the tongue to the soft palate and let go, with voice.':
    'Sube la parte de atrás de la lengua al paladar blando y suelta, con voz.',
  'Rest the upper teeth on the lower lip and blow, without voice.':
    'Apoya los dientes de arriba en el labio de abajo y sopla, sin voz.',
  'Rest the upper teeth on the lower lip and hum: the lip must buzz.':
    'Apoya los dientes de arriba en el labio de abajo y haz sonar la voz: el labio tiene que vibrar.',
  'Put the tip of the tongue between the teeth and blow, without voice.':
    'Pon la punta de la lengua entre los dientes y sopla, sin voz.',
  'Put the tip of the tongue between the teeth and hum: the tongue must buzz.':
    'Pon la punta de la lengua entre los dientes y haz sonar la voz: la lengua tiene que vibrar.',
  'Bring the tongue close to the ridge behind the teeth and hiss, without voice.':
    'Acerca la lengua a la encía detrás de los dientes y haz un siseo, sin voz.',
  'Hiss as for s, but with voice: the throat must buzz.':
    'Haz un siseo como para s, pero con voz: la garganta tiene que vibrar.',
  'Pull the tongue back from s, round the lips slightly and blow, as when asking for silence.':
    'Lleva la lengua hacia atrás desde la s, redondea un poco los labios y sopla, como cuando pides silencio.',
  'Make the sound that asks for silence, but with voice.':
    'Haz el sonido con que se pide silencio, pero con voz.',
  'Hold the tongue as for “ee” and whisper a sharp h through the narrow gap.':
    'Mantén la lengua como para «i» y susurra una j suave y aguda por la rendija.',
  'Raise the back of the tongue close to the soft palate and blow, so that the air scrapes.':
    'Acerca la parte de atrás de la lengua al paladar blando y sopla, de modo que el aire raspe.',
  'Breathe out gently before the vowel, throat open.':
    'Echa el aire con suavidad antes de la vocal, con la garganta abierta.',
  'Close both lips and hum through the nose.': 'Cierra los dos labios y haz sonar la voz por la nariz.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and hum through the nose.':
    'Toca con la punta de la lengua la encía detrás de los dientes de arriba y haz sonar la voz por la nariz.',
  'Press the middle of the tongue to the palate and hum through the nose, as one sound, not n plus y.':
    'Aprieta el centro de la lengua contra el paladar y haz sonar la voz por la nariz, como un solo sonido, no n más i.',
  'Raise the back of the tongue to the soft palate and hum through the nose, ready for the k or g that follows.':
    'Sube la parte de atrás de la lengua al paladar blando y haz sonar la voz por la nariz, lista para la k o la g que sigue.',
  'Raise the back of the tongue to the soft palate and hum through the nose; no g follows.':
    'Sube la parte de atrás de la lengua al paladar blando y haz sonar la voz por la nariz; no sigue ninguna g.',
  'Touch the ridge behind the upper teeth with the tip of the tongue and let the voice flow past its sides.':
    'Toca con la punta de la lengua la encía detrás de los dientes de arriba y deja pasar la voz por los lados.',
  'Press the middle of the tongue to the palate and let the voice flow past its sides; a y as in “yo” is just as right.':
    'Aprieta el centro de la lengua contra el paladar y deja pasar la voz por los lados; la y de «yo» es igual de correcta.',
  'Press the middle of the tongue to the palate and let the voice flow past its sides, as one sound, not l plus y.':
    'Aprieta el centro de la lengua contra el paladar y deja pasar la voz por los lados, como un solo sonido, no l más i.',
  'Curl the tongue up and back without touching anything and round the lips slightly.':
    'Curva la lengua hacia arriba y atrás sin tocar nada y redondea un poco los labios.',
  'Rest the tip of the tongue loosely behind the upper teeth, switch the voice on and blow until the tip flutters two or three times.':
    'Apoya sin tensión la punta de la lengua detrás de los dientes de arriba y sopla con voz hasta que vibre dos o tres veces.',
  'Tap the ridge behind the upper teeth once, quickly, with the tip of the tongue.':
    'Golpea una vez, rápido, con la punta de la lengua la encía detrás de los dientes de arriba.',
  'Keep the tip of the tongue down and let the air rub at the very back of the tongue, with voice, like a soft gargle.':
    'Deja abajo la punta de la lengua y que el aire roce al fondo, con voz, como una gárgara suave.',
  'Start with the tongue as for “ee” and slide quickly into the next vowel.':
    'Empieza con la lengua como para «i» y deslízate rápido a la vocal siguiente.',
  'Push the lips into a small circle and slide quickly into the next vowel; the teeth touch nothing.':
    'Adelanta los labios en un círculo pequeño y deslízate rápido a la vocal siguiente; los dientes no tocan nada.',
  'Hold “ee” with rounded lips and slide quickly into the next vowel.':
    'Mantén una «i» con los labios redondeados y deslízate rápido a la vocal siguiente.',
  'Raise the middle of the tongue close to the palate, as for a strong y, and let it buzz slightly.':
    'Acerca el centro de la lengua al paladar, como para una y fuerte, y deja que vibre un poco.',
  'Start with the tongue tip closed as for t and release it straight into s.':
    'Coloca la punta de la lengua como para t y suéltala directamente en s.',
  'Start with the tongue tip closed as for d and release it straight into z.':
    'Coloca la punta de la lengua como para d y suéltala directamente en una s con voz.',
  'Close the tongue as for t and release it into the sound that asks for silence.':
    'Coloca la lengua como para t y suéltala como en la «ch» de «chico».',
  'Close the tongue as for d and release it into the voiced sound of “pleasure”.':
    'Coloca la lengua como para d y suéltala como una «ch» con voz.',
  'Open the mouth about halfway, with lips and tongue relaxed, for a short, clear vowel. Without stress it is only a murmur.':
    'Abre la boca a medias, con los labios y la lengua relajados, para una vocal corta y clara; solo sin acento se reduce a un murmullo.',
  'Close both lips and let go with a puff of air at the start of a word.':
    'Cierra los dos labios y suelta con un soplo de aire al principio de palabra.',
  'Touch the ridge behind the upper teeth and let go with a puff of air at the start of a word.':
    'Toca la encía detrás de los dientes de arriba y suelta con un soplo de aire al principio de palabra.',
  'Raise the back of the tongue to the soft palate and let go with a puff of air at the start of a word.':
    'Sube la parte de atrás de la lengua al paladar blando y suelta con un soplo de aire al principio de palabra.',
  'Touch the ridge behind the upper teeth; at the end of a word raise the back of the tongue as well.':
    'Toca la encía detrás de los dientes de arriba; al final de palabra sube también la parte de atrás de la lengua.',
  'A short, steady “e”, halfway open: it never glides towards “ee”.':
    'Una «e» corta y firme, medio abierta: nunca se desliza hacia la «i».',
  'A short, steady “o” with rounded lips: it never glides towards “oo”.':
    'Una «o» corta y firme con los labios redondeados: nunca se desliza hacia la «u».',
  'Close both lips and let go without a puff of air.': 'Cierra los dos labios y suelta sin soplo de aire.',
  'Bring both lips together for b and v alike; between vowels they barely touch.':
    'Junta los dos labios igual para b y para v; entre vocales apenas se tocan.',
  'Touch the back of the upper teeth with the tip of the tongue and let go without a puff of air.':
    'Toca con la punta de la lengua la parte de atrás de los dientes de arriba y suelta sin soplo de aire.',
  'Touch the back of the upper teeth; between vowels let the tongue barely touch them, like a soft “th” in “this”.':
    'Toca la parte de atrás de los dientes de arriba; entre vocales deja que la lengua apenas los toque, como en «cada».',
  'Raise the back of the tongue to the soft palate and let go without a puff of air.':
    'Sube la parte de atrás de la lengua al paladar blando y suelta sin soplo de aire.',
  'Raise the back of the tongue; between vowels let it barely touch, so that the air keeps flowing.':
    'Sube la parte de atrás de la lengua; entre vocales deja que apenas toque, para que el aire siga pasando.',
  'Put the tip of the tongue between the teeth and blow; in Latin America an s is just as right.':
    'Pon la punta de la lengua entre los dientes y sopla; en América una s es igual de correcta.',
  'Hiss without voice, also between vowels: never a z.':
    'Haz un siseo sin voz, también entre vocales: nunca vibra.',
  'Touch the ridge behind the upper teeth and keep the back of the tongue low: the l stays bright.':
    'Toca la encía detrás de los dientes de arriba y mantén baja la parte de atrás de la lengua: la l queda clara.',
  'Round the lips slightly and make a very short, relaxed vowel.':
    'Redondea un poco los labios y haz una vocal muy corta y relajada.',
  'Touch the back of the upper teeth with the tip of the tongue and let go, with voice.':
    'Toca con la punta de la lengua la parte de atrás de los dientes de arriba y suelta, con voz.',
  'Open the mouth wide and hold the vowel long.': 'Abre bien la boca y alarga la vocal.',
  'Open the mouth wide and keep the vowel short.': 'Abre bien la boca y deja la vocal breve.',
  'This consonant is double: hold it about twice as long as a single one before you let go.':
    'Esta consonante es doble: mantenla más o menos el doble que una simple antes de soltarla.',
  'Spread the lips, tongue high and forward, and hold the vowel long.':
    'Estira los labios, lengua alta y adelante, y mantén la vocal larga.',
  'The German w: rest the upper teeth on the lower lip and hum; the lips are not rounded.':
    'La w alemana: apoya los dientes de arriba en el labio de abajo y haz sonar la voz; los labios no se redondean.',
  'An s at the start of a word or between vowels buzzes: hiss with voice.':
    'Una s al principio de palabra o entre vocales vibra: haz el siseo con voz.',
  'Rest the tip of the tongue loosely behind the upper teeth and let it flutter with voice: once for r, longer for rr.':
    'Apoya sin tensión la punta de la lengua detrás de los dientes de arriba y déjala vibrar con voz: una vez para r, más tiempo para rr.',
  'Before e and i, c is soft, as in “cheese”': 'Ante e e i la c es suave, como en «chico»',
  'Before e and i, g is soft, as in “jet”': 'Ante e e i la g es suave, como una «ch» con voz',
  'Do not stop the air: a sharp h': 'No cortes el aire: una j suave y aguda',
  'Keep the lips open and touch the ridge with the tongue':
    'Deja los labios abiertos y toca la encía con la lengua',
  'No voice, even where d is written at the end of a word':
    'Sin voz, aunque al final de palabra se escriba d',
  'No voice, even where g is written at the end of a word':
    'Sin voz, aunque al final de palabra se escriba g',
  'No voice, even where b is written at the end of a word':
    'Sin voz, aunque al final de palabra se escriba b',
  'Say the s to the end; it may carry the meaning': 'Di la s hasta el final; puede cambiar el significado',
  'Softer: only breath, no scraping in the throat': 'Más suave: solo aire, sin raspar en la garganta',
  'Before h, a, o and u, c is hard': 'Ante h, a, o y u la c es dura',
  'Begin with a d': 'Empieza con una d',
  'Begin with a t and no voice': 'Empieza con una t y sin voz',
  'Begin with a t': 'Empieza con una t',
  'Breathe out before the vowel': 'Echa el aire antes de la vocal',
  'Bring the tongue forward and spread the lips': 'Lleva la lengua adelante y estira los labios',
  'Bring the tongue forward': 'Lleva la lengua adelante',
  'Close both lips': 'Cierra los dos labios',
  'Close the jaw a little': 'Cierra un poco la mandíbula',
  'Close the lips at the end': 'Cierra los labios al final',
  'Close the mouth a little, lips spread': 'Cierra un poco la boca, labios estirados',
  'Close the mouth a little': 'Cierra un poco la boca',
  'Curl the tongue back; the lips do little': 'Curva la lengua hacia atrás; los labios apenas se mueven',
  'Do not close the lips: upper teeth on the lower lip':
    'No cierres los labios: dientes de arriba en el labio de abajo',
  'Do not stop the air first': 'No cortes antes el aire',
  'Do not stop the air': 'No cortes el aire',
  'Do not stop the air: let it flow over the tongue between the teeth':
    'No cortes el aire: deja que pase por la lengua entre los dientes',
  'Do not stop the air: let it scrape': 'No cortes el aire: deja que raspe',
  'Do not stop the air: let the tongue buzz between the teeth':
    'No cortes el aire: deja que la lengua vibre entre los dientes',
  'Do not touch the palate': 'No toques el paladar',
  'Drop the jaw further': 'Baja más la mandíbula',
  'End on a relaxed vowel, no r': 'Termina en una vocal relajada, sin r',
  'Glide up towards “ee” at the end': 'Deslízate hacia la «i» al final',
  'Keep the lips still': 'No muevas los labios',
  'Keep the tongue behind the teeth': 'Mantén la lengua detrás de los dientes',
  'Keep the tongue forward and the lips spread': 'Mantén la lengua adelante y los labios estirados',
  'Keep the tongue forward as for “ee”': 'Mantén la lengua adelante como para «i»',
  'Keep the tongue forward': 'Mantén la lengua adelante',
  'Keep the voice on to the end': 'Mantén la voz hasta el final',
  'Keep the voice on': 'Mantén la voz',
  'Let it buzz at the start of a word': 'Deja que vibre al principio de palabra',
  'Let it buzz between vowels': 'Deja que vibre entre vocales',
  'Let it buzz': 'Deja que vibre',
  'Let the air out through the nose too': 'Deja salir el aire también por la nariz',
  'Let the lip buzz': 'Deja que el labio vibre',
  'Let the throat buzz': 'Deja que la garganta vibre',
  'Let the tip of the tongue flutter': 'Deja que la punta de la lengua vibre',
  'Let the tip of the tongue show between the teeth': 'Deja asomar la punta de la lengua entre los dientes',
  'Let the tongue flutter longer': 'Deja que la lengua vibre más tiempo',
  'Let the voice sound': 'Deja sonar la voz',
  'Longer and closer': 'Más larga y más cerrada',
  'Longer and rounder': 'Más larga y más redonda',
  'Longer and with a smile': 'Más larga y con una sonrisa',
  'Longer, with tight round lips': 'Más larga, con los labios bien redondos',
  Longer: 'Más larga',
  'Move the sound back, after a, o and u': 'Lleva el sonido hacia atrás, después de a, o y u',
  'Move the sound forward, to where “ee” is made': 'Lleva el sonido adelante, donde se hace la «i»',
  'No voice, and a puff of air': 'Sin voz y con un soplo de aire',
  'No voice, only air': 'Sin voz, solo aire',
  'No voice': 'Sin voz',
  'One tap only': 'Un solo golpe',
  'Open the lips a little more': 'Abre un poco más los labios',
  'Open the lips a little more; every final vowel is said in full':
    'Abre un poco más los labios; cada vocal final se dice entera',
  'Open the mouth a little more': 'Abre un poco más la boca',
  'Open the mouth a little': 'Abre un poco la boca',
  'Open the mouth fully, also where there is no stress': 'Abre bien la boca, también donde no hay acento',
  'Open the mouth wider and unround the lips': 'Abre más la boca y no redondees los labios',
  'Press the middle of the tongue to the palate': 'Aprieta el centro de la lengua contra el paladar',
  'Pull the tongue back and keep it there': 'Lleva la lengua atrás y déjala ahí',
  'Pull the tongue back and round the lips': 'Lleva la lengua atrás y redondea los labios',
  'Pull the tongue back and round the lips; st and sp at the start of a word begin so too':
    'Lleva la lengua atrás y redondea los labios; st y sp al principio de palabra empiezan igual',
  'Pull the tongue back for the r': 'Lleva la lengua atrás para la r',
  'Pull the tongue back': 'Lleva la lengua atrás',
  'Raise the back of the tongue, not the tip': 'Sube la parte de atrás de la lengua, no la punta',
  'Relax the tongue back to the middle': 'Relaja la lengua hacia el centro',
  'Round the lips, teeth away from the lip': 'Redondea los labios, los dientes lejos del labio',
  'Round the lips': 'Redondea los labios',
  'Say the buzzing s to the end': 'Di la s con voz hasta el final',
  'Say the d: close the tongue behind the teeth, even at the end':
    'Di la d: cierra la lengua detrás de los dientes, también al final',
  'Say the r at the back of the tongue, even at the end': 'Di la r al fondo de la lengua, también al final',
  'Say the r with a tap of the tongue': 'Di la r con un golpe de lengua',
  'Say the s to the end': 'Di la s hasta el final',
  'Say the t: close the tongue behind the teeth, even at the end':
    'Di la t: cierra la lengua detrás de los dientes, también al final',
  'Shorter and more open': 'Más corta y más abierta',
  'Shorter and more relaxed': 'Más corta y más relajada',
  'Shorter and with the mouth less open': 'Más corta y con la boca menos abierta',
  'Shorter, with lips slightly rounded': 'Más corta, con los labios un poco redondeados',
  'Shorter, with loose lips': 'Más corta, con los labios sueltos',
  Shorter: 'Más corta',
  'Stop the air first, as for d': 'Corta antes el aire, como para d',
  'Stop the air first, as for t': 'Corta antes el aire, como para t',
  'Stop the voice': 'Quita la voz',
  'Tap and let go at once; the tongue does not rest':
    'Golpea y suelta enseguida; la lengua no se queda apoyada',
  'Tap higher, on the ridge, and faster': 'Golpea más arriba, en la encía, y más rápido',
  'The lips do nothing; the back of the tongue does the work':
    'Los labios no hacen nada; trabaja la parte de atrás de la lengua',
  'The tip of the tongue must touch and flutter': 'La punta de la lengua tiene que tocar y vibrar',
  'The tongue does the work, not the lip': 'Trabaja la lengua, no el labio',
  'The tongue touches nothing': 'La lengua no toca nada',
  'Tongue tip down, air at the back': 'Punta de la lengua abajo, aire al fondo',
  'Touch the back of the teeth, softly': 'Toca la parte de atrás de los dientes, con suavidad',
  'Touch the lower lip with the upper teeth': 'Toca el labio de abajo con los dientes de arriba',
  'Touch the palate with the middle of the tongue': 'Toca el paladar con el centro de la lengua',
  'Touch the ridge behind the teeth': 'Toca la encía detrás de los dientes',
  'Touch the ridge with the tip of the tongue': 'Toca la encía con la punta de la lengua',
  'Touch the ridge with the tongue at the end': 'Toca la encía con la lengua al final',
  'Upper teeth on the lower lip, lips not rounded':
    'Dientes de arriba en el labio de abajo, labios sin redondear',
};
