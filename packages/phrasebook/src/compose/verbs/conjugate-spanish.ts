import { type Conjugation, personForms } from './verb-forms.ts';

/** A y keeps the stem apart from the ending: 'construyo'. */
const WITH_Y =
  'construir reconstruir sustituir incluir diluir concluir destruir contribuir distribuir disminuir huir'.split(
    ' ',
  );
const withY = (say: (stem: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(WITH_Y.map((infinitive) => [infinitive, say(infinitive.slice(0, -2))]));

/** Forms that follow no rule, first person singular to third plural. */
const PRESENT: Readonly<Record<string, string>> = {
  ...withY((stem) => `${stem}yo ${stem}yes ${stem}ye ${stem}imos ${stem}ís ${stem}yen`),
  ser: 'soy eres es somos sois son',
  estar: 'estoy estás está estamos estáis están',
  ir: 'voy vas va vamos vais van',
  haber: 'he has ha hemos habéis han',
  tener: 'tengo tienes tiene tenemos tenéis tienen',
  venir: 'vengo vienes viene venimos venís vienen',
  hacer: 'hago haces hace hacemos hacéis hacen',
  poner: 'pongo pones pone ponemos ponéis ponen',
  salir: 'salgo sales sale salimos salís salen',
  traer: 'traigo traes trae traemos traéis traen',
  caer: 'caigo caes cae caemos caéis caen',
  decir: 'digo dices dice decimos decís dicen',
  ver: 'veo ves ve vemos veis ven',
  dar: 'doy das da damos dais dan',
  saber: 'sé sabes sabe sabemos sabéis saben',
  reír: 'río ríes ríe reímos reís ríen',
  oír: 'oigo oyes oye oímos oís oyen',
  soler: 'suelo sueles suele solemos soléis suelen',
  oler: 'huelo hueles huele olemos oléis huelen',
  torcer: 'tuerzo tuerces tuerce torcemos torcéis tuercen',
  conducir: 'conduzco conduces conduce conducimos conducís conducen',
  detener: 'detengo detienes detiene detenemos detenéis detienen',
  freír: 'frío fríes fríe freímos freís fríen',
  mantener: 'mantengo mantienes mantiene mantenemos mantenéis mantienen',
  posponer: 'pospongo pospones pospone posponemos posponéis posponen',
  deshacer: 'deshago deshaces deshace deshacemos deshacéis deshacen',
  obtener: 'obtengo obtienes obtiene obtenemos obtenéis obtienen',
  contener: 'contengo contienes contiene contenemos contenéis contienen',
  convencer: 'convenzo convences convence convencemos convencéis convencen',
  reunir: 'reúno reúnes reúne reunimos reunís reúnen',
  sonreír: 'sonrío sonríes sonríe sonreímos sonreís sonríen',
  teñir: 'tiño tiñes tiñe teñimos teñís tiñen',
  valer: 'valgo vales vale valemos valéis valen',
};
const PRETERITE: Readonly<Record<string, string>> = {
  ...withY((stem) => `${stem}í ${stem}iste ${stem}yó ${stem}imos ${stem}isteis ${stem}yeron`),
  producir: 'produje produjiste produjo produjimos produjisteis produjeron',
  ser: 'fui fuiste fue fuimos fuisteis fueron',
  ir: 'fui fuiste fue fuimos fuisteis fueron',
  dar: 'di diste dio dimos disteis dieron',
  ver: 'vi viste vio vimos visteis vieron',
  reír: 'reí reíste rió reímos reísteis rieron',
  oír: 'oí oíste oyó oímos oísteis oyeron',
  caer: 'caí caíste cayó caímos caísteis cayeron',
  leer: 'leí leíste leyó leímos leísteis leyeron',
  creer: 'creí creíste creyó creímos creísteis creyeron',
  hacer: 'hice hiciste hizo hicimos hicisteis hicieron',
  deshacer: 'deshice deshiciste deshizo deshicimos deshicisteis deshicieron',
  decir: 'dije dijiste dijo dijimos dijisteis dijeron',
  traer: 'traje trajiste trajo trajimos trajisteis trajeron',
  freír: 'freí freíste frió freímos freísteis frieron',
  sonreír: 'sonreí sonreíste sonrió sonreímos sonreísteis sonrieron',
  teñir: 'teñí teñiste tiñó teñimos teñisteis tiñeron',
  conducir: 'conduje condujiste condujo condujimos condujisteis condujeron',
  reducir: 'reduje redujiste redujo redujimos redujisteis redujeron',
  traducir: 'traduje tradujiste tradujo tradujimos tradujisteis tradujeron',
};
/** Stems of the strong preterite (estuve, estuviste ...). */
const STRONG_PRETERITE: Readonly<Record<string, string>> = {
  estar: 'estuv',
  tener: 'tuv',
  detener: 'detuv',
  mantener: 'mantuv',
  obtener: 'obtuv',
  contener: 'contuv',
  poder: 'pud',
  poner: 'pus',
  posponer: 'pospus',
  saber: 'sup',
  querer: 'quis',
  venir: 'vin',
  haber: 'hub',
  caber: 'cup',
};
const IMPERFECT: Readonly<Record<string, string>> = {
  ser: 'era eras era éramos erais eran',
  ir: 'iba ibas iba íbamos ibais iban',
  ver: 'veía veías veía veíamos veíais veían',
};
const PARTICIPLE: Readonly<Record<string, string>> = {
  hacer: 'hecho',
  deshacer: 'deshecho',
  posponer: 'pospuesto',
  decir: 'dicho',
  ver: 'visto',
  poner: 'puesto',
  abrir: 'abierto',
  escribir: 'escrito',
  romper: 'roto',
  volver: 'vuelto',
  devolver: 'devuelto',
  morir: 'muerto',
  leer: 'leído',
  creer: 'creído',
  oír: 'oído',
  caer: 'caído',
  traer: 'traído',
  reír: 'reído',
  sonreír: 'sonreído',
  resolver: 'resuelto',
  freír: 'frito',
  descubrir: 'descubierto',
  imprimir: 'impreso',
  envolver: 'envuelto',
  cubrir: 'cubierto',
  describir: 'descrito',
  componer: 'compuesto',
};
const GERUND: Readonly<Record<string, string>> = {
  ...withY((stem) => `${stem}yendo`),
  ir: 'yendo',
  leer: 'leyendo',
  creer: 'creyendo',
  oír: 'oyendo',
  reír: 'riendo',
  sonreír: 'sonriendo',
  freír: 'friendo',
  teñir: 'tiñendo',
  caer: 'cayendo',
  traer: 'trayendo',
  venir: 'viniendo',
  decir: 'diciendo',
  poder: 'pudiendo',
};
const FUTURE_STEM: Readonly<Record<string, string>> = {
  tener: 'tendr',
  detener: 'detendr',
  mantener: 'mantendr',
  obtener: 'obtendr',
  contener: 'contendr',
  posponer: 'pospondr',
  deshacer: 'deshar',
  valer: 'valdr',
  venir: 'vendr',
  hacer: 'har',
  poner: 'pondr',
  salir: 'saldr',
  decir: 'dir',
  poder: 'podr',
  saber: 'sabr',
  querer: 'querr',
  haber: 'habr',
  oír: 'oir',
  reír: 'reir',
  sonreír: 'sonreir',
  freír: 'freir',
};
/** The last vowel of these stems changes, or gets an accent, where it is stressed. */
const STEM_CHANGE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    [
      'ie',
      'gobernar sembrar convertir enterrar asentir manifestar remendar nevar merendar hervir tropezar invertir transferir tender sugerir querer empezar comenzar fregar cerrar pensar perder entender despertar sentar calentar recomendar regar negar apretar preferir sentir mentir encender divertir advertir defender temblar',
    ],
    [
      'ue',
      'reforzar rodar poder consolar envolver morder soñar acordar aprobar colgar renovar esforzar dormir volver devolver encontrar contar costar mostrar acostar probar recordar doler volar llover almorzar morir comprobar resolver mover remover sonar',
    ],
    [
      'i',
      'perseguir competir medir derretir corregir pedir servir repetir vestir seguir conseguir despedir rendir elegir',
    ],
    ['u→ue', 'jugar'],
    [
      'accent',
      'variar evaluar chirriar guiar vaciar ampliar continuar actuar criar enviar reenviar enfriar confiar averiar esquiar resfriar graduar',
    ],
  ].flatMap(([change, verbs]) => verbs!.split(' ').map((verb) => [verb, change!])),
);

