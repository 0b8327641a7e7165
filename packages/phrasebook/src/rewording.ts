import type { LanguageCode } from './languages.ts';

interface Rewording {
  read: RegExp;
  /** The same in words that the composer can read; undefined if the match means something else. */
  say: string | ((...parts: string[]) => string | undefined);
  /** Tried before the text as it was typed, because the composer would take that for something else. */
  isFirst?: true;
}

const PERSONS_FR: Readonly<Record<string, string>> = {
  moi: 'je',
  toi: 'tu',
  lui: 'il',
  elle: 'elle',
  nous: 'nous',
  vous: 'vous',
  eux: 'ils',
  elles: 'elles',
};

/** The auxiliary and preterite endings for each object pronoun: 'se me ha perdido', 'se me olvidó'. */
const AFFECTED_PERSONS: Readonly<Record<string, readonly [have: string, er: string, ar: string]>> = {
  me: ['he', 'í', 'é'],
  te: ['has', 'iste', 'aste'],
  nos: ['hemos', 'imos', 'amos'],
};
const LOST = '(perdido|olvidado|quedado|acabado)';

/** Verbs of being or going somewhere. In Italian and French the word for 'there' stands before them. */
const GOES_IT =
  'sono stat[oaie]|sei stat[oa]|è stat[oa]|siamo stat[ie]|sono andat[oaie]|sei andat[oa]|è andat[oa]|siamo andat[ie]|vado|vai|va|andiamo|andate|vanno|vengo|vieni|viene|torno|torni|torniamo|vivo|abito|lavoro';
const GOES_FR =
  'vais|vas|va|allons|allez|vont|suis allée?|es allée?|est allée?|habite|habites|travaille|travailles|retourne';

