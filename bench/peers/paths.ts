import { join } from 'node:path';
import { root } from '../../scripts/project.mjs';

/** Folder of all files of the benchmark, except for its results. */
export const CACHE = join(root, '.cache', 'bench');
/** Lock file that prevents a second run. */
export const LOCK = join(CACHE, 'lock');
/** Measurements of the current run. */
export const MEASUREMENTS = join(CACHE, 'measurements.jsonl');
/** Logs of builds and servers. */
export const LOGS = join(CACHE, 'logs');
/** Load generator and Lighthouse. */
export const TOOLS = join(CACHE, 'tools');
/** Sites of the other systems, with their packages. */
export const SITES = join(CACHE, 'sites');
/** The results that the website shows. */
export const PUBLISHED = join(root, 'docs', 'benchmarks', 'peers.json');
/** Results of an incomplete run. */
export const UNPUBLISHED = join(root, 'bench', 'results', 'peers.json');
