import { messageOf } from '@speak-it-now/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../lib/api/api-client.ts';
import { DeviceError } from '../lib/device/device-error.ts';
import { serverMessage } from './failure.ts';
import { loadInterfaceTexts } from './loaders.ts';
import { messageText } from './message-text.ts';
import { setMessages } from './messages.ts';

const refused = (body: object) => serverMessage(new ApiError(400, JSON.stringify(body), ''));

describe('the message of an error', () => {
  afterEach(() => setMessages(undefined));

  const { key, params, text } = messageOf('too-many-tries-seconds', { seconds: 12 });
  const tooMany = { message: text, code: 'rate-limited', key, params };

  it('is the server’s own in English', () => {
    expect(refused(tooMany)).toBe('Too many tries. Wait 12 seconds and try again.');
    expect(messageText('email-invalid')).toBe('Invalid email address');
  });

  it('is found by its key in the interface’s language, with its values', async () => {
    setMessages((await loadInterfaceTexts('de')).messages);
    expect(refused(tooMany)).toBe('Zu viele Versuche. Warte 12 Sekunden und versuche es noch einmal.');
    expect(refused({ ...tooMany, params: { seconds: 1 } })).toContain('Warte 1 Sekunde und');
    expect(messageText('email-invalid')).toBe('Ungültige E-Mail-Adresse');
  });

  it('is the general text of the code if the key or its values are unknown', async () => {
    setMessages((await loadInterfaceTexts('fr')).messages);
    const general = 'Trop de demandes à la suite. Attends un peu et réessaie.';
    expect(refused({ ...tooMany, key: 'from-a-newer-server' })).toBe(general);
    expect(refused({ ...tooMany, params: undefined })).toBe(general);
    expect(refused({ message: 'Too many.', code: 'rate-limited' })).toBe(general);
  });

  it('is the payment provider’s own for a failed payment without a known key', async () => {
    setMessages((await loadInterfaceTexts('es')).messages);
    const message = 'Your card does not support this type of purchase.';
    expect(refused({ message, code: 'payment-failed' })).toBe(message);
    expect(refused({ message, code: 'payment-failed', key: 'card-declined' })).toBe(
      'Tu tarjeta ha sido rechazada.',
    );
  });

  it('is found by the code for an error of the engine on this device', async () => {
    setMessages((await loadInterfaceTexts('it')).messages);
    const error = new DeviceError('audio-too-long', 'The recording lasts 40 seconds.');
    expect(serverMessage(error)).toBe('La registrazione è troppo lunga. Fanne una più breve.');
  });
});