/** Common ways to say something, reworded; the texts are without their question marks. */
const REWORDINGS: Partial<Record<LanguageCode, readonly Rewording[]>> = {
  en: [
    { read: /\bat what time(?= )/iu, say: 'what time' },
    // 'I sing while cooking': whoever sings cooks.
    {
      read: /^(I|you|we|they|he|she)( .+ while )(?=\p{L}+ing(?: |$))/iu,
      say: (_, who, done) =>
        `${who}${done}${who} ${/^i$/i.test(who!) ? 'am' : /^s?he$/i.test(who!) ? 'is' : 'are'} `,
    },
  ],
  es: [
    // '¿Me pasas la sal?' asks for it.
    {
      read: /^me (pas|prest|d|dej|mand)as(?= (?:el|la|los|las|un|una|ese|esa|tu)\b)/iu,
      say: 'puedes $1arme',
      isFirst: true,
    },
    // '¿Te apetece dar un paseo?'.
    {
      read: /^(te|le|os|les) apetece (?=\S*[aeií]r(?:[mts]e|l[aeo]s?)?(?= |$))/iu,
      say: (_, who) =>
        `${{ te: 'tienes', le: 'tiene', os: 'tenéis', les: 'tienen' }[who!.toLowerCase()]} ganas de `,
    },
    // 'Hay que comprar leche': nobody in particular, so 'we'.
    {
      read: /^(.*?)\bhay que (\S*?[aeií]r)(se)?(?= |$)(.*)$/iu,
      say: (_, before, verb, self, rest) =>
        /\bno $/i.test(before!) ? undefined : `${before}tenemos que ${verb}${self ? 'nos' : ''}${rest}`,
    },
    {
      read: new RegExp(`^se (me|te|nos) ha[n]? ${LOST}\\b`, 'iu'),
      say: (_, who, done) => {
        const verb = done === 'quedado' || done === 'acabado' ? undefined : done;
        return verb && `${AFFECTED_PERSONS[who!.toLowerCase()]![0]} ${verb}`;
      },
    },
    // 'Se me ha roto la cremallera': a thing of one's own.
    {
      read: /^se (me|te|nos) (ha|han) (roto|estropeado|caído|manchado|pinchado|quemado|atascado) (?:el|la|los|las) (.+)$/iu,
      say: (_, who, have, done, what) =>
        `${{ me: 'mi', te: 'tu', nos: 'nuestro' }[who!.toLowerCase()]}${have === 'han' ? 's' : ''} ${what} se ${have} ${done}`,
    },
    {
      read: /^se (me|te|nos) (perd|olvid)(?:ió|io|ieron|ó|o|aron)(?= )/iu,
      say: (_, who, stem) =>
        stem + AFFECTED_PERSONS[who!.toLowerCase()]![stem!.toLowerCase() === 'perd' ? 1 : 2],
    },
    // 'Dónde se compran los billetes': nobody in particular, so 'I'.
    {
      read: /^((?:a )?d[oó]nde|c[oó]mo) se (compr|pag|reserv|alquil|cambi|encuentr)an? /iu,
      say: (_, where, stem) => `${where} puedo ${stem === 'encuentr' ? 'encontr' : stem}ar `,
    },
    { read: /^cuando era (?:muy )?(niñ|pequeñ)([oa]),? /iu, say: 'de niñ$2 ', isFirst: true },
    { read: /^soy yo (?:el que|la que|quien) (.+)$/iu, say: '$1 yo' },
    // 'Quisiera devolver esto'.
    { read: /^quisiera (?=\S*[aeií]r(?:[mts]e|l[aeo]s?)?(?= |$))/iu, say: 'me gustaría ' },
    { read: /^hace (mucho|tiempo) que /iu, say: 'hace mucho tiempo que ' },
  ],
  fr: [
    // 'Tu me passes le sel ?' asks for it.
    {
      read: /^tu me (pass|prêt|donn|apport)es(?= (?:le|la|les|un|une|du|de la|ton|ta|l['’]))/iu,
      say: 'tu peux me $1er',
      isFirst: true,
    },
    {
      read: /^(c['’]est|c['’]était) (moi|toi|lui|elle|nous|vous|eux|elles) qui (.+)$/iu,
      say: (_, _is, who, what) => `${PERSONS_FR[who!.toLowerCase()]} ${what}`,
      isFirst: true,
    },
    {
      read: /^(?:c['’]est|c['’]était) ((?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|le|la|les|l['’]).+?) qui (.+)$/iu,
      say: '$1 $2',
      isFirst: true,
    },
    {
      read: /(^|[ ,])t['’](?=(?:as|es|étais|avais|aimes|habites|arrives|attends|oublies|achètes)\b)/giu,
      say: '$1tu ',
    },
    { read: /^y['’ ]?a pas /iu, say: "il n'y a pas " },
    { read: /^y['’ ]?(?=a(?:vait)? )/iu, say: 'il y ' },
    { read: /\b(?:super|hyper|vachement) (?=\p{L}+$)/iu, say: 'très ' },
    { read: /\bde chez moi\b/iu, say: 'à la maison' },
    { read: /\by aller\b/iu, say: 'aller là-bas' },
    { read: /^faut /iu, say: 'il faut ' },
    {
      read: /^(?:il )?faut (?!qu|pas)(?=\S+(?:er|ir|re|oir)\b|(?:se |s['’]|y |en |l['’]|le |la |les |lui )\S+)/iu,
      say: 'on doit ',
    },
    { read: /^(?:il (?:ne )?)?faut pas (?=\S+(?:er|ir|re|oir)\b)/iu, say: 'on ne doit pas ' },
    {
      read: new RegExp(
        `^(j|tu|il|elle|on|nous|vous)(?:['’]| )(n['’])?y (${GOES_FR})(?= |$)( pas)?(.*)$`,
        'iu',
      ),
      say: (_, who, not, verb, pas, rest) =>
        `${who!.toLowerCase() === 'j' ? 'je' : who}${not ? ' ne' : ''} ${verb}${pas ?? ''} là-bas${rest}`,
    },
  ],
  de: [
    { read: /^(mir|uns) geht(?: es|['’]s) (?=.)/iu, say: (_, who) => `es geht ${who!.toLowerCase()} ` },
    { read: /^(sag(?:en Sie)? mir(?: bitte)?(?: Bescheid)?), wenn /iu, say: '$1, wann ' },
    // 'Ich hoffe, du kommst': without 'dass' the verb stands second.
    { read: /^(ich hoffe), (ich|du|er|sie|es|wir|ihr|Sie) (\p{L}+)(.*)$/iu, say: '$1, dass $2$4 $3' },
    { read: /\btotal (?=müde|kaputt|fertig|krank|nett|süß|teuer|schön)/iu, say: 'sehr ' },
    { read: /^als ich (?:noch )?(?:klein|ein Kind|jung)(?: war),? /iu, say: 'als Kind ' },
    { read: /,? als ich (?:noch )?(?:klein|ein Kind)(?: war)$/iu, say: ' als Kind' },
    // 'Wenn ich groß bin': not tall, but grown up, and no condition.
    {
      read: /\bwenn (ich|du|er|sie|wir) groß (bin|bist|ist|sind)\b/iu,
      say: (_, who, be) =>
        `als ${who} ${{ bin: 'aufwachse', bist: 'aufwächst', ist: 'aufwächst', sind: 'aufwachsen' }[be!]}`,
      isFirst: true,
    },
  ],
  it: [
    // 'Mi passi il sale?' asks for it.
    {
      read: /^mi (pass|port|prest|mand|d)a?i(?= (?:il|lo|la|i|gli|le|un|una|uno|un po['’]|del|della|quel|quella|l['’]|un['’]))/iu,
      say: 'puoi $1armi',
      isFirst: true,
    },
    {
      read: /^(.*?)\bbisogna (\S*?[aei]r)(e|si)(?= |$)(.*)$/iu,
      say: (_, before, verb, self, rest) => `${before}dobbiamo ${verb}${self === 'si' ? 'ci' : 'e'}${rest}`,
    },
    { read: new RegExp(`\\bci (${GOES_IT})(?= |$)(.*)$`, 'iu'), say: '$1 lì$2' },
    // 'Dove si comprano i biglietti'.
    { read: /^(dove|come) si (compr|pag|prenot|noleggi|cambi|trov)(?:a|ano) /iu, say: '$1 posso $2are ' },
    { read: /^(dove|come) si (prend)(?:e|ono) /iu, say: '$1 posso $2ere ' },
    { read: /^quando ero (?:piccol|bambin)([oa]),? /iu, say: 'da bambin$1 ' },
    {
      read: /^(ti|le|vi) va di (?=\S+[aei]r(?:e|si|ti|lo|la)(?= |$))/iu,
      say: (_, who) => `${{ ti: 'hai', le: 'ha', vi: 'avete' }[who!.toLowerCase()]} voglia di `,
    },
    { read: /\bdov['’]è\b/giu, say: 'dove è' },
    { read: /^mi piacerebbe (?=un[ao]? |un['’]|il |la |lo |l['’])/iu, say: 'vorrei ' },
    { read: /^sono io (?:che|a) (.+)$/iu, say: '$1 io' },
    { read: /^(?:è|sono) (?:da )?(?:molto|tanto|un pezzo)(?: tempo)? che (.+)$/iu, say: '$1 da molto tempo' },
  ],
};

const MARKS = /^([¿¡\s]*)(.*?)([\s.!?]*)$/su;

/** The text in other words; undefined if there are none. */
export function reworded(text: string, from: LanguageCode, isFirst: boolean): string | undefined {
  const [, opening, core, closing] = MARKS.exec(text)!;
  let said = core!;
  for (const { read, say, isFirst: isEarly } of REWORDINGS[from] ?? []) {
    if (isFirst !== (isEarly === true)) continue;
    said =
      typeof say === 'string'
        ? said.replace(read, say)
        : said.replace(read, (...parts: (string | number)[]) => {
            const words = parts.slice(0, -2) as string[];
            return say(...words) ?? words[0]!;
          });
  }
  if (said === core) return undefined;
  const isCapital = /^\p{Lu}/u.test(core!);
  return opening + (isCapital ? said.charAt(0).toUpperCase() + said.slice(1) : said) + closing;
}
