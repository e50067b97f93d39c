import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { StepError } from '../steps.mjs';
import { withBrowser } from './with-browser.ts';

const entry = join(import.meta.dirname, '..', '..', 'docs', '.output', 'app', 'server', 'index.mjs');

/** Runs a script against the last build of the website, which is served on its own port. */
export async function withSite(work: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  await withBrowser(async (browser) => {
    if (!existsSync(entry)) throw new StepError('There is no build of the website.', 'Run "npm run build" first.');
    const port = String(10_000 + (process.pid % 10_000));
    const server = spawn(process.execPath, [entry], {
      env: { ...process.env, PORT: port, HOST: 'localhost', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      // The server prints its URL when it is ready. If it exits first, it has printed the reason.
      await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(throwNotStarted)]);
      await work(browser, `http://localhost:${port}`);
    } finally {
      // A graceful shutdown is not needed, and would print a message into the results.
      server.kill('SIGKILL');
    }
  });
}

function throwNotStarted(): never {
  throw new StepError('The site did not start.', 'Run "npm run preview" to see why.');
}
