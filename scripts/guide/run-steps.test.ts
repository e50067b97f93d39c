import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import { readSteps } from './read-steps.ts';

/** Runs the steps of a section with these lines, which begin at line 3 of a page, in a folder with an empty folder. */
async function follow(...lines: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-follow-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  mkdirSync(join(folder, 'site'));
  const steps = readSteps(['## Way', '', ...lines].join('\n'), 'Way');
  return await runSteps(steps, 'page.md', { folder, env: { CREATE_RECTO: 'made/create.mjs' } });
}

const SERVER = `
  import { createServer } from 'node:http';
  createServer((request, response) => {
    response.end('<p>You asked for <b>' + request.url + '</b></p>');
  }).listen(process.env.PORT, () => console.log('At http://localhost:' + process.env.PORT));
`;
const write = ['```js [.output/server.mjs]', ...SERVER.split('\n'), '```'];
const start = ['```bash', 'node .output/server.mjs', '```'];

test('keeps the current folder between steps, and writes files there', async () => {
  const enter = ['```bash', 'cd site', '```', '```txt [a/b.txt]', 'words', '```'];
  const look = ['```bash', 'basename "$PWD"', 'cat a/b.txt', '```', '```txt', 'site', 'words', '```'];
  expect(await follow(...enter, ...look)).toBe(1);
});

test('starts a server and requests its pages', async () => {
  const output = ['```txt', 'At http://localhost:3000', '```'];
  const visit = 'At `http://localhost:3000/here` you read "You asked for /here".';
  expect(await follow(...write, ...start, ...output, visit)).toBe(2);
});

test('npm create runs the packed command, without the two dashes', async () => {
  const create = ['```js [made/create.mjs]', 'console.log(process.argv.slice(2).join());', '```'];
  const run = ['```bash', 'npm create recto@latest a -- --yes', '```', '```txt', 'a,--yes', '```'];
  expect(await follow(...create, ...run)).toBe(1);
});

test.for([
  ['a command that fails', ['```bash', 'echo so; false', '```'], 'page.md:3: This command failed.\nso'],
  ['other output', ['```bash', 'echo so', '```', '```txt', 'thus', '```'], 'page.md:6: This was not printed:\nthus'],
  ['a visit without a server', ['Open `http://localhost:3000`.'], 'page.md:3: No server is running'],
] as const)('reports %s with its line', async ([, lines, message]) => {
  await expect(follow(...lines)).rejects.toThrow(message);
});
