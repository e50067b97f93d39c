#!/usr/bin/env node
import module from 'node:module';
import { start } from '@recto/content/start';

// Caches compiled code between commands. Older Node versions, which `start` rejects, do not have this function.
module.enableCompileCache?.();
await start('recto', async () => (await import('../src/cli/run-site.ts')).runSite);
