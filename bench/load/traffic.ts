import { createRandom } from '../pages/random.ts';
import { exploreSite, WORDS } from './explore-site.ts';
import type { ReceivedResponse, RequestOptions, Send } from './send.ts';
import { PEOPLE } from './serve-build.ts';

/** Kinds of requests with their share of the traffic, in percent. */
const SHARES = {
  pages: 34,
  payloads: 18,
  'search parts': 8,
  search: 6,
  queries: 6,
  mcp: 4,
  feeds: 4,
  images: 12,
  scripts: 7.8,
  'sign-in': 0.2,
} as const;

/** Kind of a request. */
export type Kind = keyof typeof SHARES;

/** What one visitor does: a request, or two for a sign-in. */
export interface Action {
  kind: Kind;
  /** Rejects if a response is not the expected one. */
  run: () => Promise<void>;
}

const KINDS = Object.keys(SHARES) as Kind[];
const FEEDS = ['/sitemap.xml', '/llms.txt', '/robots.txt', '/en/blog/rss.xml'];
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
/** Number of clients that requests come from. */
const CLIENTS = 2000;

/** Creates a function that chooses the next action of a visitor at random. */
export async function createTraffic(send: Send, port: number): Promise<() => Action> {
  const site = await exploreSite(send);
  const { next, between, pick } = createRandom(1);

  const sendRequest = async (options: RequestOptions, expected = 200): Promise<ReceivedResponse> => {
    const client = between(0, CLIENTS - 1);
    const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': `10.1.${client >> 8}.${client & 255}` };
    const response = await send({ ...options, headers: { ...headers, ...options.headers } });
    if (response.status === expected) return response;
    throw new Error(`${options.method ?? 'GET'} ${options.path}: status ${response.status}`);
  };

  const post = async (path: string, message: unknown): Promise<ReceivedResponse> =>
    await sendRequest({ path, method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(message) });

  const callTool = async (query: string): Promise<ReceivedResponse> => {
    const params = { name: 'search', arguments: { query, locale: 'en' } };
    return await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  };

  const signIn = async (): Promise<void> => {
    const { email, password } = pick(PEOPLE);
    const page = await sendRequest({
      path: '/en/studio-sign-in',
      headers: { 'accept-encoding': 'identity' },
      isRead: true,
    });
    const token = /name="token" value="([^"]+)"/u.exec(page.text)?.[1] ?? '';
    const path = '/__recto_studio/auth/password';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://127.0.0.1:${port}` };
    const body = String(new URLSearchParams({ email, password, token, redirect: '/en' }));
    const response = await sendRequest({ path, method: 'POST', headers, body }, 303);
    if (!response.headers['set-cookie']) throw new Error(`The sign-in failed: ${response.headers.location}`);
  };

  const actions: Record<Kind, () => Promise<unknown>> = {
    pages: async () => await sendRequest({ path: pick(site.pages) }),
    payloads: async () => await sendRequest({ path: pick(site.payloads) }),
    'search parts': async () => await sendRequest({ path: pick(site.searchParts) }),
    search: async () => await sendRequest({ path: `/api/search?q=${encodeURIComponent(pick(WORDS))}` }),
    queries: async () => await post('/__recto_content/docs/query?locale=en', { sql: pick(site.queries) }),
    mcp: async () => await callTool(pick(WORDS)),
    feeds: async () => await sendRequest({ path: pick(FEEDS) }),
    images: async () => await sendRequest({ path: pick(site.images) }),
    scripts: async () => await sendRequest({ path: pick(site.scripts) }),
    'sign-in': signIn,
  };

  return () => {
    let left = next() * 100;
    const kind = KINDS.find((one) => (left -= SHARES[one]) < 0) ?? 'pages';
    return {
      kind,
      run: async () => {
        await actions[kind]();
      },
    };
  };
}
