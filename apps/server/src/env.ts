import { resolve } from 'node:path';
import { LIMITS, SCORING_MODES, type ScoringMode } from '@speak-it-now/contract';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { loadOrCreateSessionSecret, prepareDataDirectory } from './data-directory.ts';
import { readServices, type ServiceSettings, serviceProblems, serviceVariables } from './env-services.ts';
import {
  readTranslators,
  type TranslatorSettings,
  translatorProblems,
  translatorVariables,
} from './env-translators.ts';
import { StartError } from './start-error.ts';

/** The message lists every variable that is wrong. */
export class EnvError extends StartError {
  override readonly name = 'EnvError';
}

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be from ${minimum} to ${maximum}`);

const urlOf = (protocols: readonly string[]) =>
  z.string().refine(
    (value) => {
      try {
        return protocols.includes(new URL(value).protocol);
      } catch {
        return false;
      }
    },
    `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );

const emailAddress = z.email('must be an e-mail address, like hello@example.org');

/** 'a@b.c' or 'Name <a@b.c>'. */
const mailbox = z
  .string()
  .max(200)
  .refine(
    (value) => emailAddress.safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
    'must be an e-mail address, like "Speak It Now <hello@example.org>"',
  );

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Fastify's names for groups of networks. */
const isProxyAddress = (address: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(address) ||
  ipaddr.IPv4.isValidFourPartDecimal(address) ||
  ipaddr.IPv6.isValid(address) ||
  ipaddr.isValidCIDR(address);

const variables = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: urlOf(['postgres:', 'postgresql:']).optional(),
    PUBLIC_URL: urlOf(['http:', 'https:']).optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    TRUST_PROXY: z
      .string()
      .transform((value) => value.split(',').map((address) => address.trim()))
      .refine(
        (addresses) => addresses.every(isProxyAddress),
        'must be addresses or networks of proxies separated by commas, like 10.0.0.0/8, loopback',
      )
      .default([]),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    SCORING: z.enum(SCORING_MODES, `must be one of ${SCORING_MODES.join(', ')}`).default('choice'),
    ATTEMPTS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(LIMITS.attemptsPerAddress),
    SMTP_URL: urlOf(['smtp:', 'smtps:']).optional(),
    MAIL_FROM: mailbox.default('Speak It Now <hello@localhost.localdomain>'),
    SUPPORT_EMAIL: emailAddress.optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, 'must start with sk_test_, sk_live_, rk_test_ or rk_live_')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\w+$/, 'must start with whsec_')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(test|live)_\w+$/, 'must start with pk_test_ or pk_live_')
      .optional(),
    STRIPE_API_BASE: urlOf(['http:', 'https:']).optional(),
    SANDBOX_PAYMENTS_IN_PRODUCTION: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
    NODE_ENV: z.string().optional(),
    ...serviceVariables,
    ...translatorVariables,
  })
  .superRefine((value, context) => {
    for (const [variable, message] of [...serviceProblems(value), ...translatorProblems(value)]) {
      context.addIssue({ code: 'custom', path: [variable], message });
    }
  });

export interface Env {
  readonly port: number;
  readonly host: string;
  /** Absolute; exists. */
  readonly dataDirectory: string;
  readonly databaseUrl?: string;
  /** Origin only, without a trailing slash. */
  readonly publicOrigin?: string;
  readonly sessionSecret: string;
  /** Proxies whose X-Forwarded headers are trusted; empty for none. */
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  readonly scoring: ScoringMode;
  readonly attemptsPerAddress: number;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Receives questions and comments. */
  readonly supportEmail?: string;
  readonly stripe: {
    readonly secretKey?: string;
    readonly webhookSecret?: string;
    readonly publishableKey?: string;
    readonly apiBase?: string;
    /** Whether test cards can buy premium even on a published server. */
    readonly allowsSandbox: boolean;
  };
  readonly services: ServiceSettings;
  /** Translators used when the phrasebook has no translation. */
  readonly translators: TranslatorSettings;
  /** Gives access to the metrics and the operator's page. */
  readonly operatorToken?: string;
  /** Browsers use https: cookies are Secure with the __Host- prefix, and HSTS is sent. */
  readonly isHttps: boolean;
  /** The server is in production: it is published over https, or NODE_ENV says so. */
  readonly isProduction: boolean;
}

/**
 * Reads the settings and prepares the data directory.
 * @throws EnvError naming every variable that is wrong; StartError if the data directory cannot be used.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  // An empty variable counts as unset, as in `SMTP_URL= npm start`.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new EnvError(`The server cannot start with these settings:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const dataDirectory = resolve(value.DATA_DIR);
  prepareDataDirectory(dataDirectory);
  const publicOrigin = value.PUBLIC_URL === undefined ? undefined : new URL(value.PUBLIC_URL).origin;
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  const isProduction = isHttps || value.NODE_ENV === 'production';
  return {
    port: value.PORT,
    host: value.HOST,
    dataDirectory,
    ...(value.DATABASE_URL && { databaseUrl: value.DATABASE_URL }),
    ...(publicOrigin && { publicOrigin }),
    sessionSecret: value.SESSION_SECRET ?? loadOrCreateSessionSecret(dataDirectory),
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    scoring: value.SCORING,
    attemptsPerAddress: value.ATTEMPTS_PER_ADDRESS,
    ...(value.SMTP_URL && { smtpUrl: value.SMTP_URL }),
    mailFrom: value.MAIL_FROM,
    ...(value.SUPPORT_EMAIL && { supportEmail: value.SUPPORT_EMAIL }),
    stripe: {
      ...(value.STRIPE_SECRET_KEY && { secretKey: value.STRIPE_SECRET_KEY }),
      ...(value.STRIPE_WEBHOOK_SECRET && { webhookSecret: value.STRIPE_WEBHOOK_SECRET }),
      ...(value.STRIPE_PUBLISHABLE_KEY && { publishableKey: value.STRIPE_PUBLISHABLE_KEY }),
      ...(value.STRIPE_API_BASE && { apiBase: value.STRIPE_API_BASE }),
      allowsSandbox: value.SANDBOX_PAYMENTS_IN_PRODUCTION === 'yes' || !isProduction,
    },
    services: readServices(value),
    translators: readTranslators(value),
    ...(value.OPERATOR_TOKEN && { operatorToken: value.OPERATOR_TOKEN }),
    isHttps,
    isProduction,
  };
}
