#!/usr/bin/env node
const { start } = await import('../src/cli/start.ts');

await start('recto-content', async () => (await import('../src/cli/recto.ts')).runRecto);
