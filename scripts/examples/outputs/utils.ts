import type { Content } from '@recto/content';
import type { ExampleSite } from '../example-site.ts';
import type { collections } from '../site/collections.ts';
import { afterBuild, errorMessage } from './output.ts';
import type { Output, Outputs } from './output.ts';
import { filledCollections, contentBelow } from './example-content.ts';

type ExampleContent = Content<typeof collections>;

/** Outputs in the pages of the section "Utils". */
export const utilsOutputs: Outputs = {
  'docs/4.utils/1.query-collection.md': [
    queryError((content) => content.query('blog').where('title', 'IN', 'First' as never)),
    queryError((content) => content.query('blog').where('rating', 'BETWEEN', [1] as never)),
    queryError((content) => content.query('posts' as never).all()),
    queryError((content) =>
      content
        .query('blog')
        .where('x' as never, '=', 1)
        .all(),
    ),
    queryError((content) => content.query('blog').where('rating', 'LIKE', '4%').all()),
    queryError((content) => content.query('blog').where('tags', '>', 'news').all()),
    queryError((content) =>
      content
        .query('blog')
        .where('date', '>', new Date() as never)
        .all(),
    ),
    queryError((content) => content.query('blog').limit(-1)),
  ],
  'docs/4.utils/2.query-collection-navigation.md': [
    // The file that renames a folder appears later in the page, so it is empty in the first example.
    { files: { ...contentBelow('docs'), 'content/docs/1.guide/.navigation.yml': '' }, run: afterBuild(loadNavigation) },
    { files: contentBelow('docs'), run: afterBuild(async (site) => (await loadNavigation(site))[0]) },
  ],
  'docs/4.utils/3.query-collection-item-surroundings.md': [
    {
      run: afterBuild((site) =>
        site.query(async (content) => await content.query('docs').surroundings('/nowhere', { before: 2 })),
      ),
    },
    {
      run: afterBuild(async (site) => {
        const { previous, next } = await site.load('page.server.ts', '/docs/guide/first-steps');
        return [previous, next];
      }),
    },
  ],
};

/** The error for an invalid query. */
function queryError(ask: (content: ExampleContent) => unknown): Output {
  return {
    files: filledCollections,
    run: afterBuild(async (site) => await site.query(async (content) => await errorMessage(() => ask(content)))),
  };
}

async function loadNavigation(site: ExampleSite): Promise<unknown[]> {
  const { navigation } = await site.load('contents.server.ts', '/contents');
  return navigation as unknown[];
}
