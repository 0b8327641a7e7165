import { LIMITS, PLANS } from '@speak-it-now/contract';
import { usdPrice } from '../../../i18n/format.ts';
import type { LegalText } from '../legal-text.ts';

const HOURS = LIMITS.attemptWindowMs / 3_600_000;
const RATES = { day: 'par jour', week: 'par semaine', month: 'par mois', year: 'par an' };
const PRICES = PLANS.map((plan) => `${usdPrice(plan.priceCents, 'fr')} ${RATES[plan.interval]}`);

/** The terms of service in French. */
const terms: LegalText = [
  {
    id: 'service',
    title: 'Ce qu’est Speak It Now',
    blocks: [
      'Speak It Now est un vérificateur de prononciation pour cinq langues : l’anglais, l’espagnol, le français, l’allemand et l’italien. Tu écris une phrase, la fais traduire, l’écoutes, t’enregistres en la disant, et reçois un pourcentage de précision et le retour d’un tuteur IA. En l’utilisant, tu acceptes ces conditions. « Nous » désigne la personne ou l’organisation qui exploite le serveur que tu utilises.',
    ],
  },
  {
    id: 'age',
    title: 'Qui peut l’utiliser',
    blocks: [
      `Tu dois avoir au moins ${LIMITS.minimumAgeYears} ans. Si tu n’es pas encore majeur là où tu vis, un parent ou un tuteur doit accepter ces conditions pour toi, ainsi que tout paiement.`,
    ],
  },
  {
    id: 'scores',
    title: 'Notes et conseils',
    blocks: [
      'Les notes sont faites par un logiciel qui compare les sons entendus aux sons attendus. Elles servent à apprendre. Elles ne sont pas un certificat et peuvent se tromper : une pièce bruyante, un micro inhabituel, un rhume ou un accent régional peuvent les faire baisser. Ne t’en sers pas pour prendre des décisions sur d’autres personnes.',
      'Les traductions aussi sont faites pour l’entraînement. Fais vérifier par une personne ce qui est important.',
    ],
  },
  {
    id: 'recordings',
    title: 'Tes enregistrements',
    blocks: [
      'Les enregistrements de ta voix vont à un prestataire d’IA pour être évalués : par défaut le moteur d’IA de ce serveur lui-même, ou le prestataire extérieur que son exploitant a relié, ou aucun si tu as choisi la notation sur ton propre appareil. Les enregistrements ne sont pas conservés. La Politique de confidentialité dit en détail ce qu’ils deviennent ; tu acceptes les deux avant ton premier enregistrement.',
      'N’enregistre que ta propre voix, ou celle de quelqu’un qui est d’accord.',
    ],
  },
  {
    id: 'free',
    title: 'Entraînement gratuit',
    blocks: [
      `Sans abonnement, tu as ${LIMITS.freeAttempts} essais gratuits par ${HOURS} heures, avec ou sans compte. Seul compte un essai pour lequel tu reçois une note. Il n’est pas permis de contourner la limite, par exemple en effaçant les cookies ou en créant de nombreux comptes ; un plafond par réseau s’applique aussi.`,
    ],
  },
  {
    id: 'account',
    title: 'Ton compte',
    blocks: [
      'Donne une adresse e-mail où l’on peut te joindre, garde ton mot de passe pour toi et dis-nous si quelqu’un d’autre a utilisé ton compte. Un compte est pour une personne. Tu peux le supprimer à tout moment sur la page du compte.',
    ],
  },
  {
    id: 'subscription',
    title: 'Abonnements et paiement',
    blocks: [
      'Un abonnement lève la limite. Les prix sont :',
      PRICES,
      'Un abonnement se renouvelle de lui-même à la fin de chaque période, au prix alors affiché, jusqu’à ce que tu le résilies. Les paiements sont assurés par notre prestataire de paiement par carte ; nous ne voyons jamais ton numéro de carte. Il n’y a pas d’autres frais.',
    ],
  },
  {
    id: 'canceling',
    title: 'Résiliation et remboursements',
    blocks: [
      'Tu peux résilier à tout moment sur la page du compte ou dans le portail de facturation. Tu gardes l’accès jusqu’à la fin de la période payée ; ensuite plus rien n’est débité. Il n’y a pas de remboursement pour les périodes entamées. Supprimer ton compte met fin aussitôt à l’abonnement, là aussi sans remboursement pour le reste de la période. Les droits que la loi te donne en tant que consommateur, et auxquels on ne peut renoncer, demeurent.',
      'Le portail de facturation montre tes factures et tes cartes. Il te faut l’adresse e-mail utilisée à l’inscription.',
    ],
  },
  {
    id: 'conduct',
    title: 'Bon usage',
    blocks: [
      'Merci de ne pas :',
      [
        'attaquer, surcharger ou sonder le service, ni contourner ses limites et ses protections ;',
        'l’utiliser par des moyens automatiques pour noter ou produire de la parole en masse ;',
        'envoyer quoi que ce soit d’illégal ou qui porte atteinte aux droits d’autrui ;',
        'utiliser le compte de quelqu’un d’autre.',
      ],
      'Nous pouvons suspendre un compte qui enfreint ces règles. Si l’infraction n’est pas grave, nous prévenons d’abord.',
    ],
  },
  {
    id: 'software',
    title: 'Logiciel et contenus',
    blocks: [
      'Le logiciel est libre sous la GNU Affero General Public License, version 3 ou ultérieure ; ces conditions régissent l’usage de ce serveur, pas tes droits sur le logiciel. Ce que tu écris et dis reste à toi. Tu nous permets de le traiter pour te répondre, et pour rien d’autre.',
    ],
  },
  {
    id: 'warranty',
    title: 'Disponibilité et responsabilité',
    blocks: [
      'Nous exploitons le service avec soin, mais ne pouvons promettre qu’il soit toujours disponible, sans erreur ou juste dans chaque note. Dans la mesure où la loi le permet, nous ne répondons pas des pertes dues à une note, à une traduction ou à une panne, et au total pas au-delà de ce que tu nous as payé au cours des douze mois précédents. Rien ici ne limite la responsabilité en cas de faute intentionnelle, de négligence grave ou d’atteinte à la vie et à la santé.',
    ],
  },
  {
    id: 'changes',
    title: 'Changements et fin',
    blocks: [
      'Quand ces conditions changent, leur date change, et nous te redemandons ton accord avant ton prochain enregistrement. Un changement de prix ne concerne un abonnement en cours qu’une fois que nous t’en avons informé par e-mail et que tu as eu le temps de résilier. Si nous fermons le service, nous remboursons ce qui a été payé pour le temps qui suit.',
      'Si une partie de ces conditions n’est pas valable, le reste s’applique. Le droit applicable est celui du pays où l’exploitant est établi, avec la protection que le droit de ton propre pays accorde aux consommateurs.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      'Écris-nous sur la page Questions / Commentaires. Pour les questions de facturation, le plus rapide est le portail de facturation ci-dessous.',
    ],
  },
];

export default terms;
