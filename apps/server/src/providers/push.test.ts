import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPush, type PushSubscription } from './push.ts';

const SECRET = 'a secret of at least thirty-two characters';
const CONTACT = 'https://speak.example';

/** As a browser makes them. */
function browserKeys(): PushSubscription['keys'] {
  const ecdh = createECDH('prime256v1');
  return { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

describe('the push services that are known', () => {
  const push = createPush({ secret: SECRET, contact: CONTACT });
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s', (endpoint) => expect(push.isKnownService(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://user@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'https://a.b.notify.windows.com/abc',
    'file:///etc/passwd',
    'nothing',
  ])('but nothing is sent to %s', async (endpoint) => {
    expect(push.isKnownService(endpoint)).toBe(false);
    await expect(push.send({ endpoint, keys: browserKeys() }, '{}')).rejects.toThrow('known push service');
  });
});

describe('a notification', () => {
  const asked: { request: IncomingMessage; body: Buffer }[] = [];
  let status = 201;
  const service = createServer(async (request, response) => {
    asked.push({ request, body: await buffer(request) });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  const endpoint = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/abc`;
  const push = createPush({
    secret: SECRET,
    contact: CONTACT,
    isKnownService: ({ hostname }) => hostname === '127.0.0.1',
  });

  beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
  afterAll(() => service.close());

  it('is encrypted for the browser and signed with the server’s key', async () => {
    status = 201;
    expect(await push.send({ endpoint: endpoint(), keys: browserKeys() }, 'Time to practice')).toBe('sent');
    const { request, body } = asked.at(-1)!;
    expect(request.headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm' });
    expect(body.toString('latin1')).not.toContain('practice');
    const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? [];
    expect(key).toBe(push.publicKey);
    const [head, claims, signature] = token.split('.') as [string, string, string];
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(claims)).toMatchObject({ aud: new URL(endpoint()).origin, sub: CONTACT });
    const point = Buffer.from(push.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const verifier = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
    const signed = Buffer.from(`${head}.${claims}`);
    const isValid = verify(
      'sha256',
      signed,
      { key: verifier, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isValid).toBe(true);
  });

  it.each([404, 410])('that is answered %i ends the subscription', async (answer) => {
    status = answer;
    expect(await push.send({ endpoint: endpoint(), keys: browserKeys() }, '{}')).toBe('gone');
  });

  it.each([302, 403, 500])('that is answered %i fails, and no redirect is followed', async (answer) => {
    status = answer;
    const before = asked.length;
    await expect(push.send({ endpoint: endpoint(), keys: browserKeys() }, '{}')).rejects.toThrow();
    expect(asked).toHaveLength(before + 1);
  });

  it('uses the same key after a restart, and another with another secret', () => {
    expect(createPush({ secret: SECRET, contact: CONTACT }).publicKey).toBe(push.publicKey);
    expect(createPush({ secret: `${SECRET}!`, contact: CONTACT }).publicKey).not.toBe(push.publicKey);
  });
});
