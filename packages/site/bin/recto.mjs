#!/usr/bin/env node
import { start } from '@recto/content/start';

await start('recto', async () => (await import('../src/cli/run-site.ts')).runSite);
