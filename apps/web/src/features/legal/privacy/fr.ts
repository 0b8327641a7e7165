import { LIMITS } from '@speak-it-now/contract';
import type { LegalText } from '../legal-text.ts';

const HOURS = LIMITS.attemptWindowMs / 3_600_000;
const SESSION_DAYS = LIMITS.sessionMs / 86_400_000;
const RESET_MINUTES = LIMITS.resetCodeMs / 60_000;

/** The privacy policy in French. */
const privacy: LegalText = [
  {
    id: 'in-short',
    title: 'En bref',
    blocks: [
      [
        'Tes enregistrements sont notés, puis supprimés. Ils ne sont pas conservés.',
        'Tu peux t’entraîner sans compte. Un compte ne garde que ce que montre la page du compte, et rien sur ta voix.',
        'Il n’y a ni publicité, ni pistage d’un site à l’autre, ni vente de données.',
        'Sur la page du compte, tu peux à tout moment télécharger ou supprimer tout ce qui est conservé sur toi.',
      ],
    ],
  },
  {
    id: 'who',
    title: 'Qui est responsable',
    blocks: [
      'Speak It Now est un vérificateur de prononciation pour l’anglais, l’espagnol, le français, l’allemand et l’italien. Le responsable de tes données est la personne ou l’organisation qui exploite le serveur que tu utilises, appelée « nous » ici. Tu peux nous écrire sur la page Questions / Commentaires.',
      `Le service s’adresse aux personnes de ${LIMITS.minimumAgeYears} ans et plus. Nous ne gardons pas sciemment de données d’enfants plus jeunes ; si un compte est celui d’un tel enfant, dis-le-nous et nous le supprimons.`,
    ],
  },
  {
    id: 'recordings',
    title: 'Les enregistrements de ta voix',
    blocks: [
      'Quand tu appuies sur Enregistrer, ton navigateur demande le micro, enregistre jusqu’à 30 secondes et envoie l’enregistrement avec la phrase et sa langue. Les enregistrements de ta voix vont à un prestataire d’IA pour être évalués. Lequel dépend du réglage de ce serveur :',
      [
        'Par défaut, c’est le moteur d’IA qui fait partie de ce serveur. L’enregistrement est évalué sur le serveur même et n’est transmis à personne.',
        'Si l’exploitant a relié des prestataires d’IA extérieurs, l’accord donné avant ton premier enregistrement les nomme. L’enregistrement et la phrase sont envoyés à ceux que nomme ton accord, pour cette seule évaluation et aux conditions convenues avec eux, et à aucun autre. Un prestataire qui reformule ton résultat reçoit la phrase et les constats, jamais l’enregistrement.',
        'Si tu es noté sur ton propre appareil, parce que tu l’as choisi ou parce que ce serveur ne propose que cela, l’enregistrement ne le quitte pas du tout. Le serveur reçoit la phrase, sa langue et les notes de chaque mot et de chaque son, pour compter l’essai et le garder dans l’historique de ton compte. Si elle ne peut pas y être notée, tu peux envoyer ce seul enregistrement au serveur ; il n’est jamais envoyé de lui-même.',
      ],
      'Les enregistrements ne sont pas conservés. Ils sont en mémoire le temps de l’évaluation, ne sont jamais écrits sur un disque ni dans un journal par ce serveur, et ont disparu quand la réponse est partie. Ce qui reste sur la page est ta propre copie dans ton navigateur, qui s’en va quand tu quittes la page, sauf si tu demandes à ton navigateur de garder ton premier et ton meilleur enregistrement (voir Ce qui reste dans ton navigateur).',
      'Pendant que tu parles, ton navigateur peut afficher le texte en direct, sauf si tu es noté sur ton propre appareil. C’est sa reconnaissance vocale, pas la nôtre ; certains navigateurs la font tourner sur les serveurs de leur fabricant. Elle n’a aucune influence sur ta note.',
      'Avant ton premier enregistrement, nous demandons ton accord. Sans abonnement, nous le redemandons toutes les 24 heures ; avec un abonnement, seulement quand cette politique ou les conditions changent.',
    ],
  },
  {
    id: 'texts',
    title: 'Ce que tu écris et écoutes',
    blocks: [
      'Les phrases que tu fais traduire ou dire sont traitées pour te répondre. Par défaut, cela se passe sur ce serveur. Si l’exploitant a relié un service de traduction extérieur, une phrase que le guide de conversation ne sait pas traduire lui est envoyée, sans rien qui dise qui tu es ; la fin de cette page nomme les services. Il en va de même d’un service de voix extérieur. Les phrases ne sont pas écrites dans le journal du serveur.',
      'Ce qu’un service de traduction extérieur a répondu est gardé jusqu’à 30 jours, pour que personne n’ait à renvoyer la même phrase : la traduction, sous une empreinte à clé dont on ne peut lire ni la phrase ni son auteur. Le nombre de traductions que tu as demandées à ces services est compté pour la journée.',
    ],
  },
  {
    id: 'visitors',
    title: 'Quand tu t’entraînes sans compte',
    blocks: [
      `Les visiteurs ont ${LIMITS.freeAttempts} essais gratuits par ${HOURS} heures. Pour les compter, le serveur pose un cookie signé contenant un nombre aléatoire et garde chaque note avec sa phrase, sans l’enregistrement, pendant ${HOURS} heures. Si tu crées un compte pendant ce temps, il les reprend ; personne d’autre ne les voit. Contre l’effacement des cookies, il compte aussi par réseau, au moyen d’une empreinte à clé de l’adresse internet, dont l’adresse ne peut pas être lue.`,
    ],
  },
  {
    id: 'accounts',
    title: 'Ce que garde un compte',
    blocks: [
      [
        'Ton nom d’utilisateur, ton adresse e-mail, ta langue pour les e-mails et ton mot de passe sous forme d’empreinte argon2id, jamais le mot de passe lui-même.',
        'Quand le compte a été créé et utilisé pour la dernière fois, les heures de tes essais notés, les mots dits avec 95 pour cent ou plus et ta série de jours ; là où le compte montre un historique ou une révision, leurs notes et leurs réponses ; et les phrases que tu gardes dans Mes phrases.',
        `Tes sessions : navigateur et système en toutes lettres, quand tu t’es connecté et quand tu es venu pour la dernière fois. Une session prend fin d’elle-même après ${SESSION_DAYS} jours sans utilisation.`,
        'Tes accords : quand, pour quelle version, et avec ou sans abonnement.',
        'Ton abonnement : sa formule, son état, jusqu’à quand il est payé, la marque et les quatre derniers chiffres de la carte. Les numéros de carte ne vont qu’au prestataire de paiement et ne passent jamais par ce serveur.',
        'Des rappels, seulement si tu les demandes : l’heure, ton fuseau horaire et l’adresse de ton navigateur auprès du service de notifications de son éditeur. Chaque jour, une notification chiffrée passe par ce service, sans ton nom ni tes notes. Arrêter les rappels efface tout cela.',
      ],
      `Par sécurité, nous comptons les connexions et les codes erronés pendant sept jours au plus, sous une empreinte. Un code de réinitialisation est gardé sous forme d’empreinte, sert une fois et expire au bout de ${RESET_MINUTES} minutes.`,
    ],
  },
  {
    id: 'messages',
    title: 'Messages et courrier',
    blocks: [
      'Ce que tu écris sur Questions / Commentaires est conservé avec l’adresse pour la réponse jusqu’à ce que ce soit traité ; les messages d’un compte sont supprimés avec lui. Nous n’envoyons d’e-mails qu’au sujet de ton compte, de tes paiements, ou pour te répondre. Les e-mails attendent dans une file jusqu’à leur remise ; ceux qui n’ont pas pu être remis sont supprimés après 30 jours.',
    ],
  },
  {
    id: 'browser',
    title: 'Ce qui reste dans ton navigateur',
    blocks: [
      [
        'Un cookie de session quand tu es connecté, et le cookie de visiteur décrit plus haut. Les deux sont nécessaires, aucun n’est lisible par les scripts, et il n’y en a pas d’autres.',
        'Dans le stockage local, jusqu’à ce que tu l’effaces : ton accord (speak-it-now-consent) ; ton thème (speak-it-now-theme, ui-theme) ; la langue de la page (speak-it-now-language) ; le micro que tu as choisi et la vitesse de lecture (speak-it-now-audio) ; les accents que tu as choisis (speak-it-now-accents) ; que ton premier et ton meilleur enregistrement sont gardés sur cet appareil (speak-it-now-takes) ; les raccourcis clavier que tu as changés (speak-it-now-shortcuts) ; sans compte, ta langue maternelle (speak-it-now-first-language) et si c’est un homme ou une femme qui parle (speak-it-now-speaker-gender) ; sans compte, les phrases que tu gardes dans Mes phrases (speak-it-now-phrases), qui passent sur ton compte quand tu te connectes ; le fait que tu as déjà vu le départ en trois étapes (speak-it-now-started) ; le fait que tu as commencé une révision, dans quelles langues et où tu en es (speak-it-now-review-started, speak-it-now-review-languages, speak-it-now-review) ; si tu étais connecté la dernière fois, pour que la page soit tout de suite disposée pour toi (speak-it-now-was-signed-in) ; les langues du vérificateur et de ton dernier enregistrement (speak-it-now-languages, speak-it-now-practiced-language) ; si les détails d’un résultat sont ouverts (speak-it-now-details) ; si tu es noté sur cet appareil et ce qui a été téléchargé pour cela (speak-it-now-scoring-choice, speak-it-now-device-scoring) ; jusqu’à la déconnexion, le numéro et le nom d’utilisateur du dernier compte connecté et s’il a un abonnement, pour qu’il puisse servir sans connexion (speak-it-now-known-learner) ; et le prénom que tu donnes dans les conversations de la révision (speak-it-now-learner-name).',
        'Dans le stockage de session, jusqu’à ce que tu fermes l’onglet : la phrase que tu allais travailler, pour qu’elle survive à l’aller-retour vers l’accord (speak-it-now-pending-input) ; ce que tu avais tapé au chargement d’une nouvelle version de l’application, mais ni mot de passe ni carte (speak-it-now-typed-text) ; ton dernier résultat avec sa phrase, sans l’enregistrement, pour qu’il reste après un rechargement (speak-it-now-result) ; et tes meilleures notes et toutes celles de cette visite, pour leur moyenne (speak-it-now-best-scores, speak-it-now-session-scores).',
        'Dans le cache du service worker : l’application elle-même avec son vocabulaire, pour qu’elle s’ouvre sans connexion. Aucune réponse du serveur, aucune de tes phrases et aucun enregistrement n’y sont mis. Si tu es noté sur cet appareil, ce qui a été téléchargé pour cela se trouve dans un cache à part, jusqu’à ce que tu le supprimes sur la page Notation sur l’appareil. Les notes obtenues sans connexion avec un abonnement attendent dans une base de données du navigateur (IndexedDB), avec leurs phrases et sans aucun son, d’être ajoutées au compte, 7 jours au plus. La même base de données garde, avec un abonnement, ta progression, ton historique et tes exercices tels qu’à la dernière connexion, pour que ces pages s’ouvrent hors ligne, jusqu’à ce que tu te déconnectes. Si tu le demandes, ton premier et ton meilleur enregistrement de chaque phrase sont gardés dans une autre base de ce genre (Avant et après), jusqu’à ce que tu les y supprimes ou que tu effaces les données de ce site. Ils ne sont jamais envoyés.',
      ],
    ],
  },
  {
    id: 'others',
    title: 'Qui d’autre reçoit des données',
    blocks: [
      'Personne, sauf ce dont a besoin un service que tu utilises : le prestataire de paiement quand tu t’abonnes, le service qui achemine notre courrier, l’hébergeur de ce serveur et le service extérieur d’IA, de traduction ou de voix si l’exploitant en a relié un. Pour le reste, nous ne communiquons de données que si la loi nous y oblige.',
    ],
  },
  {
    id: 'rights',
    title: 'Tes droits',
    blocks: [
      [
        'Voir et exporter : « Télécharger mes données », sur la page du compte, te donne tout ce qui te concerne dans un fichier JSON.',
        'Corriger : le nom d’utilisateur et l’adresse e-mail, sur la page du compte.',
        'Effacer : supprimer le compte l’efface aussitôt avec tout ce qu’il contient. Les traces de paiement que la loi oblige à garder restent chez le prestataire de paiement.',
        'T’opposer, limiter, retirer ton accord : cesse d’enregistrer, efface les données de ce site dans ton navigateur, ou écris-nous. Tu peux aussi te plaindre auprès de l’autorité de protection des données de ton lieu de résidence.',
      ],
      'Nous traitons les enregistrements et les phrases parce que tu as donné ton accord, les comptes et les abonnements pour exécuter notre contrat avec toi, et le décompte des essais et des connexions erronées parce que nous avons un intérêt légitime à un service juste et sûr.',
    ],
  },
  {
    id: 'security',
    title: 'Sécurité',
    blocks: [
      'Les mots de passe sont gardés sous forme d’empreinte, comme les jetons de session et les codes ; les journaux ne contiennent ni phrases, ni enregistrements, ni adresses, et là où ce serveur est joint par https, tout circule chiffré. Aucun système n’est parfaitement sûr ; si tes données sont un jour touchées, nous te le dirons.',
    ],
  },
  {
    id: 'changes',
    title: 'Changements',
    blocks: [
      'Quand cette politique change, sa date change, et nous te demandons de nouveau ton accord avant ton prochain enregistrement.',
    ],
  },
];

export default privacy;