/** Whether a stressed stem has another vowel: 'puedo', but 'podemos'. */
export const changesStem = (infinitive: string): boolean => STEM_CHANGE[infinitive] !== undefined;

const ENDINGS = {
  ar: {
    present: 'o as a amos áis an',
    preterite: 'é aste ó amos asteis aron',
    imperfect: 'aba abas aba ábamos abais aban',
  },
  er: {
    present: 'o es e emos éis en',
    preterite: 'í iste ió imos isteis ieron',
    imperfect: 'ía ías ía íamos íais ían',
  },
  ir: {
    present: 'o es e imos ís en',
    preterite: 'í iste ió imos isteis ieron',
    imperfect: 'ía ías ía íamos íais ían',
  },
} as const;

function changed(stem: string, change: string | undefined): string {
  if (!change) return stem;
  if (change === 'accent') return stem.slice(0, -1) + (stem.endsWith('u') ? 'ú' : 'í');
  if (change === 'u→ue') return stem.replace(/u(?=[^u]*$)/, 'ue');
  const vowel = change === 'ue' ? 'o' : 'e';
  const at = stem.lastIndexOf(vowel);
  return stem.slice(0, at) + change + stem.slice(at + 1);
}

/** The same sound before another vowel: busqué, llegué, empecé; cojo, sigo, conozco. */
function spelled(stem: string, ending: string, kind: keyof typeof ENDINGS): string {
  if (kind === 'ar' && /^[eé]/.test(ending)) {
    if (/c$/.test(stem)) return `${stem.slice(0, -1)}qu${ending}`;
    if (/g$/.test(stem)) return `${stem}u${ending}`;
    if (/z$/.test(stem)) return `${stem.slice(0, -1)}c${ending}`;
  }
  if (kind !== 'ar' && ending === 'o') {
    if (/[aeiou]c$/.test(stem)) return `${stem.slice(0, -1)}zco`;
    if (/g$/.test(stem)) return `${stem.slice(0, -1)}jo`;
    if (/gu$/.test(stem)) return `${stem.slice(0, -1)}o`;
  }
  return stem + ending;
}

