/** Fixes the seed of property tests in CI, so that only a change of the code can break a run. */
import fc from 'fast-check';

if (process.env.CI !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });
