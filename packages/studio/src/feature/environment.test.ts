import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const one = { severalServers: false };
const several = { severalServers: true };
const postgres = 'postgres://user:hidden@db.example/studio';

test('a single server uses a file, several servers use a database', () => {
  expect(readEnvironment({}, one).store).toEqual({ file: '.studio/studio.sqlite' });
  expect(readEnvironment({ RECTO_STUDIO_FILE: '/data/s.sqlite' }, one).store).toEqual({ file: '/data/s.sqlite' });
  expect(readEnvironment({ RECTO_STUDIO_DATABASE_URL: postgres }, several).store).toEqual({ postgres });
});

test.for([
  ['the option', {}, several],
  ['the variable', { RECTO_STUDIO_SEVERAL_SERVERS: '1' }, one],
  ['a serverless host', { VERCEL: '1' }, one],
] as const)('requires a database for several servers (%s)', ([, env, options]) => {
  const refused = expect.objectContaining({
    code: 'studio/several-servers',
    hint: expect.stringContaining('RECTO_STUDIO_DATABASE_URL') as string,
  }) as Error;
  expect(() => readEnvironment(env, options)).toThrow(refused);
  expect(readEnvironment({ ...env, RECTO_STUDIO_DATABASE_URL: postgres }, options).store).toEqual({ postgres });
});

test('rejects another database without showing its password', () => {
  const read = () => readEnvironment({ RECTO_STUDIO_DATABASE_URL: 'mysql://user:hidden@db.example' }, one);
  expect(read).toThrow('RECTO_STUDIO_DATABASE_URL is not a PostgreSQL URL: "mysql:…".');
  expect(read).not.toThrow('hidden');
});

test('splits secrets at spaces, line breaks and commas', () => {
  expect(readEnvironment({ RECTO_STUDIO_SECRETS: ' new\nold, older ' }, one).secrets).toEqual(['new', 'old', 'older']);
  expect(readEnvironment({}, one).secrets).toEqual([]);
});

test('rejects an origin that is not a URL', () => {
  expect(() => readEnvironment({ RECTO_STUDIO_ORIGIN: 'site.example' }, one)).toThrow('RECTO_STUDIO_ORIGIN');
});
