import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** The agreement before the first recording, in Spanish. */
export default {
  consent: {
    title: 'Antes de grabar',
    lead: 'Para grabar tu voz hace falta que estés de acuerdo.',
    whatHappens: 'Qué pasa con tu voz',
    points: [
      'Tu grabación va a este servidor, que la evalúa con su propio motor o con el proveedor de IA que su operador haya configurado.',
      'La grabación no se guarda: desaparece en cuanto está puntuada.',
      'Mientras hablas, tu navegador puede mostrar texto en directo. Es el reconocimiento de voz del propio navegador, que algunos ejecutan en los servidores de su fabricante.',
    ],
    textsGoTo: (recipients: string) =>
      `Las frases que el libro de frases no sabe traducir se envían a ${recipients}.`,
    recordingsGoTo: {
      assessment: (recipient: string) =>
        `Para puntuarla, tu grabación y la frase se envían a ${recipient}, un proveedor externo de IA.`,
      transcription: (recipient: string) =>
        `Para que puedas leer lo que ha entendido un servicio de transcripción, tu grabación se envía también a ${recipient}, un proveedor externo de IA.`,
    },
    checkboxBefore: 'Acepto las ',
    terms: 'Condiciones de servicio',
    checkboxBetween: ' y la ',
    privacy: 'Política de privacidad',
    checkboxAfter: '.',
    notReady: 'Acepta primero lo de arriba',
    ready: 'Aceptar todo y continuar',
    notKept: {
      title: 'No se ha guardado tu acuerdo',
      text: 'Tu navegador no permite que este sitio guarde datos. Permítelo y acepta otra vez.',
    },
    renewal:
      'A quienes usan la versión gratis se les pide renovar este acuerdo cada 24 horas. A quienes tienen suscripción, solo cuando cambia.',
  },
} satisfies Translated<typeof english>;
