import { type Conjugation, type PersonForms, personForms } from './verb-forms.ts';

/** Forms that follow no rule: present, participle ('' where regular), stem of the future. */
const IRREGULAR: Readonly<
  Record<string, readonly [present: string, participle?: string, futureStem?: string]>
> = {
  essere: ['sono sei è siamo siete sono', 'stato', 'sar'],
  avere: ['ho hai ha abbiamo avete hanno', 'avuto', 'avr'],
  andare: ['vado vai va andiamo andate vanno', 'andato', 'andr'],
  rifare: ['rifaccio rifai rifà rifacciamo rifate rifanno', 'rifatto', 'rifar'],
  disfare: ['disfo disfi disfa disfiamo disfate disfano', 'disfatto', 'disfar'],
  fare: ['faccio fai fa facciamo fate fanno', 'fatto', 'far'],
  stare: ['sto stai sta stiamo state stanno', 'stato', 'star'],
  dare: ['do dai dà diamo date danno', 'dato', 'dar'],
  dire: ['dico dici dice diciamo dite dicono', 'detto', 'dir'],
  disdire: ['disdico disdici disdice disdiciamo disdite disdicono', 'disdetto', 'disdir'],
  cadere: ['cado cadi cade cadiamo cadete cadono', 'caduto', 'cadr'],
  potere: ['posso puoi può possiamo potete possono', 'potuto', 'potr'],
  volere: ['voglio vuoi vuole vogliamo volete vogliono', 'voluto', 'vorr'],
  dovere: ['devo devi deve dobbiamo dovete devono', 'dovuto', 'dovr'],
  sapere: ['so sai sa sappiamo sapete sanno', 'saputo', 'sapr'],
  bere: ['bevo bevi beve beviamo bevete bevono', 'bevuto', 'berr'],
  venire: ['vengo vieni viene veniamo venite vengono', 'venuto', 'verr'],
  tenere: ['tengo tieni tiene teniamo tenete tengono', 'tenuto', 'terr'],
  rimanere: ['rimango rimani rimane rimaniamo rimanete rimangono', 'rimasto', 'rimarr'],
  uscire: ['esco esci esce usciamo uscite escono', 'uscito'],
  riuscire: ['riesco riesci riesce riusciamo riuscite riescono'],
  sedere: ['siedo siedi siede sediamo sedete siedono', 'seduto'],
  scegliere: ['scelgo scegli sceglie scegliamo scegliete scelgono', 'scelto'],
  togliere: ['tolgo togli toglie togliamo togliete tolgono', 'tolto'],
  sciogliere: ['sciolgo sciogli scioglie sciogliamo sciogliete sciolgono', 'sciolto'],
  raccogliere: ['raccolgo raccogli raccoglie raccogliamo raccogliete raccolgono', 'raccolto'],
  apparire: ['appaio appari appare appariamo apparite appaiono', 'apparso'],
  scomparire: ['scompaio scompari scompare scompariamo scomparite scompaiono', 'scomparso'],
  contenere: ['contengo contieni contiene conteniamo contenete contengono', 'contenuto', 'conterr'],
  riempire: ['riempio riempi riempie riempiamo riempite riempiono', 'riempito'],
  cucire: ['cucio cuci cuce cuciamo cucite cuciono', 'cucito'],
  morire: ['muoio muori muore moriamo morite muoiono', 'morto'],
  salire: ['salgo sali sale saliamo salite salgono'],
  svenire: ['svengo svieni sviene sveniamo svenite svengono', 'svenuto', 'sverr'],
  spegnere: ['spengo spegni spegne spegniamo spegnete spengono', 'spento'],
  appartenere: [
    'appartengo appartieni appartiene apparteniamo appartenete appartengono',
    'appartenuto',
    'apparterr',
  ],
  mantenere: ['mantengo mantieni mantiene manteniamo mantenete mantengono', 'mantenuto', 'manterr'],
  sostenere: ['sostengo sostieni sostiene sosteniamo sostenete sostengono', 'sostenuto', 'sosterr'],
  ottenere: ['ottengo ottieni ottiene otteniamo ottenete ottengono', 'ottenuto', 'otterr'],
  possedere: ['possiedo possiedi possiede possediamo possedete possiedono', 'posseduto'],
  valere: ['valgo vali vale valiamo valete valgono', 'valso', 'varr'],
  piacere: ['piaccio piaci piace piacciamo piacete piacciono', 'piaciuto'],
  produrre: ['produco produci produce produciamo producete producono', 'prodotto', 'produrr'],
  ridurre: ['riduco riduci riduce riduciamo riducete riducono', 'ridotto', 'ridurr'],
  tradurre: ['traduco traduci traduce traduciamo traducete traducono', 'tradotto', 'tradurr'],
  vedere: ['vedo vedi vede vediamo vedete vedono', 'visto', 'vedr'],
  vivere: ['vivo vivi vive viviamo vivete vivono', 'vissuto', 'vivr'],
};
const PARTICIPLE: Readonly<Record<string, string>> = {
  prendere: 'preso',
  attendere: 'atteso',
  condividere: 'condiviso',
  mettere: 'messo',
  rimettere: 'rimesso',
  radere: 'raso',
  corrompere: 'corrotto',
  dimettere: 'dimesso',
  distinguere: 'distinto',
  eleggere: 'eletto',
  pretendere: 'preteso',
  raggiungere: 'raggiunto',
  respingere: 'respinto',
  stringere: 'stretto',
  costringere: 'costretto',
  scoprire: 'scoperto',
  perdere: 'perso',
  chiudere: 'chiuso',
  aprire: 'aperto',
  leggere: 'letto',
  scrivere: 'scritto',
  chiedere: 'chiesto',
  rispondere: 'risposto',
  spendere: 'speso',
  decidere: 'deciso',
  rompere: 'rotto',
  scendere: 'sceso',
  offrire: 'offerto',
  accendere: 'acceso',
  spegnere: 'spento',
  conoscere: 'conosciuto',
  correre: 'corso',
  nascere: 'nato',
  vincere: 'vinto',
  ridere: 'riso',
  piangere: 'pianto',
  permettere: 'permesso',
  promettere: 'promesso',
  smettere: 'smesso',
  crescere: 'cresciuto',
  arrendere: 'arreso',
  succedere: 'successo',
  dipingere: 'dipinto',
  discutere: 'discusso',
  riconoscere: 'riconosciuto',
  risolvere: 'risolto',
  nascondere: 'nascosto',
  proteggere: 'protetto',
  sorprendere: 'sorpreso',
  torcere: 'torto',
  storcere: 'storto',
  spingere: 'spinto',
  sorridere: 'sorriso',
  riprendere: 'ripreso',
  disfare: 'disfatto',
  friggere: 'fritto',
  aggiungere: 'aggiunto',
  confondere: 'confuso',
  esprimere: 'espresso',
  richiedere: 'richiesto',
  svolgere: 'svolto',
  convincere: 'convinto',
  uccidere: 'ucciso',
  assumere: 'assunto',
  deludere: 'deluso',
  interrompere: 'interrotto',
  coprire: 'coperto',
  descrivere: 'descritto',
  correggere: 'corretto',
  includere: 'incluso',
  comprendere: 'compreso',
  dipendere: 'dipeso',
  scomparire: 'scomparso',
  apparire: 'apparso',
  esistere: 'esistito',
  sopravvivere: 'sopravvissuto',
  mordere: 'morso',
  stendere: 'steso',
  tingere: 'tinto',
  distruggere: 'distrutto',
  appendere: 'appeso',
  accorgere: 'accorto',
  iscrivere: 'iscritto',
  raccogliere: 'raccolto',
  ammettere: 'ammesso',
  giungere: 'giunto',
  difendere: 'difeso',
  offendere: 'offeso',
  esplodere: 'esploso',
  rimpiangere: 'rimpianto',
  sconfiggere: 'sconfitto',
  dividere: 'diviso',
  immergere: 'immerso',
  rivedere: 'rivisto',
  pungere: 'punto',
  riassumere: 'riassunto',
};
const ISC: ReadonlySet<string> = new Set(
  'abolire risarcire diluire ingrandire garantire rapire ruggire rabbrividire arrossire suggerire seppellire annuire arrostire contribuire definire distribuire fiorire infastidire obbedire reagire ricostruire stabilire perquisire capire finire sostituire punire tradire diminuire fallire riunire gestire partorire sparire ferire fornire colpire agire deglutire innervosire trasferire preferire pulire spedire costruire tossire restituire guarire dimagrire starnutire arrugginire'.split(
    ' ',
  ),
);
const WITH_BE: ReadonlySet<string> = new Set(
  'arrossire annegare crollare affondare emigrare fiorire rotolare essere stare andare venire scomparire sparire apparire esistere sopravvivere scappare scivolare dipendere bruciare aumentare diminuire passare rientrare arrivare partire restare rimanere tornare ritornare uscire entrare scendere salire cadere nascere morire crescere diventare piacere dimagrire ingrassare riuscire bastare mancare migliorare peggiorare durare invecchiare sembrare succedere svenire guarire atterrare costare scadere valere'.split(
    ' ',
  ),
);
const IMPERFECT_STEM: Readonly<Record<string, string>> = {
  fare: 'face',
  rifare: 'riface',
  disfare: 'disface',
  tradurre: 'traduce',
  ridurre: 'riduce',
  produrre: 'produce',
  dire: 'dice',
  disdire: 'disdice',
  bere: 'beve',
};

