import fc from 'fast-check';
import { expect, it } from 'vitest';
import { get, signUp } from '../../test/accounts.ts';
import { describeEachApp } from '../../test/use-test-app.ts';

interface JsonSchema {
  readonly anyOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/** The part of an OpenAPI operation that is used here. */
interface DocumentedOperation {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

interface Operation {
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query: readonly { readonly name: string; readonly schema: JsonSchema }[];
  readonly body: JsonSchema | undefined;
}

/** Texts that servers stumble over, and a few that are right somewhere. */
const TEXTS = [
  ...['', ' ', '\u0000', '\ud800', '\u202e', 'a'.repeat(300), '🎉'.repeat(60), 'constructor', '__proto__'],
  ...['NaN', '-1', '1e309', '2026-13-45', '%00', '../..', "' or 1=1 --", '<b>', '\n\r\t'],
  ...['en', 'es', 'hola', 'am Morgen', 'weekly', 'Europe/Madrid', 'true', '7', 'someone@example.org'],
];
const someText = fc.constantFrom(...TEXTS);
const someNumber = fc.constantFrom(0, 1, -1, 1.5, 50, 2 ** 31, 2 ** 53, 1e308);
const anything = fc.oneof(someText, someNumber, fc.jsonValue());

/** Values that mostly have the shape of the schema. */
function likelyValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fitting = (): fc.Arbitrary<unknown> => {
    const { anyOf, enum: values, type, properties = {}, items = {} } = schema;
    if (anyOf) return fc.oneof(...anyOf.map(likelyValue));
    if ('const' in schema) return fc.constant(schema.const);
    if (values) return fc.constantFrom(...values);
    if (type === 'object') {
      const fields = Object.entries(properties).map(([name, field]) => [name, likelyValue(field)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    if (type === 'array') return fc.array(likelyValue(items), { maxLength: 3 });
    if (type === 'integer' || type === 'number') return someNumber;
    if (type === 'boolean') return fc.boolean();
    return someText;
  };
  return fc.oneof({ weight: 7, arbitrary: fitting() }, { weight: 1, arbitrary: anything });
}

/** Half a surrogate pair cannot be in a URL. */
const inUrl = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?'));

function requestOf({ path, method, query, body }: Operation) {
  const words = fc.array(someText, { minLength: 4, maxLength: 4 });
  const fields = fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, likelyValue(schema)])), {
    requiredKeys: [],
  });
  return fc.record({ words, fields, payload: body ? likelyValue(body) : anything }).map((drawn) => {
    const filled = path.replace(/\{\w+\}/g, () => inUrl(drawn.words.pop() || 'x'));
    const texts = Object.entries(drawn.fields).map(
      ([name, value]) =>
        `${name}=${inUrl(typeof value === 'string' ? value : String(JSON.stringify(value)))}`,
    );
    const url = `${filled}?${texts.join('&')}`;
    const headers = { 'content-type': 'application/json' };
    return method === 'GET'
      ? { method, url }
      : { method, url, headers, payload: JSON.stringify(drawn.payload) ?? '' };
  });
}

describeEachApp('any request', (test) => {
  it('has an answer that is no error of the server', async () => {
    const { paths } = (await get(test.visitor(), '/api/docs/json')).json();
    const operations = Object.entries<Record<string, DocumentedOperation>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { parameters = [], requestBody }]): Operation => ({
          path,
          method: method.toUpperCase() as Operation['method'],
          query: parameters.filter((parameter) => parameter.in === 'query'),
          body: requestBody?.content['application/json']?.schema,
        }),
      ),
    );
    expect(operations.length).toBeGreaterThan(50);
    for (const operation of operations) {
      // A new one for each, because some operations end the session.
      const learner = await signUp(test);
      await fc.assert(
        fc.asyncProperty(requestOf(operation), async (request) => {
          const { statusCode, body } = await learner.request(request);
          // 503 says that a part is busy or not ready.
          expect(statusCode === 503 ? 0 : statusCode, body).toBeLessThan(500);
        }),
        { numRuns: 25 },
      );
    }
  });
});
