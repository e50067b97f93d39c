/**
 * Entry of the process that checks documents in development. It is started in the folder of the site, with the
 * configuration file as its argument.
 */
import type { ComponentDescription } from '@recto/content';
import process from 'node:process';
import { createDescriptions } from '../../vite/components/site-descriptions.ts';
import { serveChecks } from '../builder/serve-checks.ts';

let describe: (() => Promise<readonly ComponentDescription[] | undefined>) | undefined;

serveChecks(process.argv.at(-1) ?? '', async (site) => {
  describe ??= createDescriptions(process.cwd(), site);
  return await describe();
});
