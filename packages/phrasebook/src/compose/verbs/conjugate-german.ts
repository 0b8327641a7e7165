import { type Conjugation, type PersonForms, personForms } from './verb-forms.ts';

const PRESENT: Readonly<Record<string, string>> = {
  sein: 'bin bist ist sind seid sind',
  haben: 'habe hast hat haben habt haben',
  werden: 'werde wirst wird werden werdet werden',
  können: 'kann kannst kann können könnt können',
  müssen: 'muss musst muss müssen müsst müssen',
  wollen: 'will willst will wollen wollt wollen',
  sollen: 'soll sollst soll sollen sollt sollen',
  dürfen: 'darf darfst darf dürfen dürft dürfen',
  mögen: 'mag magst mag mögen mögt mögen',
  möchten: 'möchte möchtest möchte möchten möchtet möchten',
  wissen: 'weiß weißt weiß wissen wisst wissen',
  tun: 'tue tust tut tun tut tun',
  zeichnen: 'zeichne zeichnest zeichnet zeichnen zeichnet zeichnen',
};
/** The preterite of the verbs that use it in speech: the first person, from which the others are formed. */
const PRETERITE: Readonly<Record<string, string>> = {
  sein: 'war',
  haben: 'hatte',
  werden: 'wurde',
  können: 'konnte',
  müssen: 'musste',
  wollen: 'wollte',
  sollen: 'sollte',
  dürfen: 'durfte',
  mögen: 'mochte',
  möchten: 'wollte',
  wissen: 'wusste',
};
/** The changed vowel of the second and third person singular. */
export const CHANGED_STEM: Readonly<Record<string, string>> = {
  fahren: 'fähr',
  wachsen: 'wächs',
  laden: 'läd',
  halten: 'hält',
  raten: 'rät',
  schlagen: 'schläg',
  backen: 'bäck',
  übergeben: 'übergib',
  werfen: 'wirf',
  schlafen: 'schläf',
  tragen: 'träg',
  waschen: 'wäsch',
  lassen: 'läss',
  laufen: 'läuf',
  fallen: 'fäll',
  fangen: 'fäng',
  gefallen: 'gefäll',
  sehen: 'sieh',
  lesen: 'lies',
  essen: 'iss',
  vergessen: 'vergiss',
  erhalten: 'erhält',
  geben: 'gib',
  nehmen: 'nimm',
  sprechen: 'sprich',
  treffen: 'triff',
  helfen: 'hilf',
  treten: 'tritt',
  brechen: 'brich',
  sterben: 'stirb',
  empfehlen: 'empfiehl',
  verlassen: 'verläss',
  verlaufen: 'verläuf',
  versprechen: 'versprich',
  behalten: 'behält',
  hinterlassen: 'hinterläss',
  besprechen: 'besprich',
  stehlen: 'stiehl',
  bewerben: 'bewirb',
  verraten: 'verrät',
  entlassen: 'entläss',
  vertreten: 'vertritt',
  unterbrechen: 'unterbrich',
  benehmen: 'benimm',
  enthalten: 'enthält',
  braten: 'brät',
  messen: 'miss',
  ergeben: 'ergib',
  schmelzen: 'schmilz',
  betreten: 'betritt',
};
const PARTICIPLE: Readonly<Record<string, string>> = {
  sein: 'gewesen',
  haben: 'gehabt',
  werden: 'geworden',
  gehen: 'gegangen',
  kommen: 'gekommen',
  bekommen: 'bekommen',
  fahren: 'gefahren',
  laufen: 'gelaufen',
  fliegen: 'geflogen',
  schwimmen: 'geschwommen',
  steigen: 'gestiegen',
  stehen: 'gestanden',
  verstehen: 'verstanden',
  sehen: 'gesehen',
  essen: 'gegessen',
  trinken: 'getrunken',
  nehmen: 'genommen',
  geben: 'gegeben',
  finden: 'gefunden',
  verlieren: 'verloren',
  vergessen: 'vergessen',
  entscheiden: 'entschieden',
  bleiben: 'geblieben',
  schreiben: 'geschrieben',
  lesen: 'gelesen',
  frieren: 'gefroren',
  schlafen: 'geschlafen',
  sprechen: 'gesprochen',
  versprechen: 'versprochen',
  treffen: 'getroffen',
  helfen: 'geholfen',
  treten: 'getreten',
  brechen: 'gebrochen',
  schließen: 'geschlossen',
  tragen: 'getragen',
  waschen: 'gewaschen',
  lassen: 'gelassen',
  verlassen: 'verlassen',
  fallen: 'gefallen',
  gefallen: 'gefallen',
  rufen: 'gerufen',
  sitzen: 'gesessen',
  liegen: 'gelegen',
  denken: 'gedacht',
  bringen: 'gebracht',
  kennen: 'gekannt',
  rennen: 'gerannt',
  wissen: 'gewusst',
  tun: 'getan',
  ziehen: 'gezogen',
  beginnen: 'begonnen',
  gewinnen: 'gewonnen',
  fangen: 'gefangen',
  leihen: 'geliehen',
  heißen: 'geheißen',
  schneiden: 'geschnitten',
  verschieben: 'verschoben',
  treiben: 'getrieben',
  heben: 'gehoben',
  verlaufen: 'verlaufen',
  unterrichten: 'unterrichtet',
  empfehlen: 'empfohlen',
  sterben: 'gestorben',
  singen: 'gesungen',
  anfangen: 'angefangen',
  wachsen: 'gewachsen',
  laden: 'geladen',
  halten: 'gehalten',
  backen: 'gebacken',
  übergeben: 'übergeben',
  brennen: 'gebrannt',
  verbrennen: 'verbrannt',
  unterschreiben: 'unterschrieben',
  werfen: 'geworfen',
  lügen: 'gelogen',
  bitten: 'gebeten',
  mögen: 'gemocht',
  raten: 'geraten',
  schreien: 'geschrien',
  genießen: 'genossen',
  bellen: 'gebellt',
  schlagen: 'geschlagen',
  gewöhnen: 'gewöhnt',
  reiten: 'geritten',
  scheinen: 'geschienen',
  verbinden: 'verbunden',
  erhalten: 'erhalten',
  bestehen: 'bestanden',
  gießen: 'gegossen',
  biegen: 'gebogen',
  bieten: 'geboten',
  zeichnen: 'gezeichnet',
  streichen: 'gestrichen',
  übernachten: 'übernachtet',
  überraschen: 'überrascht',
  unterstützen: 'unterstützt',
  besitzen: 'besessen',
  behalten: 'behalten',
  hinterlassen: 'hinterlassen',
  stehlen: 'gestohlen',
  springen: 'gesprungen',
  schieben: 'geschoben',
  klingen: 'geklungen',
  riechen: 'gerochen',
  erkennen: 'erkannt',
  erschrecken: 'erschreckt',
  verzeihen: 'verziehen',
  streiten: 'gestritten',
  bewerben: 'beworben',
  vergleichen: 'verglichen',
  scheiden: 'geschieden',
  nennen: 'genannt',
  bestellen: 'bestellt',
  besprechen: 'besprochen',
  verbringen: 'verbracht',
  verdienen: 'verdient',
  stinken: 'gestunken',
  sinken: 'gesunken',
  schmelzen: 'geschmolzen',
  verschwinden: 'verschwunden',
  erscheinen: 'erschienen',
  entkommen: 'entkommen',
  beißen: 'gebissen',
  benehmen: 'benommen',
  beheben: 'behoben',
  entlassen: 'entlassen',
  vertreten: 'vertreten',
  betrügen: 'betrogen',
  verraten: 'verraten',
  unterbrechen: 'unterbrochen',
  vermeiden: 'vermieden',
  beschreiben: 'beschrieben',
  enthalten: 'enthalten',
  überweisen: 'überwiesen',
  überleben: 'überlebt',
  überzeugen: 'überzeugt',
  untersuchen: 'untersucht',
  besuchen: 'besucht',
  braten: 'gebraten',
  beten: 'gebetet',
  befördern: 'befördert',
  wiegen: 'gewogen',
  messen: 'gemessen',
  leiden: 'gelitten',
  verbieten: 'verboten',
  ergeben: 'ergeben',
  legen: 'gelegt',
  hängen: 'gehängt',
  bewundern: 'bewundert',
  vermissen: 'vermisst',
};
const WITH_BE: ReadonlySet<string> = new Set(
  'sein werden wachsen gehen kommen fahren laufen fliegen steigen bleiben reisen fallen schwimmen sterben wandern joggen landen rennen stürzen springen folgen passieren verreisen verschwinden erscheinen entkommen sinken schmelzen rutschen stolpern begegnen scheitern wachsen'.split(
    ' ',
  ),
);
/** Separable verbs by their prefix; the rest is a verb of its own. */
const SEPARABLE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['statt', 'stattfinden'],
    ['weiter', 'weitermachen weiterleiten weiterfahren weitergehen'],
    ['fort', 'fortsetzen'],
    ['rein', 'reinlassen reinkommen reingehen'],
    ['weh', 'wehtun'],
    ['schief', 'schiefgehen'],
    ['kaputt', 'kaputtgehen kaputtmachen'],
    ['hinauf', 'hinaufgehen'],
    ['hinunter', 'hinuntergehen'],
    ['hinein', 'hineingehen'],
    ['runter', 'runtergehen runterkommen runterdrehen'],
    ['heraus', 'herauskommen'],
    ['herauf', 'heraufkommen'],
    ['groß', 'großziehen'],
    ['fest', 'feststecken'],
    ['hinzu', 'hinzufügen'],
    ['durcheinander', 'durcheinanderkommen'],
    [
      'an',
      'angehen anhängen anstarren anschreien anlächeln anzünden anbauen anschauen anstehen ankündigen anhalten anlügen anbieten annehmen anmelden anrufen ankommen anprobieren anfangen anmachen anziehen ansehen anfassen',
    ],
    [
      'auf',
      'aufheben aufnehmen aufhängen aufdrehen aufwärmen aufhalten aufwachsen aufpassen auflegen aufbleiben aufgeben aufladen aufstehen aufwachen aufräumen aufhören aufmachen aufschreiben',
    ],
    [
      'aus',
      'ausrichten ausrutschen ausräumen aussperren ausziehen auswählen ausführen austauschen ausdrucken aussprechen ausschlafen auswechseln ausleihen ausgehen aussteigen ausruhen auschecken ausmachen aussehen auspacken ausgeben ausfüllen aussuchen ausziehen auslassen ausatmen',
    ],
    [
      'ein',
      'einstellen einzahlen einräumen einhalten einpacken eincremen einatmen einkaufen einchecken einsteigen einladen einschlafen einziehen einschenken einfrieren',
    ],
    [
      'ab',
      'abfliegen abschneiden ablehnen abhängen abstürzen absetzen abbrechen abspülen abnehmen abfahren ablaufen absagen abholen abreisen abwaschen abheben abbiegen abgeben abräumen abschließen abwischen abtrocknen',
    ],
    ['mit', 'mitkommen mitkommen mitnehmen mitbringen mitmachen'],
    ['um', 'umarbeiten umsteigen umziehen umtauschen umsehen umdrehen umrühren'],
    ['fern', 'fernsehen'],
    ['nach', 'nachfüllen nachdenken nachschlagen'],
    ['hoch', 'hochladen hochgehen hochkommen hochheben'],
    ['wieder', 'wiederkommen wiedersehen'],
    [
      'zurück',
      'zurücklegen zurückbekommen zurückbringen zurückzahlen zurückgehen zurückschicken zurückkommen zurückgeben zurückrufen zurückgehen zurückkehren',
    ],
    ['los', 'loswerden losfahren losgehen'],
    ['hier', 'hierlassen'],
    ['herein', 'hereinkommen'],
    ['hinunter', 'hinunterfallen'],
    ['hierher', 'hierherziehen'],
    ['hin', 'hinsetzen hingehen hinsetzen hinlegen hinfallen'],
    ['vor', 'vorhaben vorlesen vornehmen vorgehen vorschlagen vorbereiten vorstellen'],
    ['weg', 'weggehen wegwerfen wegräumen weglaufen'],
    ['raus', 'rauskommen rausbringen rausgehen'],
    ['frei', 'freinehmen freihaben'],
    ['herunter', 'herunterkommen herunterladen'],
    ['vorbei', 'vorbeigehen vorbeifahren vorbeikommen'],
    ['zu', 'zudecken zugeben zunehmen zuhören zumachen'],
    ['kennen', 'kennenlernen'],
    ['teil', 'teilnehmen'],
    ['fertig', 'fertigmachen'],
    ['zusammen', 'zusammenlegen zusammenarbeiten zusammenwohnen zusammenziehen'],
    ['wohl', 'wohlfühlen'],
  ].flatMap(([prefix, verbs]) => verbs!.split(' ').map((verb) => [verb, prefix!])),
);
const UNSTRESSED =
  /^(be|über(?=geb|leb|zeug|weis)|unter(?=brech|such)|ge|er|ver|zer|ent|emp|miss|wiederhol|umarm|überprüf|durchsuch|überset|unterschreib)|ieren$/;

