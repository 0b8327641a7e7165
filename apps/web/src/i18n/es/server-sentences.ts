import type { ServerSentences } from '../server-sentences.ts';

/** What the server says in English, in Spanish. */
export const serverSentences: ServerSentences = {
  shared: {
    'Username must be at least 3 characters': 'El nombre de usuario debe tener al menos 3 caracteres',
    'Username must be at most 40 characters': 'El nombre de usuario puede tener como máximo 40 caracteres',
    'Username contains characters that cannot be shown':
      'El nombre de usuario contiene caracteres que no se pueden mostrar',
    'Password must be at least 6 characters': 'La contraseña debe tener al menos 6 caracteres',
    'Password must be at most 200 characters': 'La contraseña puede tener como máximo 200 caracteres',
    'Invalid email address': 'La dirección de correo no es válida',
    'Please provide a valid email address': 'Escribe una dirección de correo válida',
    'Passwords do not match': 'Las contraseñas no coinciden',
    "Passwords don't match": 'Las contraseñas no coinciden',
    'Current password is required': 'Falta la contraseña actual',
    'New password must be at least 6 characters': 'La contraseña nueva debe tener al menos 6 caracteres',
    'Confirm password is required': 'Falta la confirmación de la contraseña',
    'Code must be 6 digits': 'El código debe tener 6 cifras',
    'The code is invalid or expired': 'El código no es válido o ha caducado',
    'If an account exists with this email, a reset code has been sent.':
      'Si existe una cuenta con este correo, se ha enviado un código.',
    'Invalid username or password': 'El nombre de usuario o la contraseña no son correctos',
    'Your current password is incorrect': 'Tu contraseña actual no es correcta',
    'That username or email is already in use. Choose another, or log in if the account is yours.':
      'Ese nombre de usuario o correo ya está en uso. Elige otro o inicia sesión si la cuenta es tuya.',
    'Log in first.': 'Primero inicia sesión.',
    'Please enter a message before submitting.': 'Escribe un mensaje antes de enviarlo.',
    'Message must be 500 characters or less.': 'El mensaje puede tener como máximo 500 caracteres.',
    'Please provide your email address.': 'Escribe tu dirección de correo.',
    'Please provide a valid email address.': 'Escribe una dirección de correo válida.',
    'Your message has been sent successfully!': '¡Tu mensaje se ha enviado correctamente!',
    'Sign in with the account you used at signup to open the billing portal.':
      'Inicia sesión con la cuenta con la que te registraste para abrir el portal de facturación.',
    'There is no subscription to cancel.': 'No hay ninguna suscripción que cancelar.',
    'This account has no payments yet. Choose a plan first.':
      'Esta cuenta aún no tiene pagos. Elige primero un plan.',
    'You already have this subscription. You won’t be charged again.':
      'Ya tienes esta suscripción. No se te cobra otra vez.',
    'Your payment is being processed. We’ll email you when it’s done. Please don’t pay again.':
      'Tu pago se está procesando. Recibirás un correo cuando termine; no pagues otra vez.',
    'Payments aren’t set up on this server yet. You haven’t been charged.':
      'Los pagos aún no están configurados en este servidor. No se te ha cobrado nada.',
    'The payment provider can’t be reached right now. You haven’t been charged twice. Please try again in a minute.':
      'Ahora mismo no se puede contactar con el proveedor de pagos. No se te ha cobrado dos veces. Inténtalo de nuevo en un minuto.',
    'Another payment on your account is still in progress. Wait a moment and try again.':
      'Hay otro pago de tu cuenta en curso. Espera un momento e inténtalo de nuevo.',
    'This payment is no longer open. Choose your plan again.':
      'Este pago ya no está abierto. Elige tu plan otra vez.',
    'Your subscription has been canceled. You keep Premium until the end of the period you paid for.':
      'Tu suscripción se ha cancelado. Conservas Premium hasta el final del periodo pagado.',
    'Your subscription has been canceled. You won’t be charged again.':
      'Tu suscripción se ha cancelado. No se te cobrará nada más.',
  },
  further: {
    'The phrasebook has no translation for this, and the translation service cannot be asked right now. Try again later, or pick a phrase from "Terms & Phrases to Try".':
      'La guía de conversación no tiene traducción para esto, y ahora mismo no se puede consultar el servicio de traducción. Inténtalo más tarde o elige una frase de «Palabras y frases para probar».',
    'You have used up the translations of today for phrases outside the phrasebook. Everyday phrases and "Terms & Phrases to Try" still work.':
      'Has agotado las traducciones de hoy para frases que no están en la guía de conversación. Las frases cotidianas y «Palabras y frases para probar» siguen funcionando.',
    'That was too fast. Wait # seconds and try again.':
      'Demasiado rápido. Espera # segundos e inténtalo de nuevo.',
    'Too many tries. Wait # second and try again.':
      'Demasiados intentos. Espera # segundo e inténtalo de nuevo.',
    'Too many tries. Wait # seconds and try again.':
      'Demasiados intentos. Espera # segundos e inténtalo de nuevo.',
    'Too many tries. Wait # minutes and try again.':
      'Demasiados intentos. Espera # minutos e inténtalo de nuevo.',
    'You have sent # messages today. You can send the next one in # hour.':
      'Hoy has enviado # mensajes. Podrás enviar el siguiente dentro de # hora.',
    'You have sent # messages today. You can send the next one in # hours.':
      'Hoy has enviado # mensajes. Podrás enviar el siguiente dentro de # horas.',
    'The free attempts of your network are used up for today. Sign in to use your own, or subscribe for unlimited practice.':
      'Los intentos gratis de tu red se han agotado por hoy. Inicia sesión para usar los tuyos o suscríbete para practicar sin límite.',
    'The free attempts of your network are used up for today. Come back tomorrow, or subscribe for unlimited practice.':
      'Los intentos gratis de tu red se han agotado por hoy. Vuelve mañana o suscríbete para practicar sin límite.',
    'The last payment of your plan has failed. Pay it first, or cancel the plan.':
      'El último pago de tu plan ha fallado. Págalo primero o cancela el plan.',
    'Your card was declined.': 'Tu tarjeta ha sido rechazada.',
    'Your card has insufficient funds.': 'Tu tarjeta no tiene fondos suficientes.',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
      'Tu banco no ha confirmado el pago. Usa otra tarjeta e inténtalo de nuevo.',
    'Your card was declined. This transaction requires authentication.':
      'Tu tarjeta ha sido rechazada. El banco quiere que confirmes este pago.',
    'The payment did not go through. Please try again.': 'El pago no se ha realizado. Inténtalo de nuevo.',
    'This payment does not exist. Choose a plan again.': 'Este pago no existe. Elige un plan otra vez.',
    'This session has already ended.': 'Esta sesión ya había terminado.',
  },
  byCode: {
    'bad-request': 'No se ha podido entender la petición. Revisa lo que has escrito e inténtalo de nuevo.',
    'language-unknown': 'Este idioma no está disponible.',
    'languages-equal': 'Elige dos idiomas distintos.',
    'text-empty': 'Escribe primero un texto.',
    'text-too-long': 'El texto es demasiado largo.',
    'text-not-speakable': 'Escribe el texto con las letras del idioma que practicas.',
    'audio-missing': 'No se ha captado ningún sonido. Inténtalo de nuevo.',
    'audio-too-short':
      'La grabación es demasiado corta o no se oye nada. Habla con claridad e inténtalo de nuevo.',
    'audio-too-long': 'La grabación es demasiado larga. Graba una más corta.',
    'audio-damaged':
      'La grabación está cortada o dañada. Graba de nuevo y mantén la página abierta hasta que se envíe.',
    'audio-unsupported': 'La aplicación no puede leer esta grabación. Inténtalo con otro navegador.',
    'current-password-wrong': 'Tu contraseña actual no es correcta',
    'reset-code-wrong': 'El código no es válido o ha caducado',
    unauthenticated: 'Primero inicia sesión.',
    'credentials-wrong': 'El nombre de usuario o la contraseña no son correctos',
    'attempts-used-up':
      'Has usado tus intentos gratis. Espera a que el siguiente quede libre o suscríbete para practicar sin límite.',
    'subscription-needed': 'Eso es parte de Premium. Suscríbete para usarlo.',
    'forbidden-origin': 'Esta petición venía de otro sitio. Abre la propia aplicación e inténtalo de nuevo.',
    forbidden: 'No tienes permiso para hacer eso.',
    'server-scoring-off':
      'Este servidor no recibe grabaciones: se puntúan en tu dispositivo. Recarga la página e inténtalo de nuevo.',
    'device-scoring-off':
      'Este servidor puntúa las grabaciones él mismo. Desactiva «Puntuar en este dispositivo» e inténtalo de nuevo.',
    'not-found': 'Eso ya no existe.',
    'translation-not-found':
      'Todavía no hay traducción para esto. Prueba con una frase cotidiana más corta o elige una de «Palabras y frases para probar».',
    conflict: 'Los datos guardados han cambiado. Vuelve a cargar la página e inténtalo de nuevo.',
    'already-subscribed': 'Ya tienes esta suscripción. No se te cobra otra vez.',
    'payment-processing': 'Tu pago se está procesando. No pagues otra vez.',
    'upload-too-large': 'La grabación es demasiado grande. Graba una más corta.',
    'content-type-unsupported': 'El servidor no puede leer lo que se ha enviado.',
    'rate-limited': 'Demasiadas veces seguidas. Espera un poco e inténtalo de nuevo.',
    internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
    'worker-failed': 'Algo ha fallado por nuestra parte. Inténtalo de nuevo; este intento no cuenta.',
    'upstream-failed': 'Un servicio externo no responde. Inténtalo de nuevo en un momento.',
    busy: 'Ahora hay mucha gente. Espera unos segundos e inténtalo de nuevo; este intento no cuenta.',
    'payments-unavailable': 'Los pagos no están disponibles en este servidor. No se te ha cobrado nada.',
    timeout: 'Ha tardado demasiado. Inténtalo de nuevo; este intento no cuenta.',
  },
};
