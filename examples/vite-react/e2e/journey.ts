import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

/** What a browser asks the site for about its content, all tabs together. */
export interface Asked {
  /** Sorted; versions and hashes left out. */
  list: () => string[];
  /** Forgets what was asked so far. */
  clear: () => void;
}

/** A journey whose console has to stay empty, but for the lines it expects. */
export const test = base.extend<{ expectedConsole: RegExp | undefined; console: void; asked: Asked }>({
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
  asked: async ({ context }, use) => {
    await use(watchAsked(context));
  },
});

export { expect };

/** Lines that Chromium itself writes about a request that went wrong. */
export const FAILED_REQUEST = /Failed to load resource|net::ERR_FAILED/u;

export const NOTES = {
  en: ['The second draft is the first text', 'Words belong in files', 'Leave room in the margin'],
  ar: ['مكان الكلمات في الملفات', 'اترك فسحة في الهامش'],
};

/** The requests that a list of notes needs. */
export const INDEX = {
  en: ['authors index en', 'notes index en'],
  ar: ['authors index ar', 'notes index ar'],
};

export const QUERIES = ['query authors en', 'query notes en'];

function watchAsked(context: BrowserContext): Asked {
  let asked: string[] = [];
  context.on('request', (request) => {
    const name = nameRequest(new URL(request.url()));
    if (name !== undefined) asked.push(name);
  });
  return {
    list: () => [...asked].sort(),
    clear() {
      asked = [];
    },
  };
}

/**
 * `worker`, `wasm`, `query notes en` or `notes index en`, whether a server answers or files lie there. Files have bodies
 * in pieces beside the list of them: `notes bodies`.
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

/** The titles in the list of notes. */
export async function expectNotes(page: Page, titles: readonly string[]): Promise<void> {
  await expect(page.locator('.notes h2')).toHaveText([...titles]);
}

export async function openNotes(page: Page, locale: 'en' | 'ar' = 'en'): Promise<void> {
  await page.goto(`/#/${locale}/notes`);
  await expectNotes(page, NOTES[locale]);
}
