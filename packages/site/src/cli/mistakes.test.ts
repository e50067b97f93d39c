import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeMistakes, configMistakes, contentMistakes } from '../../fixtures/mistakes.ts';
import type { Mistake } from '../../fixtures/mistakes.ts';
import { runSite } from './run-site.ts';

const packageFolder = join(import.meta.dirname, '..', '..');
// Inside the repository, where the packages can be resolved.
const root = join(packageFolder, '..', '..', '.cache', 'mistakes');

beforeAll(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync(join(packageFolder, 'fixtures', 'mistakes-site'), root, { recursive: true });
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Makes a mistake, and returns a function that reverts it. */
function make({ file, change }: Mistake): () => void {
  const path = join(root, file);
  if (typeof change === 'string') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change);
    return () => {
      rmSync(path);
    };
  }
  const text = readFileSync(path, 'utf8');
  const [before, after] = change;
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
  return () => {
    writeFileSync(path, text);
  };
}

interface Output {
  code: number | null;
  text: string;
}

async function check(...options: string[]): Promise<Output> {
  let text = '';
  const screen = { write: (more: string) => (text += more) };
  const code = await runSite(['check', ...options], { out: screen, err: screen, env: {}, folder: root });
  return { code, text };
}

test('passes a check with warnings, unless it is strict', { timeout: 120_000 }, async () => {
  const takeBack = contentMistakes.filter(({ isWarning }) => isWarning).map(make);
  try {
    // All of these pages have the same title, which is another warning.
    const { code, text } = await check();
    expect([code, text.split('\n').at(-2)]).toEqual([0, '0 errors, 17 warnings in 12 pages']);
    const strict = await check('--strict');
    expect([strict.code, strict.text.split('\n').at(-2)]).toEqual([1, '9 errors, 8 warnings in 12 pages']);
  } finally {
    for (const undo of takeBack) undo();
  }
});

/** Runs a build in another process, because it needs its own environment variables and working directory. */
async function build(): Promise<Output> {
  const command = join(packageFolder, 'bin', 'recto.mjs');
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(process.execPath, [command, 'build'], { cwd: root, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (more: Buffer) => (text += String(more)));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  return { code: await promise, text };
}

const COMMANDS = { check, build };

for (const command of ['check', 'build'] as const) {
  describe(`recto ${command}`, () => {
    const tells = ({ notReported }: Mistake): boolean => notReported?.[command] === undefined;

    test('lists every mistake in the content with its position', { timeout: 120_000 }, async () => {
      const takeBack = contentMistakes.map(make);
      try {
        const { code, text } = await COMMANDS[command]();
        expect(code).toBe(1);
        const lines = text.split('\n');
        // A build names files relative to the content folder.
        const isTold = ({ report: { message, location } }: Mistake): boolean =>
          lines.some((line) => line.includes(message) && line.includes(location.replace(/^content\//u, '')));
        expect(contentMistakes.filter(isTold).map(({ name }) => name)).toEqual(
          contentMistakes.filter(tells).map(({ name }) => name),
        );
      } finally {
        for (const undo of takeBack) undo();
      }
    });

    test.for([...configMistakes, ...codeMistakes].filter(tells))(
      'reports $name',
      { timeout: 120_000 },
      async (mistake) => {
        const takeBack = make(mistake);
        try {
          const { code, text } = await COMMANDS[command]();
          expect(code).toBe(1);
          expect(text).toContain(mistake.report.message);
          expect(text).toContain(mistake.report.location);
          expect(text).not.toMatch(/^\s+at /mu);
        } finally {
          takeBack();
        }
      },
    );
  });
}
