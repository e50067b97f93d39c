import { ContentError } from '@recto/content';
import type { ExampleSite } from '../example-site.ts';
import type { Page } from '../pages.ts';

/** How to get at an output that a page shows without saying what it comes from. */
export interface Output {
  /** Files of the site beside those the page shows, or in their place. */
  files?: Readonly<Record<string, string>>;
  /** Which of the sites that the page shows, counted from 0; the first one where nothing is said. */
  state?: number;
  /** What prints it. Where nothing is said, `recto check` does. */
  run?: (site: ExampleSite, page: Page) => Promise<unknown>;
}

/** By the name of the page, below the folder of its language. */
export type Outputs = Readonly<Record<string, readonly Output[]>>;

/** Builds, and asks the result. */
export function built(run: NonNullable<Output['run']>): NonNullable<Output['run']> {
  return async (site, page) => {
    const said = await site.build();
    if (!said.startsWith('Built ')) throw new Error(said);
    return await run(site, page);
  };
}

export async function check(site: ExampleSite): Promise<string> {
  return await site.recto(['check']);
}

/** A configuration of which only the collections matter. */
export function configOf(collections: string, locales = "['en']"): Record<string, string> {
  const lines = [
    "import { defineCollection, defineConfig, definePage, z } from '@recto/site';",
    "const pages = [definePage({ path: '/', screen: () => import('./screen.tsx') })];",
    `export default defineConfig({ title: 'A', locales: ${locales}, pages, collections: { ${collections} } });`,
  ];
  return { 'recto.config.ts': lines.join('\n') };
}

/** What somebody says who fails. */
export async function failure(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
  } catch (error) {
    return error instanceof ContentError ? String(error) : (error as Error).message;
  }
  throw new Error('It did not fail.');
}
