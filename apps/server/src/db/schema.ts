import type { Generated } from 'kysely';

/**
 * Every table. Times are milliseconds since 1970 in columns that end in `_ms`; there is no boolean column
 * (libsql has none), a yes/no is 0 or 1.
 */
export interface Schema {
  attempts: AttemptsTable;
  attempt_locks: AttemptLocksTable;
  rate_limits: RateLimitsTable;
  users: UsersTable;
  sessions: SessionsTable;
  throttles: ThrottlesTable;
  reset_codes: ResetCodesTable;
  learned_terms: LearnedTermsTable;
  consents: ConsentsTable;
  feedback_messages: FeedbackMessagesTable;
  mails: MailsTable;
  subscriptions: SubscriptionsTable;
  billing_leases: BillingLeasesTable;
  stripe_events: StripeEventsTable;
  history_attempts: HistoryAttemptsTable;
  history_totals: HistoryTotalsTable;
  history_slots: HistorySlotsTable;
  history_best: HistoryBestTable;
  history_phones: HistoryPhonesTable;
  history_confusions: HistoryConfusionsTable;
  daily_goals: DailyGoalsTable;
  review_progress: ReviewProgressTable;
  review_answers: ReviewAnswersTable;
  service_budgets: ServiceBudgetsTable;
  translations: TranslationsTable;
  drill_cards: DrillCardsTable;
}

/** One row for each scored recording inside the counting window; older rows are swept. */
interface AttemptsTable {
  id: string;
  /** 'visitor:ID' or 'user:ID'. */
  subject: string;
  /** Keyed hash of the visitor's network; null for accounts, which have no ceiling per address. */
  address: string | null;
  scored_at_ms: number;
}

/** A row to lock while the attempts of a subject or an address are counted. */
interface AttemptLocksTable {
  key: string;
  used_at_ms: number;
}

interface RateLimitsTable {
  key: string;
  count: number;
  resets_at_ms: number;
}

interface UsersTable {
  id: string;
  username: string;
  /** The username as compared: see identityKey. */
  username_key: string;
  email: string;
  email_key: string;
  /** PHC string of argon2id. */
  password_hash: string;
  password_changed_at_ms: number;
  /** The four columns of the subscription are written by billing alone. */
  stripe_customer_id: string | null;
  stripe_subscription_id: string | null;
  subscription_status: string | null;
  subscription_tier: Generated<'free' | 'premium'>;
  created_at_ms: number;
  /** Exact to a few minutes. */
  last_active_ms: number;
  /** Consecutive days with a scored attempt up to last_practice_day. */
  streak_days: Generated<number>;
  /** UTC days since 1970. */
  last_practice_day: number | null;
  /** See FIRST_LANGUAGES; null until it is told. */
  first_language: string | null;
  /** See SPEAKER_GENDERS; null where it is not said. */
  speaker_gender: string | null;
}

interface SessionsTable {
  id: string;
  /** SHA-256 of the cookie's token, base64url. */
  token_hash: string;
  user_id: string;
  /** Browser and system in words. */
  device: string;
  created_at_ms: number;
  last_used_at_ms: number;
  expires_at_ms: number;
}

/** How often something that can be guessed was tried, and until when it is refused. */
interface ThrottlesTable {
  /** What is guarded and the keyed hash of the account or address. */
  key: string;
  count: number;
  last_at_ms: number;
  blocked_until_ms: number;
}

/** The one live reset code of an account. */
interface ResetCodesTable {
  user_id: string;
  /** Keyed hash: without the server's secret six digits cannot be found from it. */
  code_hash: string;
  tries: number;
  expires_at_ms: number;
}

/** A term an account has said with LIMITS.learnedAccuracy or better. */
interface LearnedTermsTable {
  user_id: string;
  language: string;
  /** As compared: see termKey of the contract. */
  term: string;
  learned_at_ms: number;
}

interface ConsentsTable {
  id: string;
  user_id: string;
  user_type: 'free' | 'subscribed';
  version: string;
  /** Ids of the outside services that recordings may go to, separated by blanks; null where none was named. */
  services: string | null;
  accepted_at_ms: number;
}

interface FeedbackMessagesTable {
  id: string;
  /** Whoever the daily limit is counted for. */
  sender_key: string;
  /** null for guests. */
  user_id: string | null;
  email: string;
  stripe_customer_id: string | null;
  message: string;
  sent_at_ms: number;
}

/** Mail that waits to be sent; a row is deleted once its mail was handed over. */
interface MailsTable {
  id: string;
  kind: string;
  /** JSON, by kind. */
  payload: string;
  /** The recipient's address as compared, so that a deleted account's mail can be found. */
  recipient_key: string;
  user_id: string | null;
  created_at_ms: number;
  tries: number;
  next_try_at_ms: number;
  /** Set when it was given up. */
  failed_at_ms: number | null;
  last_error: string | null;
}

