import { HOUR_MS } from '@speak-it-now/contract';
import { expect, it } from 'vitest';
import { answerOf, post, signUp } from '../../../test/accounts.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { mailTo, makeMailbox } from '../../../test/mailbox.ts';
import { openTestApp, useTestApp } from '../../../test/use-test-app.ts';
import { printFeedback } from './list.ts';
import { FeedbackRepository } from './repository.ts';

const SUPPORT = 'support@example.org';

describeEachDatabase('feedback', (database) => {
  const mailbox = makeMailbox();
  const test = useTestApp(database, { mailTransport: mailbox, env: { SUPPORT_EMAIL: SUPPORT } });

  const stored = async (message: string) =>
    (await new FeedbackRepository(test.db).list(0)).filter((feedback) => feedback.message === message);

  it('API-49 FBK-14 FBK-15 an account’s message is stored and mailed with the account’s e-mail and customer', async () => {
    const visitor = await signUp(test);
    await test.db
      .updateTable('users')
      .set({ stripeCustomerId: `cus_${visitor.user.id}` })
      .where('id', '=', visitor.user.id)
      .execute();
    const response = await post(visitor, '/api/feedback', {
      message: 'I love the sounds.\nMore of them!',
      userEmail: 'somebody-else@example.org',
      stripeCustomerId: 'cus_of_somebody_else',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Your message has been sent successfully!' });
    expect(await stored('I love the sounds.\nMore of them!')).toEqual([
      {
        sentAt: new Date(test.clock.nowMs).toISOString(),
        email: visitor.user.email,
        username: visitor.user.username,
        stripeCustomerId: `cus_${visitor.user.id}`,
        message: 'I love the sounds.\nMore of them!',
      },
    ]);
    const mail = (await mailTo(test, mailbox, SUPPORT)).at(-1);
    expect(mail).toMatchObject({
      replyTo: visitor.user.email,
      subject: `Question or comment from ${visitor.user.email}`,
    });
    expect(mail?.text).toContain('> I love the sounds.\n> More of them!');
    expect(mail?.text).toContain(`cus_${visitor.user.id}`);
  });

  it('FBK-16 a guest’s message is stored and mailed with the given e-mail', async () => {
    const response = await post(test.visitor(), '/api/feedback', {
      message: 'A guest was here.',
      guestEmail: ' guest@example.org ',
    });
    expect(response.statusCode).toBe(200);
    expect(await stored('A guest was here.')).toMatchObject([
      { email: 'guest@example.org', username: null, stripeCustomerId: null },
    ]);
    expect((await mailTo(test, mailbox, SUPPORT)).at(-1)).toMatchObject({ replyTo: 'guest@example.org' });
  });

  it.each([
    ['FBK-10', { message: '', guestEmail: 'g@example.org' }, 'Please enter a message before submitting.'],
    ['FBK-10', { message: ' \n ', guestEmail: 'g@example.org' }, 'Please enter a message before submitting.'],
    [
      'FBK-10',
      { message: '\u0000', guestEmail: 'g@example.org' },
      'Please enter a message before submitting.',
    ],
    [
      'FBK-02 FBK-11',
      { message: 'x'.repeat(501), guestEmail: 'g@example.org' },
      'Message must be 500 characters or less.',
    ],
    ['FBK-12', { message: 'hello' }, 'Please provide your email address.'],
    ['FBK-12', { message: 'hello', guestEmail: ' ' }, 'Please provide your email address.'],
    ['FBK-13', { message: 'hello', guestEmail: 'nobody' }, 'Please provide a valid email address.'],
    ['FBK-13', { message: 'hello', guestEmail: 'nobody@home' }, 'Please provide a valid email address.'],
  ])('%s API-50 refuses %j', async (_id, payload, message) => {
    const response = await post(test.visitor(), '/api/feedback', payload);
    expect(answerOf(response)).toMatchObject({ status: 400, body: { message } });
  });

  it('FBK-02 500 characters are accepted', async () => {
    const response = await post(test.visitor(), '/api/feedback', {
      message: 'é'.repeat(500),
      guestEmail: 'long@example.org',
    });
    expect(response.statusCode).toBe(200);
  });

  it('FBK-18 FBK-19 an account’s fourth message within a day is refused, even if ten come at once', async () => {
    const visitor = await signUp(test);
    const send = () => post(visitor, '/api/feedback', { message: 'one of many' });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 200, 200, ...Array(7).fill(429)]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toEqual({
      message: 'You have sent 3 messages today. You can send the next one in 24 hours.',
      code: 'rate-limited',
      key: 'feedback-limit',
      params: { messages: 3, hours: 24 },
    });
    expect(refused?.headers['retry-after']).toBe(String(24 * 60 * 60));
    test.clock.nowMs += 24 * HOUR_MS;
    expect((await send()).statusCode).toBe(200);
  });

  it('FBK-18 guests are counted by e-mail and address together', async () => {
    const send = (guestEmail: string, address: string) =>
      post(test.visitor({ address }), '/api/feedback', { message: 'hello', guestEmail });
    for (let sent = 0; sent < 3; sent++) {
      expect((await send('three@example.org', '198.51.100.1')).statusCode).toBe(200);
    }
    expect((await send('THREE@example.org', '198.51.100.1')).statusCode).toBe(429);
    expect((await send('four@example.org', '198.51.100.1')).statusCode).toBe(200);
    expect((await send('three@example.org', '198.51.100.2')).statusCode).toBe(200);
  });

  it('one address cannot flood the mailbox with new names', async () => {
    const visitor = test.visitor({ address: '198.51.100.77' });
    const statuses = [];
    for (let sent = 0; sent < 31; sent++) {
      const payload = { message: 'hello', guestEmail: `new${sent}@example.org` };
      statuses.push((await post(visitor, '/api/feedback', payload)).statusCode);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });

  it('without SUPPORT_EMAIL a message is stored and nothing is mailed', async () => {
    const quiet = makeMailbox();
    const unsupported = await openTestApp({ db: test.db, mailTransport: quiet });
    const payload = { message: 'only stored', guestEmail: 'stored@example.org' };
    expect((await post(unsupported.visitor(), '/api/feedback', payload)).statusCode).toBe(200);
    expect(await stored('only stored')).toHaveLength(1);
    expect(quiet.mails).toEqual([]);
  });

  it('the operator’s list shows messages in order and without control sequences', async () => {
    const payload = {
      message: 'red \u001b[31malert\u0007 \u202egnp.exe\nsecond line',
      guestEmail: 'terminal@example.org',
    };
    await post(test.visitor(), '/api/feedback', payload);
    const messages = await new FeedbackRepository(test.db).list(0);
    const times = messages.map(({ sentAt }) => sentAt);
    expect(times).toEqual([...times].sort());
    const printed = printFeedback(messages.filter(({ email }) => email === 'terminal@example.org'));
    expect(printed).toContain('guest, terminal@example.org');
    expect(printed).toContain('  red [31malert gnp.exe\n  second line');
    expect(printed).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
    expect(printFeedback([])).toBe('No messages.\n');
  });
});
