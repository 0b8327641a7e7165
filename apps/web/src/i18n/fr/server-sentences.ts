import type { ServerSentences } from '../server-sentences.ts';

/** What the server says in English, in French. */
export const serverSentences: ServerSentences = {
  shared: {
    'Username must be at least 3 characters': 'Le nom d’utilisateur doit avoir au moins 3 caractères',
    'Username must be at most 40 characters': 'Le nom d’utilisateur peut avoir au plus 40 caractères',
    'Username contains characters that cannot be shown':
      'Le nom d’utilisateur contient des caractères qui ne peuvent pas être affichés',
    'Password must be at least 6 characters': 'Le mot de passe doit avoir au moins 6 caractères',
    'Password must be at most 200 characters': 'Le mot de passe peut avoir au plus 200 caractères',
    'Invalid email address': 'Adresse e-mail non valide',
    'Please provide a valid email address': 'Indique une adresse e-mail valide',
    'Passwords do not match': 'Les mots de passe ne sont pas identiques',
    "Passwords don't match": 'Les mots de passe ne sont pas identiques',
    'Current password is required': 'Le mot de passe actuel est nécessaire',
    'New password must be at least 6 characters': 'Le nouveau mot de passe doit avoir au moins 6 caractères',
    'Confirm password is required': 'La confirmation du mot de passe est nécessaire',
    'Code must be 6 digits': 'Le code doit avoir 6 chiffres',
    'The code is invalid or expired': 'Le code n’est pas valide ou a expiré',
    'If an account exists with this email, a reset code has been sent.':
      'Si un compte existe avec cette adresse, un code a été envoyé.',
    'Invalid username or password': 'Nom d’utilisateur ou mot de passe incorrect',
    'Your current password is incorrect': 'Ton mot de passe actuel est incorrect',
    'That username or email is already in use. Choose another, or log in if the account is yours.':
      'Ce nom d’utilisateur ou cette adresse e-mail est déjà pris. Choisis-en un autre, ou connecte-toi si le compte est à toi.',
    'Log in first.': 'Connecte-toi d’abord.',
    'Please enter a message before submitting.': 'Écris un message avant de l’envoyer.',
    'Message must be 500 characters or less.': 'Le message peut avoir au plus 500 caractères.',
    'Please provide your email address.': 'Indique ton adresse e-mail.',
    'Please provide a valid email address.': 'Indique une adresse e-mail valide.',
    'Your message has been sent successfully!': 'Ton message a bien été envoyé !',
    'Sign in with the account you used at signup to open the billing portal.':
      'Connecte-toi avec le compte utilisé à l’inscription pour ouvrir le portail de facturation.',
    'There is no subscription to cancel.': 'Il n’y a pas d’abonnement à résilier.',
    'This account has no payments yet. Choose a plan first.':
      'Ce compte n’a pas encore de paiement. Choisis d’abord une formule.',
    'You already have this subscription. You won’t be charged again.':
      'Tu as déjà cet abonnement. Rien n’est débité à nouveau.',
    'Your payment is being processed. We’ll email you when it’s done. Please don’t pay again.':
      'Ton paiement est en cours. Tu recevras un e-mail quand il sera terminé ; ne paie pas une seconde fois.',
    'Payments aren’t set up on this server yet. You haven’t been charged.':
      'Les paiements ne sont pas encore configurés sur ce serveur. Rien n’a été débité.',
    'The payment provider can’t be reached right now. You haven’t been charged twice. Please try again in a minute.':
      'Le prestataire de paiement est injoignable pour le moment. Tu n’as pas été débité deux fois. Réessaie dans une minute.',
    'Another payment on your account is still in progress. Wait a moment and try again.':
      'Un autre paiement de ton compte est en cours. Attends un instant et réessaie.',
    'This payment is no longer open. Choose your plan again.':
      'Ce paiement n’est plus possible. Choisis de nouveau ta formule.',
    'Your subscription has been canceled. You keep Premium until the end of the period you paid for.':
      'Ton abonnement a été résilié. Tu gardes Premium jusqu’à la fin de la période payée.',
    'Your subscription has been canceled. You won’t be charged again.':
      'Ton abonnement a été résilié. Plus rien ne sera débité.',
  },
  further: {
    'The phrasebook has no translation for this, and the translation service cannot be asked right now. Try again later, or pick a phrase from "Terms & Phrases to Try".':
      'Le guide de conversation n’a pas de traduction pour cela, et le service de traduction est injoignable pour le moment. Réessaie plus tard, ou choisis une phrase dans « Mots et phrases à essayer ».',
    'You have used up the translations of today for phrases outside the phrasebook. Everyday phrases and "Terms & Phrases to Try" still work.':
      'Tu as épuisé les traductions du jour pour les phrases absentes du guide de conversation. Les phrases courantes et « Mots et phrases à essayer » restent disponibles.',
    'That was too fast. Wait # seconds and try again.':
      'C’était trop rapide. Attends # secondes et réessaie.',
    'Too many tries. Wait # second and try again.': 'Trop d’essais. Attends # seconde et réessaie.',
    'Too many tries. Wait # seconds and try again.': 'Trop d’essais. Attends # secondes et réessaie.',
    'Too many tries. Wait # minutes and try again.': 'Trop d’essais. Attends # minutes et réessaie.',
    'You have sent # messages today. You can send the next one in # hour.':
      'Tu as envoyé # messages aujourd’hui. Tu pourras envoyer le prochain dans # heure.',
    'You have sent # messages today. You can send the next one in # hours.':
      'Tu as envoyé # messages aujourd’hui. Tu pourras envoyer le prochain dans # heures.',
    'The free attempts of your network are used up for today. Sign in to use your own, or subscribe for unlimited practice.':
      'Les essais gratuits de ton réseau sont épuisés pour aujourd’hui. Connecte-toi pour utiliser les tiens, ou abonne-toi pour t’entraîner sans limite.',
    'The free attempts of your network are used up for today. Come back tomorrow, or subscribe for unlimited practice.':
      'Les essais gratuits de ton réseau sont épuisés pour aujourd’hui. Reviens demain, ou abonne-toi pour t’entraîner sans limite.',
    'The last payment of your plan has failed. Pay it first, or cancel the plan.':
      'Le dernier paiement de ta formule a échoué. Règle-le d’abord, ou résilie la formule.',
    'Your card was declined.': 'Ta carte a été refusée.',
    'Your card has insufficient funds.': 'Ta carte n’est pas assez approvisionnée.',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
      'Ta banque n’a pas confirmé le paiement. Choisis une autre carte et réessaie.',
    'Your card was declined. This transaction requires authentication.':
      'Ta carte a été refusée. Ta banque te demande de confirmer ce paiement.',
    'The payment did not go through. Please try again.': 'Le paiement n’a pas abouti. Réessaie.',
    'This payment does not exist. Choose a plan again.':
      'Ce paiement n’existe pas. Choisis de nouveau une formule.',
    'This session has already ended.': 'Cette session est déjà terminée.',
  },
  byCode: {
    'bad-request': 'La demande n’a pas pu être comprise. Vérifie ce que tu as saisi et réessaie.',
    'language-unknown': 'Cette langue n’est pas disponible.',
    'languages-equal': 'Choisis deux langues différentes.',
    'text-empty': 'Écris d’abord un texte.',
    'text-too-long': 'Le texte est trop long.',
    'text-not-speakable': 'Écris le texte avec les lettres de la langue que tu travailles.',
    'audio-missing': 'Aucun son n’a été capté. Réessaie.',
    'audio-too-short': 'L’enregistrement est trop court ou muet. Parle distinctement et réessaie.',
    'audio-too-long': 'L’enregistrement est trop long. Fais-en un plus court.',
    'audio-damaged':
      'L’enregistrement est coupé ou abîmé. Recommence et garde la page ouverte jusqu’à l’envoi.',
    'audio-unsupported':
      'L’application ne sait pas lire cet enregistrement. Essaie avec un autre navigateur.',
    'current-password-wrong': 'Ton mot de passe actuel est incorrect',
    'reset-code-wrong': 'Le code n’est pas valide ou a expiré',
    unauthenticated: 'Connecte-toi d’abord.',
    'credentials-wrong': 'Nom d’utilisateur ou mot de passe incorrect',
    'attempts-used-up':
      'Tes essais gratuits sont utilisés. Attends que le prochain se libère, ou abonne-toi pour t’entraîner sans limite.',
    'subscription-needed': 'Cela fait partie de Premium. Abonne-toi pour l’utiliser.',
    'forbidden-origin': 'Cette demande venait d’un autre site. Ouvre l’application elle-même et réessaie.',
    forbidden: 'Tu n’as pas le droit de faire cela.',
    'server-scoring-off':
      'Ce serveur ne reçoit pas d’enregistrements : ils sont notés sur ton appareil. Recharge la page et réessaie.',
    'device-scoring-off':
      'Ce serveur note lui-même les enregistrements. Désactive la notation sur cet appareil et réessaie.',
    'not-found': 'Cela n’existe plus.',
    'translation-not-found':
      'Il n’y a pas encore de traduction pour cela. Essaie une phrase courante plus courte, ou choisis-en une dans « Mots et phrases à essayer ».',
    conflict: 'Les données enregistrées ont changé. Recharge la page et réessaie.',
    'already-subscribed': 'Tu as déjà cet abonnement. Rien n’est débité à nouveau.',
    'payment-processing': 'Ton paiement est en cours. Ne paie pas une seconde fois.',
    'upload-too-large': 'L’enregistrement est trop gros. Fais-en un plus court.',
    'content-type-unsupported': 'Le serveur ne sait pas lire ce qui a été envoyé.',
    'rate-limited': 'Trop de demandes à la suite. Attends un peu et réessaie.',
    internal: 'Quelque chose a échoué de notre côté. Réessaie.',
    'worker-failed': 'Quelque chose a échoué de notre côté. Réessaie ; cet essai n’est pas compté.',
    'upstream-failed': 'Un service extérieur ne répond pas. Réessaie dans un instant.',
    busy: 'Il y a beaucoup de monde en ce moment. Attends quelques secondes et réessaie ; cet essai n’est pas compté.',
    'payments-unavailable': 'Les paiements ne sont pas disponibles sur ce serveur. Rien n’a été débité.',
    timeout: 'Cela a pris trop de temps. Réessaie ; cet essai n’est pas compté.',
  },
};
