import { invalidRequest } from './errors.ts';
import { INCLUDABLE } from './shapes.ts';
import type { Kind, SandboxSession } from './store.ts';

type Json = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Kind of object that a field with this name refers to. */
const KIND_OF_FIELD: Record<string, Kind> = {
  customer: 'customer',
  product: 'product',
  latest_invoice: 'invoice',
  invoice: 'invoice',
  subscription: 'subscription',
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  charge: 'charge',
  payment_method: 'payment_method',
  default_payment_method: 'payment_method',
};

/** Expands objects like Stripe: references stay ids, and some fields are hidden, unless the request expands them. */
export async function present(
  session: SandboxSession,
  object: object,
  expand: readonly string[] = [],
): Promise<object> {
  const copy = JSON.parse(JSON.stringify(object)) as Json;
  const paths = expand.map((path) => path.split('.'));
  const tooDeep = paths.find((path) => path.length > MAX_DEPTH);
  if (tooDeep) throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels.`, 'expand');
  return presentObject(session, copy, paths);
}

async function presentObject(
  session: SandboxSession,
  object: Json,
  paths: readonly string[][],
): Promise<Json> {
  for (const field of INCLUDABLE[object.object as string] ?? []) {
    if (!paths.some(([first]) => first === field)) delete object[field];
  }
  for (const field of new Set(paths.map(([first]) => first as string))) {
    const rest = paths
      .filter(([first]) => first === field)
      .map(([, ...tail]) => tail)
      .filter((tail) => tail.length > 0);
    if (!(field in object)) throw invalidRequest(`This property cannot be expanded (${field}).`, 'expand');
    object[field] = await presentField(session, field, object[field], rest);
  }
  // Objects that were not expanded may still contain objects with such fields.
  for (const [field, value] of Object.entries(object)) {
    if (!paths.some(([first]) => first === field) && isList(value)) {
      value.data = await Promise.all(value.data.map((entry) => presentObject(session, entry, [])));
    }
  }
  return object;
}

async function presentField(
  session: SandboxSession,
  field: string,
  value: unknown,
  rest: readonly string[][],
): Promise<unknown> {
  if (typeof value === 'string') {
    const kind = KIND_OF_FIELD[field];
    if (!kind) throw invalidRequest(`This property cannot be expanded (${field}).`, 'expand');
    return presentObject(session, toJson(await session.get(kind, value)), rest);
  }
  if (Array.isArray(value)) {
    const presented: Json[] = [];
    for (const entry of value as Json[]) presented.push(await presentObject(session, entry, rest));
    return presented;
  }
  return value !== null && typeof value === 'object' ? presentObject(session, value as Json, rest) : value;
}

const toJson = (object: object) => JSON.parse(JSON.stringify(object)) as Json;

const isList = (value: unknown): value is { data: Json[] } =>
  typeof value === 'object' && value !== null && (value as Json).object === 'list';
