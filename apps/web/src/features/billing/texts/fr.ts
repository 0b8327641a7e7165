import type { Translated } from '../../../i18n/catalogue.ts';
import type english from './en.ts';

/** Choosing, paying and ending a subscription, in French. */
export default {
  plans: {
    title: 'Abonnement',
    lead: 'Des essais illimités dans les cinq langues. Toutes les formules offrent la même chose ; seule la durée change.',
    names: { daily: 'Journalier', weekly: 'Hebdomadaire', monthly: 'Mensuel', yearly: 'Annuel' },
    per: { day: 'par jour', week: 'par semaine', month: 'par mois', year: 'par an' },
    every: { day: 'chaque jour', week: 'chaque semaine', month: 'chaque mois', year: 'chaque année' },
    subscribe: 'S’abonner',
    preparing: 'Préparation...',
    current: 'Ta formule',
    resume: 'Garder cette formule',
    payNow: 'Payer maintenant',
    change: (plan: string) => `Passer à ${plan}`,
    includes: ['Essais illimités', 'Les cinq langues', 'Résiliable à tout moment'],
    changeTitle: (plan: string) => `Passer à ${plan} ?`,
    changeText: (price: string) =>
      `Ta carte est débitée de ${price} maintenant, moins ce qui reste de ta formule actuelle. La nouvelle commence aussitôt.`,
    changeConfirm: 'Changer de formule',
    keep: 'Garder ma formule',
    changed: { title: 'Formule changée', text: 'Ta nouvelle formule est active dès maintenant.' },
    resumed: {
      title: 'Abonnement repris',
      text: 'Ton abonnement continue ; rien n’est débité avant son renouvellement.',
    },
    failed: { title: 'Erreur d’abonnement', text: 'L’abonnement n’a pas pu être créé. Réessaie.' },
    faqTitle: 'Questions sur le paiement',
    faq: [
      {
        question: 'Puis-je résilier à tout moment ?',
        answer:
          'Oui, d’un bouton dans ton compte, sous « Abonnement ». Premium reste jusqu’à la fin de la période payée, et plus rien n’est débité.',
      },
      {
        question: 'Y a-t-il des frais cachés ?',
        answer:
          'Non. Tu paies le prix affiché ci-dessus, une fois par période. En changeant de formule, ce qui reste de l’ancienne est pris en compte.',
      },
      { question: 'Quelles cartes sont acceptées ?', answer: 'Visa, Mastercard et American Express.' },
    ],
  },
  payment: {
    titles: {
      daily: 'Abonnement journalier',
      weekly: 'Abonnement hebdomadaire',
      monthly: 'Abonnement mensuel',
      yearly: 'Abonnement annuel',
    },
    due: (price: string, every: string) =>
      `${price} maintenant, puis la même somme ${every} jusqu’à ce que tu résilies.`,
    dueForChange: (now: string, price: string, every: string) =>
      `${now} maintenant, puis ${price} ${every} jusqu’à ce que tu résilies.`,
    knownCard:
      'Ta banque te demande de confirmer ce paiement avec ta carte enregistrée. Ta formule change ensuite.',
    confirm: 'S’abonner maintenant',
    confirming: 'Paiement...',
    cancel: 'Annuler',
    loading: 'Le formulaire de paiement se charge...',
    notReady: { title: 'Le paiement n’est pas encore prêt', text: 'Attends un instant et réessaie.' },
    failedTitle: 'Échec du paiement',
    errorTitle: 'Erreur',
    error: 'Une erreur inattendue s’est produite. Réessaie.',
    processing: {
      title: 'Paiement en cours',
      text: 'Ton paiement est en cours de traitement. Tu vas être redirigé sous peu.',
    },
    successTitle: 'Abonnement activé !',
    successText: 'Le paiement a réussi et ton abonnement est actif.',
    start: 'Commencer à s’entraîner',
  },
  sandbox: {
    badge: 'Bac à sable',
    lead: 'Ce serveur n’accepte que des cartes de test et aucun argent ne circule. N’entre jamais le numéro d’une vraie carte.',
    testCards: 'Carte de test',
    ownNumber: 'Entrer un numéro',
    /** What each test card does, by its number. */
    cardTitles: {
      '4242424242424242': 'Réussit',
      '5555555555554444': 'Réussit (Mastercard)',
      '378282246310005': 'Réussit (American Express)',
      '4000000000000002': 'Est refusée',
      '4000000000009995': 'N’est pas assez approvisionnée',
      '4000002500003155': 'Demande 3-D Secure',
      '4000002760003184': 'Demande 3-D Secure à chaque fois',
      '4000000000000077': 'Est d’abord traitée, puis réussit',
      '4000000000000341': 'Paie une fois, puis échoue',
    },
    number: 'Numéro de carte',
    expiry: 'Expiration (MM/AA)',
    expiryInvalid: 'Indique l’expiration en mois et année, comme 12/30.',
    cvc: 'Code de sécurité',
    numberInvalid: 'Entre le numéro d’une carte de test.',
    cvcInvalid: 'Le code de sécurité a 3 ou 4 chiffres.',
    challengeTitle: '3-D Secure',
    challengeLead: 'La banque de cette carte de test demande si c’est bien toi qui paies.',
    approve: 'Oui, c’est moi',
    refuse: 'Non, refuser',
    portalTitle: 'Portail de facturation de test',
    portalLead: 'Remplace sur ce serveur le portail du prestataire de paiement.',
    replaceCard: 'Remplacer la carte',
    replaced: { title: 'Carte remplacée', text: 'Le prochain paiement sera pris sur cette carte.' },
    save: 'Enregistrer la carte',
    back: 'Retour à ton compte',
  },
  paymentReturn: {
    waitingTitle: 'Paiement en cours',
    waiting: 'Ton paiement est en route. Cette page le cherche toutes les quelques secondes.',
    later:
      'Ton paiement prend plus de temps que d’habitude. Inutile d’attendre ici : la confirmation viendra par e-mail. Ne paie pas une seconde fois.',
    failed:
      'Ta banque n’a pas confirmé le paiement et rien n’a été débité. Tu peux réessayer ou utiliser une autre carte.',
    chooseAgain: 'Choisir à nouveau une formule',
    account: 'Aller à ton compte',
  },
  subscriptionTab: {
    premium: 'Formule Premium',
    none: 'Aucun abonnement actif',
    noneLead: 'Cinq notes en 24 heures sont gratuites. Un abonnement lève la limite.',
    subscribe: 'S’abonner maintenant',
    loading: 'Chargement de ton abonnement...',
    plan: 'Formule',
    renews: 'Se renouvelle le',
    ends: 'Se termine le',
    card: 'Carte',
    cardText: (brand: string, last4: string) => `${brand} se terminant par ${last4}`,
    noCard: 'Aucune carte enregistrée',
    states: {
      incomplete:
        'Un paiement a été commencé sans être terminé. Choisis de nouveau la formule pour le finir.',
      past_due:
        'Ton dernier paiement n’est pas passé. Premium reste encore un peu ; paie maintenant pour le garder.',
      unpaid:
        'Tes derniers paiements ne sont pas passés, Premium est donc en pause. Choisis une formule pour continuer.',
      canceled: 'Ton abonnement est terminé. Tu peux revenir quand tu veux.',
    },
    cancelled: 'Résilié : Premium reste jusque-là et plus rien n’est débité.',
    cancel: 'Résilier l’abonnement',
    cancelling: 'Résiliation...',
    cancelTitle: 'Résilier ton abonnement ?',
    cancelText: 'Premium reste jusqu’à la fin de la période payée. Plus rien n’est débité.',
    cancelConfirm: 'Résilier l’abonnement',
    keep: 'Le garder',
    change: 'Changer de formule',
    resume: 'Garder mon abonnement',
    deleteAccount: 'Supprimer le compte / Résilier l’abonnement',
    canceled: {
      title: 'Abonnement résilié',
      text: 'Tu gardes Premium jusqu’à la fin de la période payée.',
    },
    cancelFailed: {
      title: 'Échec de la résiliation',
      text: 'L’abonnement n’a pas pu être résilié. Réessaie.',
    },
    invoices: 'Factures',
    invoiceStatus: {
      draft: 'en préparation',
      open: 'à payer',
      paid: 'payée',
      uncollectible: 'non payée',
      void: 'annulée',
    },
    view: 'Voir',
    noInvoices: 'Il n’y a pas encore de facture.',
    invoicesFailed: 'Tes factures n’ont pas pu être chargées. Elles sont en sécurité ; réessaie plus tard.',
  },
} satisfies Translated<typeof english>;
