import type { Locale } from '@speak-it-now/languages';
import type { Generated } from 'kysely';

/**
 * Every table. Times are milliseconds since 1970 in columns that end in `_ms`. Booleans are 0 or 1, because libsql has
 * no boolean type.
 */
export interface Schema {
  /** One row for each scored recording. Rows older than the counting window are deleted. */
  attempts: {
    id: string;
    /** 'visitor:ID' or 'user:ID'; 'free-retry' for an attempt that is not counted. */
    subject: string;
    /** Keyed hash of the network; null for accounts without a limit per address. */
    address: string | null;
    scored_at_ms: number;
    /** JSON: the words that may be tried again without being counted; null if there are none (any more). */
    free_retry: string | null;
  };

  /** A row to lock while the attempts of a subject or an address are counted. */
  attempt_locks: {
    key: string;
    used_at_ms: number;
  };

  rate_limits: {
    key: string;
    count: number;
    resets_at_ms: number;
  };

  users: {
    id: string;
    username: string;
    /** The normalized username, see identityKey. */
    username_key: string;
    email: string;
    email_key: string;
    /** PHC string of argon2id. */
    password_hash: string;
    password_changed_at_ms: number;
    /** Only billing writes the four columns of the subscription. */
    stripe_customer_id: string | null;
    stripe_subscription_id: string | null;
    subscription_status: string | null;
    subscription_tier: Generated<'free' | 'premium'>;
    created_at_ms: number;
    /** Accurate to a few minutes. */
    last_active_ms: number;
    /** Consecutive days with a scored attempt up to last_practice_day. */
    streak_days: Generated<number>;
    /** UTC days since 1970. */
    last_practice_day: number | null;
    /** See FIRST_LANGUAGES; null until the learner chooses. */
    first_language: string | null;
    /** See SPEAKER_GENDERS; null until the learner chooses. */
    speaker_gender: string | null;
    /** The language of the interface at the last login. Mails are written in it. */
    language: Generated<Locale>;
  };

  sessions: {
    id: string;
    /** SHA-256 of the cookie's token, base64url. */
    token_hash: string;
    user_id: string;
    /** Browser and system in words. */
    device: string;
    created_at_ms: number;
    last_used_at_ms: number;
    expires_at_ms: number;
  };

  /** Failed guesses, such as wrong passwords, and how long further ones are refused. */
  throttles: {
    /** The kind of guess, and the keyed hash of the account or address. */
    key: string;
    count: number;
    last_at_ms: number;
    blocked_until_ms: number;
  };

  /** The one live reset code of an account. */
  reset_codes: {
    user_id: string;
    /** Keyed hash: the six digits cannot be recovered from it without the server's secret. */
    code_hash: string;
    tries: number;
    expires_at_ms: number;
  };

  /** A term that an account has said with LIMITS.learnedAccuracy or better. */
  learned_terms: {
    user_id: string;
    language: string;
    /** The normalized term, see termKey of the contract. */
    term: string;
    learned_at_ms: number;
  };

  consents: {
    id: string;
    user_id: string;
    user_type: 'free' | 'subscribed';
    version: string;
    /** Ids of the outside services that recordings may go to, separated by spaces; null if none was named. */
    services: string | null;
    accepted_at_ms: number;
  };

  feedback_messages: {
    id: string;
    /** The sender whose daily limit counts this message. */
    sender_key: string;
    /** null for guests. */
    user_id: string | null;
    email: string;
    stripe_customer_id: string | null;
    message: string;
    sent_at_ms: number;
  };

  /** Outgoing mail; a row is deleted when the mail server has accepted it. */
  mails: {
    id: string;
    kind: string;
    /** JSON, by kind. */
    payload: string;
    /** The recipient's normalized address, to find the mail of a deleted account. */
    recipient_key: string;
    user_id: string | null;
    created_at_ms: number;
    tries: number;
    next_try_at_ms: number;
    /** Set when sending was given up. */
    failed_at_ms: number | null;
    last_error: string | null;
  };

  /** An account's subscription as last read from the payment provider. */
  subscriptions: {
    user_id: string;
    /** null if the account has no subscription that was paid or is waiting for its first payment. */
    subscription_id: string | null;
    /** The provider's status, or 'none'. */
    status: string;
    plan_id: string | null;
    current_period_end_ms: number | null;
    cancel_at_period_end: number;
    /** End of premium if no further payment arrives; null: no premium. */
    access_until_ms: number | null;
    /** The failed renewal that its owner was last told about. */
    failed_invoice_id: string | null;
    card_brand: string | null;
    card_last4: string | null;
    read_at_ms: number;
    /** When to read it again without a webhook; null: it cannot change by itself. */
    next_read_at_ms: number | null;
  };

