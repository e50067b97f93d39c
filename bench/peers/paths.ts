import { join } from 'node:path';
import { root } from '../../scripts/project.mjs';

/** Everything that a benchmark makes, apart from its results. */
export const CACHE = join(root, '.cache', 'bench');
export const LOCK = join(CACHE, 'lock');
export const MEASUREMENTS = join(CACHE, 'measurements.jsonl');
export const LOGS = join(CACHE, 'logs');
/** Load generator and Lighthouse. */
export const TOOLS = join(CACHE, 'tools');
/** Sites of the other systems, with their packages. */
export const SITES = join(CACHE, 'sites');
/** The results that the website shows. */
export const PUBLISHED = join(root, 'docs', 'benchmarks', 'peers.json');
/** Results of a run that measured only a part. */
export const UNPUBLISHED = join(root, 'bench', 'results', 'peers.json');
