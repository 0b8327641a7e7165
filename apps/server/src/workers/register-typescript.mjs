// Lets a worker thread run TypeScript, dynamic imports included: the loader of the main thread does not reach it.
import { register } from 'tsx/esm/api';

register();
