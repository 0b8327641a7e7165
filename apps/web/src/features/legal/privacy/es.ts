import { LIMITS } from '@speak-it-now/contract';
import type { LegalText } from '../legal-text.ts';

const HOURS = LIMITS.attemptWindowMs / 3_600_000;
const SESSION_DAYS = LIMITS.sessionMs / 86_400_000;
const RESET_MINUTES = LIMITS.resetCodeMs / 60_000;

/** The privacy policy in Spanish. */
const privacy: LegalText = [
  {
    id: 'in-short',
    title: 'En pocas palabras',
    blocks: [
      [
        'Tus grabaciones se puntúan y después se borran. No se guardan.',
        'Puedes practicar sin cuenta. Una cuenta solo guarda lo que muestra la página de la cuenta, y nada sobre cómo suenas.',
        'No hay publicidad, ni seguimiento entre sitios, ni venta de datos.',
        'En la página de la cuenta puedes descargar o borrar en cualquier momento todo lo que se guarda sobre ti.',
      ],
    ],
  },
  {
    id: 'who',
    title: 'Quién es responsable',
    blocks: [
      'Speak It Now es un comprobador de pronunciación para inglés, español, francés, alemán e italiano. Responsable de tus datos es la persona u organización que gestiona el servidor que usas, aquí llamada «nosotros». Nos encuentras en la página Preguntas / Comentarios.',
      `El servicio está pensado para personas a partir de ${LIMITS.minimumAgeYears} años. No guardamos a sabiendas datos de niños más pequeños; si una cuenta es de uno de ellos, dínoslo y la borramos.`,
    ],
  },
  {
    id: 'recordings',
    title: 'Las grabaciones de tu voz',
    blocks: [
      'Cuando pulsas Grabar, tu navegador pide el micrófono, graba hasta 30 segundos y envía la grabación junto con la frase y su idioma. Las grabaciones de tu voz van a un proveedor de IA para su evaluación. Cuál es depende de cómo esté configurado este servidor:',
      [
        'Por defecto es el motor de IA que forma parte de este servidor. La grabación se evalúa en el propio servidor y no se pasa a nadie.',
        'Si el operador ha conectado proveedores de IA externos, el consentimiento que das antes de tu primera grabación los nombra. La grabación y la frase se envían a los que nombre tu consentimiento, para esta única evaluación y en las condiciones que el operador haya acordado con ellos, y a ningún otro. Un proveedor que exprese tu resultado con otras palabras recibe la frase y los resultados, nunca la grabación.',
        'Si se puntúa en tu propio dispositivo, porque lo has elegido o porque este servidor solo ofrece eso, la grabación no sale de él. Al servidor se envían la frase, su idioma y las puntuaciones de cada palabra y sonido, para contar el intento y guardarlo en el historial de tu cuenta. Si allí no se puede puntuar, puedes enviar esa única grabación al servidor; nunca se envía por sí sola.',
      ],
      'Las grabaciones no se guardan. Se mantienen en memoria mientras se evalúan, este servidor nunca las escribe en un disco ni en un registro, y desaparecen cuando se ha enviado la respuesta. Lo que queda en la página es tu propia copia en tu navegador, que se va cuando dejas la página, salvo que pidas a tu navegador que guarde tu primera y tu mejor grabación (véase Lo que queda en tu navegador).',
      'Mientras hablas, tu navegador puede mostrar texto en directo, salvo si se puntúa en tu propio dispositivo. Es el reconocimiento de voz de tu navegador, no el nuestro; algunos navegadores lo ejecutan en los servidores de su fabricante. No influye en tu puntuación.',
      'Antes de tu primera grabación te pedimos tu consentimiento. Sin suscripción lo pedimos de nuevo cada 24 horas; con ella, solo cuando cambian esta política o las condiciones.',
    ],
  },
  {
    id: 'texts',
    title: 'Lo que escribes y escuchas',
    blocks: [
      'Las frases que traduces o escuchas se procesan para responderte. Por defecto ocurre en este servidor. Si el operador ha conectado un servicio de traducción externo, se le envía la frase que no está en la guía de conversación, sin nada que diga quién eres; el final de esta página nombra los servicios. Lo mismo vale para un servicio de voz externo. Las frases no se escriben en el registro del servidor.',
      'Lo que ha respondido un servicio de traducción externo se guarda hasta 30 días, para que nadie tenga que enviar otra vez la misma frase: la traducción, bajo un hash con clave del que no se puede leer ni la frase ni quién la escribió. También contamos cuántas traducciones de esos servicios pides al día.',
    ],
  },
  {
    id: 'visitors',
    title: 'Cuando practicas sin cuenta',
    blocks: [
      `Los visitantes tienen ${LIMITS.freeAttempts} intentos gratis cada ${HOURS} horas. Para contarlos, el servidor pone una cookie firmada con un número aleatorio y guarda cada puntuación con su frase, sin la grabación, durante ${HOURS} horas. Si en ese tiempo creas una cuenta, empieza con ellas; nadie más las ve. Contra el borrado de cookies cuenta además por red, con un hash con clave de la dirección de internet, del que no se puede leer la dirección.`,
    ],
  },
  {
    id: 'accounts',
    title: 'Qué guarda una cuenta',
    blocks: [
      [
        'Tu nombre de usuario, tu dirección de correo, tu idioma para los correos y tu contraseña como hash argon2id, nunca la contraseña misma.',
        'Cuándo se creó la cuenta y cuándo se usó por última vez, las horas de tus intentos puntuados, las palabras que dijiste con un 95 por ciento o más y tu racha de días; donde la cuenta muestre un historial o un repaso, sus puntuaciones y respuestas; y las frases que guardas en Mis frases.',
        `Tus sesiones: navegador y sistema en palabras, cuándo iniciaste sesión y cuándo estuviste por última vez. Una sesión termina sola tras ${SESSION_DAYS} días sin uso.`,
        'Tus consentimientos: cuándo, con qué versión y si era con suscripción.',
        'Tu suscripción: su plan, su estado, hasta cuándo está pagada, y la marca y las cuatro últimas cifras de la tarjeta. Los números de tarjeta van solo al proveedor de pagos y nunca pasan por este servidor.',
        'Recordatorios, solo si los pides: la hora, tu zona horaria y la dirección de tu navegador en el servicio de notificaciones de su fabricante. Cada día pasa por ese servicio una notificación cifrada, sin tu nombre ni tus puntuaciones. Al detener los recordatorios se borra todo esto.',
      ],
      `Por seguridad contamos los inicios de sesión fallidos y los códigos erróneos hasta siete días, bajo un hash. Un código para restablecer la contraseña se guarda como hash, sirve una vez y caduca a los ${RESET_MINUTES} minutos.`,
    ],
  },
  {
    id: 'messages',
    title: 'Mensajes y correo',
    blocks: [
      'Lo que escribes en Preguntas / Comentarios se guarda, con la dirección para la respuesta, hasta que se haya atendido; los mensajes de una cuenta se borran con la cuenta. Solo enviamos correo sobre tu cuenta, tus pagos o para responderte. El correo espera en una cola hasta que se entrega; el que no se pudo entregar se borra a los 30 días.',
    ],
  },
  {
    id: 'browser',
    title: 'Qué queda en tu navegador',
    blocks: [
      [
        'Una cookie de sesión cuando has iniciado sesión, y la cookie de visitante descrita arriba. Ambas son necesarias, ninguna la pueden leer los scripts y no hay otras.',
        'En el almacenamiento local, hasta que lo borres: tu consentimiento (speak-it-now-consent); tu tema (speak-it-now-theme, ui-theme); el idioma de la página (speak-it-now-language); el micrófono que elegiste y la velocidad de reproducción (speak-it-now-audio); los acentos que elegiste (speak-it-now-accents); que tu primera y tu mejor grabación se guardan en este dispositivo (speak-it-now-takes); los atajos de teclado que hayas cambiado (speak-it-now-shortcuts); sin cuenta, tu lengua materna (speak-it-now-first-language) y si habla un hombre o una mujer (speak-it-now-speaker-gender); sin cuenta, las frases que guardas en Mis frases (speak-it-now-phrases), que pasan a tu cuenta cuando inicias sesión; que ya has visto el comienzo en tres pasos (speak-it-now-started); que has empezado un repaso, en qué idiomas y hasta dónde has llegado (speak-it-now-review-started, speak-it-now-review-languages, speak-it-now-review); si la última vez habías iniciado sesión, para que la página se disponga para ti desde el principio (speak-it-now-was-signed-in); los idiomas del comprobador y de tu última grabación (speak-it-now-languages, speak-it-now-practiced-language); si los detalles de un resultado están abiertos (speak-it-now-details); si se puntúa en este dispositivo y qué se ha descargado para ello (speak-it-now-scoring-choice, speak-it-now-device-scoring); hasta que cierras la sesión, el número y el nombre de usuario de la última cuenta que la inició y si tiene suscripción, para que pueda practicar sin conexión (speak-it-now-known-learner); y el nombre que das en las conversaciones del repaso (speak-it-now-learner-name).',
        'En el almacenamiento de sesión, hasta que cierres la pestaña: la frase que ibas a practicar, para que sobreviva al camino de ida y vuelta al consentimiento (speak-it-now-pending-input); lo que habías escrito al cargarse una versión nueva de la aplicación, pero ninguna contraseña ni tarjeta (speak-it-now-typed-text); tu último resultado con su frase, sin la grabación, para que siga ahí al recargar la página (speak-it-now-result); y tus mejores puntuaciones y todas las de esta visita, para su media (speak-it-now-best-scores, speak-it-now-session-scores).',
        'En la caché del service worker: la propia aplicación con su vocabulario, para que se abra sin conexión. Ahí no se guarda ninguna respuesta del servidor, ninguna frase tuya ni ninguna grabación. Si puntúas en este dispositivo, los archivos descargados están en una caché aparte hasta que los quites en la página Puntuar en el dispositivo. Las puntuaciones que se consiguen sin conexión con una suscripción esperan en una base de datos del navegador (IndexedDB), con sus frases y sin sonido, hasta que llegan a la cuenta, 7 días como máximo. La misma base de datos guarda, con una suscripción, tu progreso, tu historial y tus ejercicios según la última conexión, para que esas páginas se abran sin conexión, hasta que cierras la sesión. Si lo pides, tu primera y tu mejor grabación de cada frase se guardan en otra base de datos así (Antes y después), hasta que las borres allí o borres los datos de este sitio. Nunca se envían.',
      ],
    ],
  },
  {
    id: 'others',
    title: 'Quién más recibe datos',
    blocks: [
      'Nadie, salvo lo que necesite un servicio que uses: el proveedor de pagos cuando te suscribes, el servicio que entrega nuestro correo, quien aloja este servidor y el servicio externo de IA, traducción o voz si el operador ha conectado uno. Por lo demás solo comunicamos datos cuando la ley nos obliga.',
    ],
  },
  {
    id: 'rights',
    title: 'Tus derechos',
    blocks: [
      [
        'Ver y exportar: «Descargar mis datos», en la página de la cuenta, te da todo lo que hay sobre ti en un archivo JSON.',
        'Corregir: nombre de usuario y correo en la página de la cuenta.',
        'Borrar: al eliminar la cuenta se borra al momento con todo lo que guarda. Los datos de pagos que la ley obliga a conservar quedan en el proveedor de pagos.',
        'Oponerte, limitar, retirar tu consentimiento: deja de grabar, borra los datos de este sitio en tu navegador o escríbenos. También puedes reclamar ante la autoridad de protección de datos de donde vives.',
      ],
      'Procesamos grabaciones y frases porque has dado tu consentimiento, cuentas y suscripciones para cumplir nuestro contrato contigo, y el recuento de intentos y de inicios de sesión fallidos porque tenemos un interés legítimo en que el servicio sea justo y seguro.',
    ],
  },
  {
    id: 'security',
    title: 'Seguridad',
    blocks: [
      'Las contraseñas se guardan como hash, igual que los identificadores de sesión y los códigos; los registros no contienen frases, grabaciones ni direcciones, y donde se accede a este servidor por https todo se transmite cifrado. Ningún sistema es del todo seguro; si tus datos se ven afectados, te lo decimos.',
    ],
  },
  {
    id: 'changes',
    title: 'Cambios',
    blocks: [
      'Cuando cambia esta política, cambia su fecha, y te pedimos tu consentimiento otra vez antes de tu siguiente grabación.',
    ],
  },
];

export default privacy;
