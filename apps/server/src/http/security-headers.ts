import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Env } from '../env.ts';

/** Sources that Stripe's card form needs: its script, frames and API (docs.stripe.com/security/guide). */
const STRIPE_SOURCES = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const HSTS_SECONDS = 365 * 24 * 60 * 60;
const NO_SOURCES = { script: [], frame: [], connect: [] };

/**
 * What pages may load and do: only this origin, no inline scripts or styles, WebAssembly for scoring on the device, the
 * microphone only for this page.
 */
export const securityHeadersPlugin = fp<{ env: Env }>(
  async (app, { env }) => {
    const stripe = env.stripe.publishableKey ? STRIPE_SOURCES : NO_SOURCES;
    // Stripe's frame requests payments from wallets.
    const payment = env.stripe.publishableKey ? 'self "https://js.stripe.com"' : 'self';
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...stripe.script],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          mediaSrc: ["'self'", 'blob:'],
          connectSrc: ["'self'", 'blob:', ...stripe.connect],
          ...(stripe.frame.length > 0 && { frameSrc: stripe.frame }),
          workerSrc: ["'self'", 'blob:'],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(env.isHttps && { upgradeInsecureRequests: [] }),
        },
      },
      hsts: env.isHttps && { maxAge: HSTS_SECONDS, includeSubDomains: false },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header(
        'permissions-policy',
        `microphone=(self), camera=(), geolocation=(), payment=(${payment})`,
      );
    });
    // Shared caches must not store personal answers or errors; routes that may be cached set their own header.
    app.addHook('onSend', async (request, reply) => {
      const isOfApi = request.routeOptions.url?.startsWith('/api/') ?? true;
      if ((isOfApi || reply.statusCode >= 400) && !reply.hasHeader('cache-control')) {
        reply.header('cache-control', 'no-store');
      }
    });
  },
  { name: 'security-headers' },
);

/** For answers to requests that cannot be parsed, which no hook sees; these answers are plain data. */
export const bareSecurityHeaders = ({ isHttps }: Pick<Env, 'isHttps'>): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  ...(isHttps && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
});
