import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

/** The requests of a browser for content, from all tabs. */
export interface RequestLog {
  /** Returns the sorted requests, without versions and hashes. */
  list: () => string[];
  /** Removes all requests so far. */
  clear: () => void;
}

/** A browser test that fails if the console contains lines other than the expected ones. */
export const test = base.extend<{ expectedConsole: RegExp | undefined; console: void; requestLog: RequestLog }>({
  expectedConsole: [undefined, { option: true }],
  console: [
    async ({ context, expectedConsole }, use) => {
      const lines: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'debug' && message.type() !== 'info') lines.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => lines.push(`error: ${error.error().message}`));
      await use();
      expect(lines.filter((line) => expectedConsole?.test(line) !== true)).toEqual([]);
    },
    { auto: true },
  ],
  requestLog: async ({ context }, use) => {
    await use(logRequests(context));
  },
});

export { expect };

/** Console lines that Chromium writes for a failed request. */
export const FAILED_REQUEST = /Failed to load resource|net::ERR_FAILED/u;

export const NOTES = {
  en: ['The second draft is the first text', 'Words belong in files', 'Leave room in the margin'],
  ar: ['مكان الكلمات في الملفات', 'اترك فسحة في الهامش'],
};

/** The requests for a list of notes. */
export const INDEX = {
  en: ['authors index en', 'notes index en'],
  ar: ['authors index ar', 'notes index ar'],
};

export const QUERIES = ['query authors en', 'query notes en'];

function logRequests(context: BrowserContext): RequestLog {
  let names: string[] = [];
  context.on('request', (request) => {
    const name = nameRequest(new URL(request.url()));
    if (name !== undefined) names.push(name);
  });
  return {
    list: () => [...names].sort(),
    clear() {
      names = [];
    },
  };
}

/**
 * Returns a name for a request: `worker`, `wasm`, `query notes en` or `notes index en`, the same for a server and for
 * static files. Static files have the bodies in separate pieces: `notes bodies`.
 */
function nameRequest({ pathname, searchParams }: URL): string | undefined {
  if (/\/assets\/worker-[^/]*\.js$/u.test(pathname)) return 'worker';
  if (/sqlite|\.wasm$/u.test(pathname)) return pathname.endsWith('.wasm') ? 'wasm' : pathname;
  const [, collection, file = ''] = /^\/__recto_content\/([^/]+)\/(.*)$/u.exec(pathname) ?? [];
  if (collection === undefined) return undefined;
  if (file === 'query') return `query ${collection} ${searchParams.get('locale')}`;
  if (file.startsWith('bodies/')) return `${collection} bodies`;
  const [, part, locale] = /^sql_dump(?:\.(index|body))?(?:\.(\w\w))?\.txt$/u.exec(file) ?? [];
  return `${collection} ${part ?? searchParams.get('part')} ${locale ?? searchParams.get('locale')}`;
}

/** Expects these titles in the list of notes. */
export async function expectNotes(page: Page, titles: readonly string[]): Promise<void> {
  await expect(page.locator('.notes h2')).toHaveText([...titles]);
}

export async function openNotes(page: Page, locale: 'en' | 'ar' = 'en'): Promise<void> {
  await page.goto(`/#/${locale}/notes`);
  await expectNotes(page, NOTES[locale]);
}