function regularPresent(infinitive: string): PersonForms {
  const stem = infinitive.slice(0, -3);
  const kind = infinitive.slice(-3);
  // pagare keeps its sound before i; mangiare, studiare and lasciare do not double theirs.
  const beforeI = kind === 'are' && /[cg]$/.test(stem) ? `${stem}h` : stem.replace(/i$/, '');
  if (kind === 'are') {
    return [`${stem}o`, `${beforeI}i`, `${stem}a`, `${beforeI}iamo`, `${stem}ate`, `${stem}ano`];
  }
  if (kind === 'ere') return [`${stem}o`, `${stem}i`, `${stem}e`, `${stem}iamo`, `${stem}ete`, `${stem}ono`];
  const isc = ISC.has(infinitive) ? `${stem}isc` : stem;
  return [`${isc}o`, `${isc}i`, `${isc}e`, `${stem}iamo`, `${stem}ite`, `${isc}ono`];
}

/** All forms of an Italian infinitive (without a pronoun). */
export function conjugateItalian(infinitive: string): Conjugation {
  const irregular = IRREGULAR[infinitive];
  const stem = infinitive.slice(0, -3);
  const kind = infinitive.slice(-3);
  const theme = IMPERFECT_STEM[infinitive] ?? infinitive.slice(0, -2);
  const imperfect =
    infinitive === 'essere'
      ? personForms('ero eri era eravamo eravate erano')
      : personForms('vo vi va vamo vate vano', (ending) => theme + ending);
  const futureStem =
    irregular?.[2] ??
    (kind === 'are'
      ? `${/[cg]$/.test(stem) ? `${stem}h` : stem.replace(/([cg])i$/, '$1')}er`
      : infinitive.slice(0, -1));
  const participle =
    irregular?.[1] ??
    PARTICIPLE[infinitive] ??
    stem + (kind === 'are' ? 'ato' : kind === 'ere' ? 'uto' : 'ito');
  return {
    present: irregular ? personForms(irregular[0]) : regularPresent(infinitive),
    imperfect,
    future: personForms('ò ai à emo ete anno', (ending) => futureStem + ending),
    conditional: personForms('ei esti ebbe emmo este ebbero', (ending) => futureStem + ending),
    participle,
    gerund: IMPERFECT_STEM[infinitive]
      ? `${IMPERFECT_STEM[infinitive]!.slice(0, -1)}endo`
      : stem + (kind === 'are' ? 'ando' : 'endo'),
    perfectWithBe: WITH_BE.has(infinitive),
  };
}
