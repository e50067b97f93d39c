import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KIT_WORKER_FILE } from '../drawing-kit.ts';
import type { SocialCard } from '../social-card.ts';
import { createDrawer } from './drawer.ts';
import type { Drawer } from './drawer.ts';

const cardOf = (title: string): SocialCard => ({
  title,
  above: '',
  below: '',
  site: 'Test',
  host: 'site.example',
  locale: 'en',
  lang: 'en',
  dir: 'ltr',
});

/** Worker code that returns the title as the image, fails at "bad", exits at "end", and never responds to "wait". */
const DRAWS = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ card: { title } }) => {
  if (title === 'end') process.exit(3);
  if (title === 'wait') return;
  if (title === 'bad') parentPort.postMessage({ error: 'Not this one.' });
  else parentPort.postMessage({ png: new TextEncoder().encode(title), missing: [String(threadId), ...Object.keys(process.env)] });
});
parentPort.postMessage({ isReady: true });
`;

function create(code: string, { threads = 1, waiting = 10 } = {}): Drawer {
  const folder = mkdtempSync(join(tmpdir(), 'recto-drawer-'));
  writeFileSync(join(folder, KIT_WORKER_FILE), code);
  const drawer = createDrawer({ folder, threads, waiting });
  onTestFinished(async () => {
    await drawer.close();
    rmSync(folder, { recursive: true });
  });
  return drawer;
}

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

test('one thread renders all cards, without environment variables', async () => {
  const drawer = create(DRAWS);
  const drawn = await Promise.all(['a', 'b', 'c'].map(async (title) => await drawer.draw(cardOf(title))));
  expect(drawn.map((one) => textOf(one?.png))).toEqual(['a', 'b', 'c']);
  expect(new Set(drawn.map((one) => JSON.stringify(one?.missing))).size).toBe(1);
  expect(drawn[0]?.missing).toHaveLength(1);
});

test('renders the next card after one that fails or ends its thread', async () => {
  const drawer = create(DRAWS);
  await expect(drawer.draw(cardOf('bad'))).rejects.toThrow('Not this one.');
  await expect(drawer.draw(cardOf('end'))).rejects.toThrow('exited with code 3');
  expect(textOf((await drawer.draw(cardOf('a')))?.png)).toBe('a');
});

test('rejects too many cards at once', async () => {
  const drawer = create(DRAWS, { waiting: 1 });
  // The thread has started.
  await drawer.draw(cardOf('a'));
  const first = drawer.draw(cardOf('wait'));
  const second = drawer.draw(cardOf('b'));
  expect(await drawer.draw(cardOf('c'))).toBeUndefined();
  await Promise.all([expect(first).rejects.toThrow('The thread was closed.'), drawer.close()]);
  expect(textOf((await second)?.png)).toBe('b');
});

test('does not try again if the renderer is missing', async () => {
  const drawer = create("import '@resvg/no-such-package';");
  const failure = await drawer.draw(cardOf('a')).catch((error: unknown) => error);
  expect(String(failure)).toContain('@resvg/no-such-package');
  await expect(drawer.draw(cardOf('a'))).rejects.toBe(failure);
});