/** What was last read of an account's subscription at the payment provider. */
interface SubscriptionsTable {
  user_id: string;
  /** null when the account has none that was ever paid or waits for its first payment. */
  subscription_id: string | null;
  /** As at the provider, or 'none'. */
  status: string;
  plan_id: string | null;
  current_period_end_ms: number | null;
  cancel_at_period_end: number;
  /** Premium until then when no further payment arrives; null: no premium. */
  access_until_ms: number | null;
  /** The renewal whose failing its owner was told of. */
  failed_invoice_id: string | null;
  card_brand: string | null;
  card_last4: string | null;
  read_at_ms: number;
  /** When reading it again is due without a webhook; null: nothing can change by itself. */
  next_read_at_ms: number | null;
}

/** Whoever holds it is the only one to act on an account's billing. */
interface BillingLeasesTable {
  user_id: string;
  holder: string;
  expires_at_ms: number;
}

/** Webhook events: kept when they arrive, marked done in the transaction of their effect. */
interface StripeEventsTable {
  id: string;
  type: string;
  customer: string | null;
  invoice: string | null;
  received_at_ms: number;
  tries: number;
  /** null once done. */
  next_try_at_ms: number | null;
  done_at_ms: number | null;
}

/** The one row of the payments sandbox; written first in each of its transactions, so that they run one by one. */
/** Every scored attempt of an account, without its recording. The other history tables are sums over this one. */
interface HistoryAttemptsTable {
  id: string;
  user_id: string;
  scored_at_ms: number;
  language: string;
  text: string;
  /** 'casual' or 'formal', where it is known. */
  register: string | null;
  /** Whole percents, like the three after it. */
  accuracy: number;
  pronunciation: number;
  fluency: number;
  completeness: number;
  /** JSON, see features/history/words.ts. */
  words: string;
  /** null, of attempts before there was another place: the server. */
  scored_on: 'server' | 'device' | null;
}

interface HistoryTotalsTable {
  user_id: string;
  language: string;
  attempts: number;
}

/** Quarters of an hour with attempts: the days of every time zone are made of whole ones. */
interface HistorySlotsTable {
  user_id: string;
  language: string;
  /** Quarters of an hour since 1970, UTC. */
  slot: number;
  attempts: number;
  accuracy_sum: number;
}

interface HistoryBestTable {
  user_id: string;
  language: string;
  /** As compared: see termKey. */
  term: string;
  /** The best there was. */
  accuracy: number;
  attempts: number;
  last_at_ms: number;
}

interface HistoryPhonesTable {
  user_id: string;
  language: string;
  /** As shown to the learner. */
  ipa: string;
  count: number;
  accuracy_sum: number;
  /** JSON array of the latest RECENT_PHONE_SCORES scores, oldest first. */
  recent: string;
  last_at_ms: number;
}

interface HistoryConfusionsTable {
  user_id: string;
  language: string;
  ipa: string;
  /** '' when the sound was left out. */
  heard: string;
  count: number;
  last_at_ms: number;
}

/** Attempts a day that a learner means to make. */
interface DailyGoalsTable {
  user_id: string;
  attempts: number;
}

/** What was counted today of the work that outside services do for somebody. */
interface ServiceBudgetsTable {
  /** What is counted together, like 'translation'. */
  budget: string;
  /** A subject's key, 'address:HASH' for a network's visitors together, or 'all'. */
  key: string;
  /** UTC days since 1970. */
  day: number;
  used: number;
}

/** Answers of translation services, kept so that the same text is not sent twice. */
interface TranslationsTable {
  /** Keyed hash of service, languages, register and text: the text itself is not kept. */
  key: string;
  source: string;
  translation: string;
  made_at_ms: number;
}

/** How far an account is in the vocabulary review, one row for each language it is done in. */
interface ReviewProgressTable {
  user_id: string;
  language: string;
  /** null before the first start. */
  started_at_ms: number | null;
  /** JSON, see reviewPlaceSchema of the contract. */
  place: string | null;
  /** JSON, the `done` of reviewStateSchema. */
  done: string;
  updated_at_ms: number;
}

/** Scored attempts at the review's items, the latest few of each. */
interface ReviewAnswersTable {
  user_id: string;
  language: string;
  /** Given by the device, so that an answer that is sent twice is one. */
  id: string;
  item_id: string;
  /** Whole percent. */
  accuracy: number;
  answered_at_ms: number;
}

/** When a sound wants to be drilled again: see CardState of the scheduling package. */
interface DrillCardsTable {
  user_id: string;
  language: string;
  /** Unit of the engine's inventory. */
  sound: string;
  stability: number;
  difficulty: number;
  reviews: number;
  lapses: number;
  interval_days: number;
  last_review_ms: number;
  due_ms: number;
}
