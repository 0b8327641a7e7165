import { LIMITS, PLANS } from '@speak-it-now/contract';
import { usdPrice } from '../../../i18n/format.ts';
import type { LegalText } from '../legal-text.ts';

const HOURS = LIMITS.attemptWindowMs / 3_600_000;
const RATES = { day: 'al día', week: 'a la semana', month: 'al mes', year: 'al año' };
const PRICES = PLANS.map((plan) => `${usdPrice(plan.priceCents, 'es')} ${RATES[plan.interval]}`);

/** The terms of service in Spanish. */
const terms: LegalText = [
  {
    id: 'service',
    title: 'Qué es Speak It Now',
    blocks: [
      'Speak It Now es un comprobador de pronunciación para cinco idiomas: inglés, español, francés, alemán e italiano. Escribes una frase, la traduces, la escuchas, te grabas diciéndola y recibes un porcentaje de precisión y los comentarios de un tutor de IA. Al usarlo aceptas estas condiciones. «Nosotros» es la persona u organización que gestiona el servidor que usas.',
    ],
  },
  {
    id: 'age',
    title: 'Quién puede usarlo',
    blocks: [
      `Debes tener al menos ${LIMITS.minimumAgeYears} años. Si en el lugar donde vives aún no eres mayor de edad, tu padre, madre o tutor debe aceptar estas condiciones por ti, y también cualquier pago.`,
    ],
  },
  {
    id: 'scores',
    title: 'Puntuaciones y consejos',
    blocks: [
      'Las puntuaciones las hace un programa que compara los sonidos que ha oído con los que esperaba. Sirven para aprender. No son un certificado y pueden equivocarse: una habitación ruidosa, un micrófono poco común, un resfriado o un acento regional pueden bajarlas. No las uses para tomar decisiones sobre otras personas.',
      'También las traducciones son para practicar. Haz que una persona revise lo que sea importante.',
    ],
  },
  {
    id: 'recordings',
    title: 'Tus grabaciones',
    blocks: [
      'Las grabaciones de tu voz van a un proveedor de IA para su evaluación: por defecto el motor de IA de este mismo servidor, o el proveedor externo que haya conectado su operador, o ninguno si has elegido que se puntúe en tu propio dispositivo. Las grabaciones no se guardan. La Política de privacidad cuenta en detalle qué pasa con ellas; aceptas ambas antes de tu primera grabación.',
      'Graba solo tu propia voz o la de alguien que esté de acuerdo.',
    ],
  },
  {
    id: 'free',
    title: 'Práctica gratis',
    blocks: [
      `Sin suscripción tienes ${LIMITS.freeAttempts} intentos gratis cada ${HOURS} horas, con cuenta o sin ella. Solo cuenta un intento por el que recibes una puntuación. No está permitido esquivar el límite, por ejemplo borrando cookies o creando muchas cuentas; además hay un tope por red.`,
    ],
  },
  {
    id: 'account',
    title: 'Tu cuenta',
    blocks: [
      'Usa una dirección de correo en la que podamos escribirte, no compartas tu contraseña y avísanos si otra persona ha usado tu cuenta. Una cuenta es para una persona. Puedes eliminarla en cualquier momento en la página de la cuenta.',
    ],
  },
  {
    id: 'subscription',
    title: 'Suscripciones y pago',
    blocks: [
      'Con una suscripción no hay límite. Los precios son:',
      PRICES,
      'Una suscripción se renueva automáticamente al final de cada periodo, al precio que se muestre entonces, hasta que la canceles. De los pagos se encarga nuestro proveedor de pagos con tarjeta; nosotros nunca vemos el número de tu tarjeta. No hay otros costes.',
    ],
  },
  {
    id: 'canceling',
    title: 'Cancelación y devoluciones',
    blocks: [
      'Puedes cancelar en cualquier momento en la página de la cuenta o en el portal de facturación. Conservas el acceso hasta el final del periodo que has pagado; después no se cobra nada más. No hay devoluciones por periodos parciales. Al eliminar la cuenta, la suscripción termina al momento, también sin devolución por el resto del periodo. Los derechos que la ley te da como consumidor y a los que no se puede renunciar se mantienen.',
      'El portal de facturación muestra tus facturas y tarjetas. Necesitas la dirección de correo con la que te registraste.',
    ],
  },
  {
    id: 'conduct',
    title: 'Uso justo',
    blocks: [
      'Por favor, no:',
      [
        'ataques, sobrecargues ni sondees el servicio, ni esquives sus límites y protecciones;',
        'lo uses por medios automáticos para puntuar o generar voz en masa;',
        'envíes nada ilegal ni que vulnere los derechos de otros;',
        'uses la cuenta de otra persona.',
      ],
      'Podemos suspender una cuenta que incumpla estas reglas. Si el incumplimiento no es grave, avisamos antes.',
    ],
  },
  {
    id: 'software',
    title: 'Programa y contenidos',
    blocks: [
      'El programa es libre bajo la GNU Affero General Public License, versión 3 o posterior; estas condiciones regulan el uso de este servidor, no tus derechos sobre el programa. Lo que escribes y dices sigue siendo tuyo. Nos permites procesarlo para responderte, y para nada más.',
    ],
  },
  {
    id: 'warranty',
    title: 'Disponibilidad y responsabilidad',
    blocks: [
      'Gestionamos el servicio con cuidado, pero no podemos prometer que esté siempre disponible, libre de errores o acertado en cada puntuación. En la medida en que la ley lo permita, no respondemos de pérdidas causadas por una puntuación, una traducción o una interrupción, y en total por no más de lo que nos hayas pagado en los doce meses anteriores. Nada de esto limita la responsabilidad por dolo, negligencia grave o daños a la vida y la salud.',
    ],
  },
  {
    id: 'changes',
    title: 'Cambios y final',
    blocks: [
      'Cuando cambian estas condiciones, cambia su fecha, y te pedimos de nuevo tu consentimiento antes de tu siguiente grabación. Un cambio de precio solo afecta a una suscripción en curso cuando te lo hemos dicho por correo y has tenido tiempo de cancelar. Si cerramos el servicio, devolvemos lo pagado por el tiempo posterior.',
      'Si una parte de estas condiciones no es válida, el resto sí. Se aplica la ley del país donde está establecido el operador y, junto a ella, la protección que la ley de tu país da a los consumidores.',
    ],
  },
  {
    id: 'contact',
    title: 'Contacto',
    blocks: [
      'Escríbenos en la página Preguntas / Comentarios. Las preguntas sobre facturación se resuelven antes en el portal de facturación de aquí abajo.',
    ],
  },
];

export default terms;
