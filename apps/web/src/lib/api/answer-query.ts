import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from './api-client.ts';

/** The query of a GET, for `useQuery`; its key is the path. */
export const answerQuery = <Schema extends z.ZodType>(path: string, schema: Schema) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => request(path, schema, { signal }) });
