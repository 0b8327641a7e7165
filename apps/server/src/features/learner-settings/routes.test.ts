import { expect, it } from 'vitest';
import { get, post, signUp } from '../../../test/accounts.ts';
import { describeEachApp } from '../../../test/use-test-app.ts';

const PATH = '/api/user/speaker-gender';

describeEachApp("the speaker's gender", (test) => {
  it('is stored on the account, changed and removed', async () => {
    const visitor = await signUp(test);
    expect((await get(visitor, PATH)).json()).toEqual({ speakerGender: null });
    for (const speakerGender of ['feminine', 'masculine', null]) {
      expect((await post(visitor, PATH, { speakerGender })).json()).toEqual({ speakerGender });
      expect((await get(visitor, PATH)).json()).toEqual({ speakerGender });
    }
  });

  it('refuses other values, and visitors', async () => {
    const visitor = await signUp(test);
    expect((await post(visitor, PATH, { speakerGender: 'robot' })).statusCode).toBe(400);
    expect((await post(visitor, PATH, {})).statusCode).toBe(400);
    expect((await get(test.visitor(), PATH)).statusCode).toBe(401);
    expect((await post(test.visitor(), PATH, { speakerGender: 'feminine' })).statusCode).toBe(401);
  });
});
