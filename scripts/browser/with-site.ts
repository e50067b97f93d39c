import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { StepError } from '../steps.mjs';
import { withBrowser } from './with-browser.ts';

const entry = join(import.meta.dirname, '..', '..', 'docs', '.output', 'app', 'server', 'index.mjs');

/** Runs a script that looks at the website as it was last built, at an address of its own. */
export async function withSite(work: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  await withBrowser(async (browser) => {
    if (!existsSync(entry)) throw new StepError('There is no build to look at.', 'Run "npm run build" first.');
    const port = String(10_000 + (process.pid % 10_000));
    const server = spawn(process.execPath, [entry], {
      env: { ...process.env, PORT: port, HOST: 'localhost', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      // It says where it listens once it does; one that ends before has said why.
      await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(refuse)]);
      await work(browser, `http://localhost:${port}`);
    } finally {
      // It has nothing to put away, and would say goodbye among the results.
      server.kill('SIGKILL');
    }
  });
}

function refuse(): never {
  throw new StepError('The site did not start.', 'Run "npm run preview" to see why.');
}
