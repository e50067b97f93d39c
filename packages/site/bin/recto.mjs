#!/usr/bin/env node
import module from 'node:module';
import { start } from '@recto/content/start';

// Compiled code is kept between commands. An older Node, which `start` refuses, has no such function.
module.enableCompileCache?.();
await start('recto', async () => (await import('../src/cli/run-site.ts')).runSite);
