import { type Conjugation, type PersonForms, personForms } from './verb-forms.ts';

/** Forms that follow no rule: present, participle, stem of the future where it is not the infinitive. */
const IRREGULAR: Readonly<
  Record<string, readonly [present: string, participle: string, futureStem?: string]>
> = {
  être: ['suis es est sommes êtes sont', 'été', 'ser'],
  avoir: ['ai as a avons avez ont', 'eu', 'aur'],
  aller: ['vais vas va allons allez vont', 'allé', 'ir'],
  faire: ['fais fais fait faisons faites font', 'fait', 'fer'],
  pouvoir: ['peux peux peut pouvons pouvez peuvent', 'pu', 'pourr'],
  vouloir: ['veux veux veut voulons voulez veulent', 'voulu', 'voudr'],
  devoir: ['dois dois doit devons devez doivent', 'dû', 'devr'],
  savoir: ['sais sais sait savons savez savent', 'su', 'saur'],
  voir: ['vois vois voit voyons voyez voient', 'vu', 'verr'],
  croire: ['crois crois croit croyons croyez croient', 'cru'],
  boire: ['bois bois boit buvons buvez boivent', 'bu'],
  recevoir: ['reçois reçois reçoit recevons recevez reçoivent', 'reçu', 'recevr'],
  venir: ['viens viens vient venons venez viennent', 'venu', 'viendr'],
  revenir: ['reviens reviens revient revenons revenez reviennent', 'revenu', 'reviendr'],
  tenir: ['tiens tiens tient tenons tenez tiennent', 'tenu', 'tiendr'],
  prendre: ['prends prends prend prenons prenez prennent', 'pris'],
  apprendre: ['apprends apprends apprend apprenons apprenez apprennent', 'appris'],
  comprendre: ['comprends comprends comprend comprenons comprenez comprennent', 'compris'],
  mettre: ['mets mets met mettons mettez mettent', 'mis'],
  dire: ['dis dis dit disons dites disent', 'dit'],
  lire: ['lis lis lit lisons lisez lisent', 'lu'],
  écrire: ['écris écris écrit écrivons écrivez écrivent', 'écrit'],
  traduire: ['traduis traduis traduit traduisons traduisez traduisent', 'traduit'],
  réduire: ['réduis réduis réduit réduisons réduisez réduisent', 'réduit'],
  naître: ['nais nais naît naissons naissez naissent', 'né', 'naîtr'],
  conduire: ['conduis conduis conduit conduisons conduisez conduisent', 'conduit'],
  connaître: ['connais connais connaît connaissons connaissez connaissent', 'connu'],
  vivre: ['vis vis vit vivons vivez vivent', 'vécu'],
  suivre: ['suis suis suit suivons suivez suivent', 'suivi'],
  partir: ['pars pars part partons partez partent', 'parti'],
  sortir: ['sors sors sort sortons sortez sortent', 'sorti'],
  dormir: ['dors dors dort dormons dormez dorment', 'dormi'],
  endormir: ['endors endors endort endormons endormez endorment', 'endormi'],
  souvenir: ['souviens souviens souvient souvenons souvenez souviennent', 'souvenu', 'souviendr'],
  sentir: ['sens sens sent sentons sentez sentent', 'senti'],
  courir: ['cours cours court courons courez courent', 'couru', 'courr'],
  ouvrir: ['ouvre ouvres ouvre ouvrons ouvrez ouvrent', 'ouvert'],
  offrir: ['offre offres offre offrons offrez offrent', 'offert'],
  asseoir: ['assieds assieds assied asseyons asseyez asseyent', 'assis', 'assiér'],
  pleuvoir: ['pleus pleus pleut pleuvons pleuvez pleuvent', 'plu', 'pleuvr'],
  mourir: ['meurs meurs meurt mourons mourez meurent', 'mort', 'mourr'],
  servir: ['sers sers sert servons servez servent', 'servi'],
  plaire: ['plais plais plaît plaisons plaisez plaisent', 'plu'],
  construire: ['construis construis construit construisons construisez construisent', 'construit'],
  valoir: ['vaux vaux vaut valons valez valent', 'valu', 'vaudr'],
  peindre: ['peins peins peint peignons peignez peignent', 'peint'],
  craindre: ['crains crains craint craignons craignez craignent', 'craint'],
  surprendre: ['surprends surprends surprend surprenons surprenez surprennent', 'surpris'],
  rompre: ['romps romps rompt rompons rompez rompent', 'rompu'],
  appartenir: [
    'appartiens appartiens appartient appartenons appartenez appartiennent',
    'appartenu',
    'appartiendr',
  ],
  soutenir: ['soutiens soutiens soutient soutenons soutenez soutiennent', 'soutenu', 'soutiendr'],
  entretenir: [
    'entretiens entretiens entretient entretenons entretenez entretiennent',
    'entretenu',
    'entretiendr',
  ],
  prévenir: ['préviens préviens prévient prévenons prévenez préviennent', 'prévenu', 'préviendr'],
  devenir: ['deviens deviens devient devenons devenez deviennent', 'devenu', 'deviendr'],
  suffire: ['suffis suffis suffit suffisons suffisez suffisent', 'suffi'],
  sourire: ['souris souris sourit sourions souriez sourient', 'souri'],
  résoudre: ['résous résous résout résolvons résolvez résolvent', 'résolu', 'résoudr'],
  défaire: ['défais défais défait défaisons défaites défont', 'défait', 'défer'],
  obtenir: ['obtiens obtiens obtient obtenons obtenez obtiennent', 'obtenu', 'obtiendr'],
  revoir: ['revois revois revoit revoyons revoyez revoient', 'revu', 'reverr'],
  mentir: ['mens mens ment mentons mentez mentent', 'menti'],
  promettre: ['promets promets promet promettons promettez promettent', 'promis'],
  remettre: ['remets remets remet remettons remettez remettent', 'remis'],
  reconnaître: ['reconnais reconnais reconnaît reconnaissons reconnaissez reconnaissent', 'reconnu'],
  plaindre: ['plains plains plaint plaignons plaignez plaignent', 'plaint'],
  éteindre: ['éteins éteins éteint éteignons éteignez éteignent', 'éteint'],
  taire: ['tais tais tait taisons taisez taisent', 'tu'],
  convaincre: ['convaincs convaincs convainc convainquons convainquez convainquent', 'convaincu'],
  accueillir: [
    'accueille accueilles accueille accueillons accueillez accueillent',
    'accueilli',
    'accueiller',
  ],
  décevoir: ['déçois déçois déçoit décevons décevez déçoivent', 'déçu', 'décevr'],
  interrompre: ['interromps interromps interrompt interrompons interrompez interrompent', 'interrompu'],
  joindre: ['joins joins joint joignons joignez joignent', 'joint'],
  couvrir: ['couvre couvres couvre couvrons couvrez couvrent', 'couvert'],
  décrire: ['décris décris décrit décrivons décrivez décrivent', 'décrit'],
  inclure: ['inclus inclus inclut incluons incluez incluent', 'inclus'],
  contenir: ['contiens contiens contient contenons contenez contiennent', 'contenu', 'contiendr'],
  maintenir: ['maintiens maintiens maintient maintenons maintenez maintiennent', 'maintenu', 'maintiendr'],
  enfuir: ['enfuis enfuis enfuit enfuyons enfuyez enfuient', 'enfui'],
  fuir: ['fuis fuis fuit fuyons fuyez fuient', 'fui'],
  disparaître: ['disparais disparais disparaît disparaissons disparaissez disparaissent', 'disparu'],
  apparaître: ['apparais apparais apparaît apparaissons apparaissez apparaissent', 'apparu'],
  paraître: ['parais parais paraît paraissons paraissez paraissent', 'paru'],
  survivre: ['survis survis survit survivons survivez survivent', 'survécu'],
  poursuivre: ['poursuis poursuis poursuit poursuivons poursuivez poursuivent', 'poursuivi'],
  ressentir: ['ressens ressens ressent ressentons ressentez ressentent', 'ressenti'],
  teindre: ['teins teins teint teignons teignez teignent', 'teint'],
  détruire: ['détruis détruis détruit détruisons détruisez détruisent', 'détruit'],
  atteindre: ['atteins atteins atteint atteignons atteignez atteignent', 'atteint'],
  battre: ['bats bats bat battons battez battent', 'battu'],
  produire: ['produis produis produit produisons produisez produisent', 'produit'],
  reconstruire: [
    'reconstruis reconstruis reconstruit reconstruisons reconstruisez reconstruisent',
    'reconstruit',
  ],
  élire: ['élis élis élit élisons élisez élisent', 'élu'],
  coudre: ['couds couds coud cousons cousez cousent', 'cousu'],
  permettre: ['permets permets permet permettons permettez permettent', 'permis'],
  bouillir: ['bous bous bout bouillons bouillez bouillent', 'bouilli'],
  inscrire: ['inscris inscris inscrit inscrivons inscrivez inscrivent', 'inscrit'],
  découvrir: ['découvre découvres découvre découvrons découvrez découvrent', 'découvert'],
  rire: ['ris ris rit rions riez rient', 'ri'],
  envoyer: ['envoie envoies envoie envoyons envoyez envoient', 'envoyé', 'enverr'],
};
const WITH_BE: ReadonlySet<string> = new Set(
  'aller mourir venir revenir arriver partir rester rentrer sortir tomber descendre monter entrer retourner naître devenir'.split(
    ' ',
  ),
);
/** Before a silent ending the e becomes è, or the consonant after it is doubled. */
const SILENT_STEM: Readonly<Record<string, string>> = {
  acheter: 'achèt',
  appeler: 'appell',
  rappeler: 'rappell',
  lever: 'lèv',
  promener: 'promèn',
  emmener: 'emmèn',
  préférer: 'préfèr',
  espérer: 'espèr',
  répéter: 'répèt',
  inquiéter: 'inquièt',
  jeter: 'jett',
  ramener: 'ramèn',
  enlever: 'enlèv',
  amener: 'amèn',
  protéger: 'protèg',
  posséder: 'possèd',
  renouveler: 'renouvell',
  régler: 'règl',
  peser: 'pès',
  soulever: 'soulèv',
  élever: 'élèv',
  sécher: 'sèch',
  compléter: 'complèt',
  relever: 'relèv',
  geler: 'gèl',
  congeler: 'congèl',
  décongeler: 'décongèl',
  harceler: 'harcèl',
  libérer: 'libèr',
  révéler: 'révèl',
  coopérer: 'coopèr',
  rejeter: 'rejett',
  épeler: 'épell',
  mener: 'mèn',
  exagérer: 'exagèr',
  gérer: 'gèr',
  transférer: 'transfèr',
  interpréter: 'interprèt',
  opérer: 'opèr',
  suggérer: 'suggèr',
  dépoussiérer: 'dépoussièr',
};

