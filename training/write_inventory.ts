/** Writes the G2P's inventory for the Python scripts: training reads units from the engine, never from a copy. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGE_UNITS, UNITS } from '../packages/engine/src/g2p/index.ts';

const workDirectory = process.argv[2] ?? 'training/.work';
mkdirSync(workDirectory, { recursive: true });
writeFileSync(`${workDirectory}/inventory.json`, JSON.stringify({ units: UNITS, languages: LANGUAGE_UNITS }));
console.log(`${UNITS.length} units`);