  /** Only the holder may act on an account's billing. */
  billing_leases: {
    user_id: string;
    holder: string;
    expires_at_ms: number;
  };

  /** Webhook events, stored on arrival and marked done in the transaction of their effect. */
  stripe_events: {
    id: string;
    type: string;
    customer: string | null;
    invoice: string | null;
    received_at_ms: number;
    tries: number;
    /** null once done. */
    next_try_at_ms: number | null;
    done_at_ms: number | null;
  };

  /** A visitor's scored attempts inside the counting window, for the account that the visitor may create. */
  visitor_attempts: {
    id: string;
    /** 'visitor:ID'. */
    subject: string;
    scored_at_ms: number;
    /** JSON, see features/history/visitor-history.ts. */
    attempt: string;
  };

  /** Every scored attempt of an account, without its recording. The other history tables are sums over this one. */
  history_attempts: {
    id: string;
    user_id: string;
    scored_at_ms: number;
    language: string;
    text: string;
    /** 'casual' or 'formal', if known. */
    register: string | null;
    /** Whole percents, like the three after it. */
    accuracy: number;
    pronunciation: number;
    fluency: number;
    completeness: number;
    /** JSON, see features/history/words.ts. */
    words: string;
    /** null for older attempts, which were all scored on the server. */
    scored_on: 'server' | 'device' | null;
    /** null for older attempts. */
    scoring_version: string | null;
  };

  history_totals: {
    user_id: string;
    language: string;
    attempts: number;
  };

  /** Sums for each quarter of an hour, because days in every time zone consist of whole quarters. */
  history_slots: {
    user_id: string;
    language: string;
    /** Quarters of an hour since 1970, UTC. */
    slot: number;
    attempts: number;
    accuracy_sum: number;
  };

  history_best: {
    user_id: string;
    language: string;
    /** The normalized text, see termKey. */
    term: string;
    /** The best accuracy so far. */
    accuracy: number;
    attempts: number;
    last_at_ms: number;
  };

  history_phones: {
    user_id: string;
    language: string;
    /** As shown to the learner. */
    ipa: string;
    count: number;
    accuracy_sum: number;
    /** JSON array of the latest RECENT_PHONE_SCORES scores, oldest first. */
    recent: string;
    last_at_ms: number;
  };

  history_confusions: {
    user_id: string;
    language: string;
    ipa: string;
    /** '' when the sound was left out. */
    heard: string;
    count: number;
    last_at_ms: number;
  };

  /** The number of attempts that a learner plans to make each day. */
  daily_goals: {
    user_id: string;
    attempts: number;
  };

  /** An account's progress in the vocabulary review, one row for each language. */
  review_progress: {
    user_id: string;
    language: string;
    /** null before the first start. */
    started_at_ms: number | null;
    /** JSON, see reviewPlaceSchema of the contract. */
    place: string | null;
    /** JSON, the `done` of reviewStateSchema. */
    done: string;
    updated_at_ms: number;
  };

  /** Scored attempts at the review's items, the latest few of each. */
  review_answers: {
    user_id: string;
    language: string;
    /** Chosen by the device, so that an answer sent twice counts once. */
    id: string;
    item_id: string;
    /** Whole percent. */
    accuracy: number;
    answered_at_ms: number;
  };

  /** Daily use of outside services. */
  service_budgets: {
    /** The kind of service, like 'translation'. */
    budget: string;
    /** A subject's key, 'address:HASH' for all visitors of one network, or 'all'. */
    key: string;
    /** UTC days since 1970. */
    day: number;
    used: number;
  };

  /** Cached answers of translation services, so that no text is sent twice. */
  translations: {
    /** Keyed hash of service, languages, register and text: the text itself is not kept. */
    key: string;
    source: string;
    translation: string;
    made_at_ms: number;
  };

  /** When a sound is due for a drill, see CardState of the scheduling package. */
  drill_cards: {
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
  };

  /** The phrases that an account keeps. */
  saved_phrases: {
    user_id: string;
    /** See phraseKey of the contract. */
    phrase_key: string;
    source: string;
    target: string;
    source_text: string;
    target_text: string;
    /** '' for none. */
    list: string;
    saved_at_ms: number;
  };

  /** A browser that is reminded to practice once a day. */
  reminders: {
    /** SHA-256 of the endpoint, base64url. */
    endpoint_key: string;
    user_id: string;
    /** JSON: the address at the push service and the browser's keys. */
    subscription: string;
    minute_of_day: number;
    time_zone: string;
    /** The language of the notification. */
    language: string;
    next_at_ms: number;
    created_at_ms: number;
  };
}