const FUTURE = 'ai as a ons ez ont';
const IMPERFECT = 'ais ais ait ions iez aient';

function regularPresent(infinitive: string): PersonForms {
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('er')) {
    const silent =
      SILENT_STEM[infinitive] ?? (/[ou]yer$|ayer$/.test(infinitive) ? `${stem.slice(0, -1)}i` : stem);
    const soft = /g$/.test(stem) ? `${stem}e` : stem.replace(/c$/, 'ç');
    return [`${silent}e`, `${silent}es`, `${silent}e`, `${soft}ons`, `${stem}ez`, `${silent}ent`];
  }
  if (infinitive.endsWith('ir')) {
    return [`${stem}is`, `${stem}is`, `${stem}it`, `${stem}issons`, `${stem}issez`, `${stem}issent`];
  }
  return [`${stem}s`, `${stem}s`, stem, `${stem}ons`, `${stem}ez`, `${stem}ent`];
}

/** All forms of a French infinitive (without a pronoun). */
export function conjugateFrench(infinitive: string): Conjugation {
  const irregular = IRREGULAR[infinitive];
  const present = irregular ? personForms(irregular[0]) : regularPresent(infinitive);
  const stem = infinitive.slice(0, -2);
  const participle =
    irregular?.[1] ?? stem + (infinitive.endsWith('er') ? 'é' : infinitive.endsWith('ir') ? 'i' : 'u');
  const imperfectStem = infinitive === 'être' ? 'ét' : present[3].replace(/ons$/, '');
  const imperfect = personForms(IMPERFECT, (ending) =>
    /^i[oe]/.test(ending)
      ? imperfectStem.replace(/ge$/, 'g').replace(/ç$/, 'c') + ending
      : imperfectStem + ending,
  );
  const silent = SILENT_STEM[infinitive];
  const futureStem =
    irregular?.[2] ??
    (silent && !/[éê].er$/.test(infinitive) && !/er$/.test(silent)
      ? `${silent}er`
      : /(ay|uy|oy)er$/.test(infinitive)
        ? `${stem.slice(0, -1)}ier`
        : infinitive.replace(/e$/, ''));
  return {
    present,
    imperfect,
    future: personForms(FUTURE, (ending) => futureStem + ending),
    conditional: personForms(IMPERFECT, (ending) => futureStem + ending),
    participle,
    perfectWithBe: WITH_BE.has(infinitive),
  };
}
