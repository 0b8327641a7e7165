// Lets a worker thread run TypeScript and its dynamic imports, because the main thread's loader does not apply to it.
import { register } from 'tsx/esm/api';

register();
