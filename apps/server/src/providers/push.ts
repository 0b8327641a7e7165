import { createECDH, createHmac } from 'node:crypto';
import webPush from 'web-push';
import type { Env } from '../env.ts';

export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Sends notifications through the push service of the browser's maker. */
export interface Push {
  /** base64url; browsers bind a subscription to it. */
  readonly publicKey: string;
  /** Whether this address is one of a known push service. Nothing is ever sent to others. */
  isKnownService(endpoint: string): boolean;
  /** @returns 'gone' if the browser has ended the subscription. @throws Error if it could not be sent */
  send(subscription: PushSubscription, payload: string): Promise<'sent' | 'gone'>;
}

interface PushSettings {
  readonly secret: string;
  /** Whom a push service can reach about this server: an https or mailto address. */
  readonly contact: string;
  readonly isKnownService?: (endpoint: URL) => boolean;
  readonly fetch?: typeof fetch;
}

/** Of Chrome and Edge on Android and computers, of Firefox, Safari and Edge on Windows. */
const PUSH_SERVICES =
  /^(fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/;
const TIMEOUT_MS = 10_000;
/** A reminder that arrives much later than asked for is of no use. */
const TTL_SECONDS = 60 * 60;

const isPushService = ({ protocol, hostname, port, username }: URL): boolean =>
  protocol === 'https:' && port === '' && username === '' && PUSH_SERVICES.test(hostname);

/** A push service answers only servers that say how to reach them. */
export const pushFor = (
  env: Pick<Env, 'sessionSecret' | 'isHttps' | 'publicOrigin' | 'supportEmail'>,
): Push =>
  createPush({
    secret: env.sessionSecret,
    contact:
      env.isHttps && env.publicOrigin
        ? env.publicOrigin
        : `mailto:${env.supportEmail ?? 'nobody@localhost.invalid'}`,
  });

export function createPush(settings: PushSettings): Push {
  const { contact, isKnownService = isPushService, fetch: send = fetch } = settings;
  const keys = keysFrom(settings.secret);
  const isKnown = (endpoint: string) => URL.canParse(endpoint) && isKnownService(new URL(endpoint));
  return {
    publicKey: keys.publicKey,
    isKnownService: isKnown,
    async send(subscription, payload) {
      if (!isKnown(subscription.endpoint))
        throw new Error('This is not the address of a known push service.');
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject: contact, ...keys },
        TTL: TTL_SECONDS,
      });
      const response = await send(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        // Otherwise a push service could send this server anywhere.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return 'gone';
      if (!response.ok) throw new Error(`The push service answered ${response.status}.`);
      return 'sent';
    },
  };
}

/** The server's key pair of P-256, always the same for the same secret, so replicas that share the secret share it. */
function keysFrom(secret: string): { publicKey: string; privateKey: string } {
  const ecdh = createECDH('prime256v1');
  // All but one of 2^32 hashes are private keys.
  for (let attempt = 0; ; attempt += 1) {
    const privateKey = createHmac('sha256', secret).update(`web push ${attempt}`).digest();
    try {
      ecdh.setPrivateKey(privateKey);
    } catch {
      continue;
    }
    return {
      publicKey: ecdh.getPublicKey().toString('base64url'),
      privateKey: privateKey.toString('base64url'),
    };
  }
}
