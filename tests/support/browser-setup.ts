import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeMicrophoneClips, microphonePath } from './microphone.ts';

export default async function setUp() {
  await makeMicrophoneClips();
  return () => {
    rmSync(dirname(microphonePath('silence')), { recursive: true, force: true });
    const data = process.env.E2E_DATA_DIR;
    if (data) rmSync(data, { recursive: true, force: true });
  };
}
