import { expect, onTestFinished, test } from 'vitest';
import { createSealer } from '../session/seal.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { FLOW_MS, createFlows } from './flows.ts';

const from = { provider: 'github', redirect: '/en/docs', isSecure: true };

function open() {
  const store = openSqliteStore(':memory:');
  onTestFinished(() => store.close());
  const clock = { now: 1_800_000_000_000 };
  return { flows: createFlows({ sealer: createSealer(['a'.repeat(32)]), store, now: () => clock.now }), clock };
}

const request = (cookies: readonly string[] = []): Request =>
  new Request('https://site.example', {
    headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  });

test('a sign-in can be finished once, by the browser that started it', async () => {
  const { flows } = open();
  const { flow, cookies } = flows.begin(request(), from);
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(
    /^__Host-recto-sign-in-[\w-]{8}=[\w-]+; Path=\/; Max-Age=900; SameSite=Lax; Secure; HttpOnly$/u,
  );
  const response = { provider: 'github', state: flow.state, isSecure: true };
  await expect(flows.finish(request(), response)).rejects.toMatchObject({ code: 'expired' });
  expect(await flows.finish(request(cookies), response)).toEqual(flow);
  await expect(flows.finish(request(cookies), response)).rejects.toMatchObject({ code: 'expired' });
});

test('rejects the state of another sign-in, of another provider, or a forged one', async () => {
  const { flows } = open();
  const { flow, cookies } = flows.begin(request(), from);
  const other = flows.begin(request(), from);
  const response = { provider: 'github', state: flow.state, isSecure: true };
  // The attacker's cookie with the name of the victim's state.
  const swapped = [`${cookies[0]?.split('=')[0]}=${other.cookies[0]?.split(';')[0]?.split('=')[1]}`];
  for (const [cookie, callback] of [
    [cookies, { ...response, provider: 'gitlab' }],
    [cookies, { ...response, state: other.flow.state }],
    [cookies, { ...response, state: null }],
    [cookies, { ...response, state: '' }],
    [cookies, { ...response, state: `${flow.state.slice(0, 42)}${flow.state.endsWith('A') ? 'B' : 'A'}` }],
    [cookies, { ...response, isSecure: false }],
    [swapped, response],
  ] as const) {
    await expect(flows.finish(request(cookie), callback)).rejects.toMatchObject({ code: 'expired' });
  }
});

test('a sign-in expires after 15 minutes', async () => {
  const { flows, clock } = open();
  const [one, two] = [flows.begin(request(), from), flows.begin(request(), from)];
  const finish = async ({ flow, cookies }: typeof one) =>
    await flows.finish(request(cookies), { provider: 'github', state: flow.state, isSecure: true });
  clock.now += FLOW_MS - 1;
  expect(await finish(one)).toBeDefined();
  clock.now += 1;
  await expect(finish(two)).rejects.toMatchObject({ code: 'expired' });
});

test('limits the number of sign-ins in several windows', async () => {
  const { flows } = open();
  let cookies: string[] = [];
  for (let count = 0; count < 4; count += 1) cookies = [...cookies, ...flows.begin(request(cookies), from).cookies];
  expect(cookies).toHaveLength(4);
  const { cookies: set } = flows.begin(request(cookies), from);
  expect(set.filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(4);
});
