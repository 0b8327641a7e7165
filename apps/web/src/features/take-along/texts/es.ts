import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

const spanish: Translated<typeof english> = {
  title: 'Llévatelo',
  lead: 'Tu historial y tu vocabulario en archivos: para leer, para hacer cuentas o para seguir aprendiendo.',
  premiumTitle: 'Los archivos son parte de premium',
  signIn: 'Crear una cuenta',
  historyText: 'Cada intento evaluado con su texto, sus puntuaciones y sus sonidos, el más reciente primero.',
  vocabularyText:
    'Cada texto que has dicho en un idioma, con su significado, su transcripción fonética y la voz modelo. Tu mejor puntuación está en la tarjeta.',
  noRecordings: 'Tus propias grabaciones nunca se guardan, así que no están en ningún archivo.',
  language: 'Vocabulario en',
  meaningIn: 'Significado en',
  premium: 'Llevarte archivos es parte de premium. Una copia de todos tus datos es gratis, en Cuenta.',
  subscribe: 'Ver los planes',
  history: 'Historial',
  vocabulary: 'Vocabulario',
  csv: 'Historial en CSV',
  json: 'Historial en JSON',
  apkg: 'Paquete de Anki (.apkg)',
  zip: 'Texto para Anki con audio (.zip)',
  ankiHint:
    'El paquete se abre con doble clic. Del zip, copia la carpeta collection.media a la carpeta de medios de Anki e importa el archivo de texto.',
  running: (megabytes) => `Preparando tu archivo: ${megabytes} MB por ahora`,
  texts: (count) => `Se están diciendo ${count} textos.`,
  cancel: 'Cancelar',
  done: 'Tu archivo está guardado.',
  failed: 'No se pudo crear el archivo. Inténtalo de nuevo.',
};

export default spanish;
