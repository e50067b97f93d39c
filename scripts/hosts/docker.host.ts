import { validate } from 'dockerfile-utils';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { docs, pinnedNode, root } from '../project.mjs';

const page = readFileSync(join(docs, 'content', 'en', 'docs', '6.deploy', '4.docker.md'), 'utf8');
const [, example = ''] = /^```dockerfile \[Dockerfile\]\n(.*?)^```$/msu.exec(page) ?? [];

const FILES = [
  ['of the website', readFileSync(join(root, 'Dockerfile'), 'utf8')],
  ['for a site', example],
] as const;

describe.for(FILES)('the Dockerfile %s', ([, text]) => {
  test('has no linter errors', () => {
    expect(text).toMatch(/^FROM /mu);
    expect(validate(text).map(({ message, range: { start } }) => ({ line: start.line + 1, message }))).toEqual([]);
  });

  test('runs the server as a user without write access', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^COPY --from=build \S+\/\.output \.$/mu);
    expect(last).toMatch(/^USER node$/mu);
    expect(last).toMatch(/^CMD \["node", "app\/server\/index\.mjs"\]$/mu);
    expect(statSync(join(docs, '.output', 'app', 'server', 'index.mjs')).isFile()).toBe(true);
  });

  test.for([
    [200, 0],
    [503, 1],
    [undefined, 1],
  ] as const)('the health check of a server with status %s exits with %s', async ([status, code]) => {
    const { port, stop } = await listen(status);
    if (status === undefined) await stop();
    else onTestFinished(stop);
    const [, ...args] = healthCommand(text);
    const run = promisify(execFile)(pinnedNode(), args, { env: { PORT: String(port) }, timeout: 20_000 });
    expect(
      await run.then(
        () => 0,
        (error: { code: unknown }) => error.code,
      ),
    ).toBe(code);
  });
});

/** Reads the health check command, which Docker runs as a list of arguments without a shell. */
function healthCommand(text: string): string[] {
  const [, words = '[]'] = /^HEALTHCHECK .*\\\n\s+CMD (\[.*\])$/mu.exec(text) ?? [];
  return JSON.parse(words) as string[];
}

/** Starts a server whose health endpoint responds with a status. */
async function listen(status = 500): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/api/_recto_health' ? status : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