/** All forms of a Spanish infinitive (without a pronoun). */
export function conjugateSpanish(infinitive: string): Conjugation {
  const kind = infinitive.slice(-2).replace('í', 'i') as keyof typeof ENDINGS;
  const stem = infinitive.slice(0, -2);
  const change = STEM_CHANGE[infinitive];
  const present = PRESENT[infinitive]
    ? personForms(PRESENT[infinitive]!)
    : personForms(ENDINGS[kind].present, (ending, person) =>
        spelled(person === 3 || person === 4 ? stem : changed(stem, change), ending, kind),
      );
  // dormir, pedir and sentir weaken their vowel in the third persons and the gerund.
  const weak = kind === 'ir' && change ? changed(stem, change === 'ue' ? 'u_' : 'i') : stem;
  const weakStem = kind === 'ir' && change === 'ue' ? stem.replace(/o(?=[^o]*$)/, 'u') : weak;
  const strong = STRONG_PRETERITE[infinitive];
  const preterite = PRETERITE[infinitive]
    ? personForms(PRETERITE[infinitive]!)
    : strong
      ? personForms('e iste o imos isteis ieron', (ending) => strong + ending)
      : personForms(ENDINGS[kind].preterite, (ending, person) =>
          spelled(person === 2 || person === 5 ? weakStem : stem, ending, kind),
        );
  const imperfect = IMPERFECT[infinitive]
    ? personForms(IMPERFECT[infinitive]!)
    : personForms(ENDINGS[kind].imperfect, (ending) => stem + ending);
  const futureStem = FUTURE_STEM[infinitive] ?? infinitive;
  return {
    present,
    preterite,
    imperfect,
    future: personForms('é ás á emos éis án', (ending) => futureStem + ending),
    conditional: personForms('ía ías ía íamos íais ían', (ending) => futureStem + ending),
    participle: PARTICIPLE[infinitive] ?? stem + (kind === 'ar' ? 'ado' : 'ido'),
    gerund: GERUND[infinitive] ?? weakStem + (kind === 'ar' ? 'ando' : 'iendo'),
  };
}
