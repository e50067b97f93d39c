import type { BrowserContextOptions, Page } from '@playwright/test';
import { drawEightScripts } from './eight-scripts.ts';
import { drawExampleSearches } from './example-searches.ts';
import { MODES, SCREENS, WEBSITE } from './kit.ts';
import type { TakenPicture } from './kit.ts';
import { drawNumberedProse } from './numbered-prose.ts';
import { drawRejectedStatements } from './rejected-statements.ts';
import { drawSharedLinks } from './shared-links.ts';
import { drawSixTemplates } from './six-templates.ts';

/** A screenshot of the website, for the README or a blog post. */
interface WebsitePicture extends TakenPicture {
  /** URL path of the page. */
  path: string;
  window: BrowserContextOptions;
  /** Prepares the screenshot. */
  prepare?: (page: Page) => Promise<void>;
}

/** A common window size, with enough pixels for the column of a post on a high-density screen. */
const WINDOW = { viewport: { width: 1120, height: 700 }, deviceScaleFactor: 1.6 };

/** Wide enough for the headings of a documentation page; the picture has the same size. */
const WIDE_WINDOW = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.4 };

/** Diagrams are as wide as the column of a post, so that their text has the same size as the text of the post. */
const SHEET = { viewport: { width: 800, height: 500 }, deviceScaleFactor: 2, bypassCSP: true };

const MARKDOWN_PAGE = ['docs/content/en/docs/*.files/*.markdown.md', 'docs/components/content/path-preview.tsx'];

/** The pages of `drawSharedLinks`. */
const SHARED_PAGES = [
  'docs/content/en/docs/*.collections/*.define.md',
  'docs/content/ja/docs/*.getting-started/*.index.md',
  'docs/content/ar/docs/*.getting-started/*.installation.md',
  'docs/content/de/docs/*.files/*.markdown.md',
];

/** The pages that the queries of `drawExampleSearches` find. */
const FOUND_PAGES = [
  'docs/content/en/docs/*.{getting-started,integrations,utils}/*.{configuration,i18n,query-collection}.md',
  'docs/content/en/docs/*.getting-started/*.migration/*.hugo.md',
  'docs/content/zh_cn/docs/*.files/*.markdown.md',
  'docs/content/ar/docs/*.getting-started/*.installation.md',
];

/** The screenshots in the README and in the blog posts. */
export const websitePictures: readonly WebsitePicture[] = [
  {
    file: 'docs/public/recto.png',
    command: 'npm run pictures recto',
    shows: [
      ...WEBSITE,
      ...SCREENS,
      'docs/content/en/index.md',
      'docs/components/{content,open-book}/{open-book,counter,highlighted-text-area}.tsx',
    ],
    path: '/en',
    window: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  },
  ...inBothModes('page', {
    shows: [...SCREENS, ...MARKDOWN_PAGE],
    path: '/en/docs/files/markdown',
    window: WIDE_WINDOW,
  }),
  ...inBothModes('palette', {
    shows: [...SCREENS, 'docs/content/en/docs/*.utils/*.query-collection.md', 'packages/site/src/palette/*.ts'],
    path: '/en/docs/utils/query-collection',
    window: WINDOW,
    prepare: async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox').fill('query');
      await page.getByRole('option').first().waitFor();
    },
  }),
  ...inBothModes('prose', {
    shows: [...drawnBy('numbered-prose'), ...MARKDOWN_PAGE],
    path: '/en/docs/files/markdown',
    window: SHEET,
    prepare: drawNumberedProse,
  }),
  ...inBothModes('refused', {
    shows: [...drawnBy('rejected-statements'), 'packages/content/src/query/{fields,parse-sql,tokens}.ts'],
    path: '/en/blog',
    window: SHEET,
    prepare: drawRejectedStatements,
  }),
  ...inBothModes('scripts', {
    shows: [...drawnBy('eight-scripts'), 'packages/ui/src/locales/{en,ar,el,hi,ja,ka,ko,ru}.json'],
    path: '/en/blog',
    window: SHEET,
    prepare: drawEightScripts,
  }),
  ...inBothModes('templates', {
    shows: [...drawnBy('six-templates'), 'docs/public/templates/*/main*.webp'],
    path: '/en/blog',
    window: { ...SHEET, deviceScaleFactor: 1.5 },
    prepare: drawSixTemplates,
  }),
  ...inBothModes('search', {
    shows: [...drawnBy('example-searches'), ...FOUND_PAGES, 'packages/content/src/search/{find,words}/*.ts'],
    path: '/en/blog',
    window: SHEET,
    prepare: drawExampleSearches,
  }),
  ...inBothModes('shared', {
    shows: [...drawnBy('shared-links'), ...SHARED_PAGES, 'packages/site/src/social/{build,draw}/card-*.ts'],
    path: '/en/blog',
    window: SHEET,
    prepare: drawSharedLinks,
  }),
];

/** What a diagram from a file of this folder shows. */
function drawnBy(name: string): string[] {
  return ['scripts/pictures/drawing.css', `scripts/pictures/${name}.ts`];
}

/** The same screenshot for a post in light and dark mode, with the mode as suffix of the file name. */
function inBothModes(name: string, picture: Omit<WebsitePicture, 'file' | 'command'>): WebsitePicture[] {
  return MODES.map((colorScheme) => ({
    ...picture,
    file: `docs/content/en/blog/pictures/${name}-${colorScheme}.png`,
    command: `npm run pictures ${name}`,
    shows: [...WEBSITE, ...picture.shows],
    window: { ...picture.window, colorScheme },
  }));
}
