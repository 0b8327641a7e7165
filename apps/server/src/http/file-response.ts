import { Readable } from 'node:stream';
import { z } from 'zod';

/** Schema of an answer that is streamed as a file of this media type. */
export const fileResponse = (mediaType: string) => ({
  description: 'The file',
  content: { [mediaType]: { schema: z.instanceof(Readable).meta({ type: 'string', format: 'binary' }) } },
});