function presentOf(infinitive: string): PersonForms {
  const irregular = PRESENT[infinitive];
  if (irregular) return personForms(irregular);
  const isShort = /[^e](ern|eln)$/.test(infinitive);
  const stem = infinitive.slice(0, isShort ? -1 : -2);
  const changedStem = CHANGED_STEM[infinitive];
  // arbeiten, finden, öffnen: an e keeps the ending audible, but not after a changed vowel.
  const link = /([td]|[^aeiourlhmn][mn])$/.test(stem) ? 'e' : '';
  const second = changedStem ?? stem + link;
  const first = infinitive.endsWith('eln') ? `${stem.slice(0, -2)}le` : `${stem}e`;
  return [
    first,
    `${second}${/[sßzx]$/.test(second) ? 't' : 'st'}`,
    changedStem ? (/t$/.test(changedStem) ? changedStem : `${changedStem}t`) : `${stem}${link}t`,
    infinitive,
    `${stem}${link}t`,
    infinitive,
  ];
}

function preteriteOf(infinitive: string): PersonForms | undefined {
  const first = PRETERITE[infinitive];
  if (!first) return undefined;
  return first.endsWith('e')
    ? [first, `${first}st`, first, `${first}n`, `${first}t`, `${first}n`]
    : [first, `${first}st`, first, `${first}en`, `${first}t`, `${first}en`];
}

