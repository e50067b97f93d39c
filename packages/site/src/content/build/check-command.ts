/**
 * The process that checks documents while a site is developed. It is started in the folder of the site, with the file of
 * the configuration.
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