function participleOf(infinitive: string): string {
  const known = PARTICIPLE[infinitive];
  if (known) return known;
  const isShort = /[^e](ern|eln)$/.test(infinitive);
  const stem = infinitive.slice(0, isShort ? -1 : -2);
  const link = /([td]|[^aeiourlhmn][mn])$/.test(stem) ? 'e' : '';
  return `${UNSTRESSED.test(infinitive) ? '' : 'ge'}${stem}${link}t`;
}

/** All forms of a German infinitive; a separable prefix is given apart from the finite forms. */
export function conjugateGerman(infinitive: string): Conjugation {
  const prefix = SEPARABLE[infinitive];
  if (prefix) {
    const core = conjugateGerman(infinitive.slice(prefix.length));
    const withBe =
      core.perfectWithBe ||
      /(auf|ein)(stehen|wachen|schlafen)|(um|ein|aus|zusammen|hierher)ziehen|umsteigen|abbiegen|schiefgehen|loswerden/.test(
        infinitive,
      );
    return { ...core, participle: prefix + core.participle, prefix, perfectWithBe: withBe };
  }
  const preterite = preteriteOf(infinitive);
  return {
    present: presentOf(infinitive),
    ...(preterite && { preterite }),
    participle: participleOf(infinitive),
    perfectWithBe: WITH_BE.has(infinitive),
  };
}
