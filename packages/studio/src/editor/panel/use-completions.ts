import { useMemo } from 'react';
import type { PublishedDocument } from '../documents/published-document.ts';
import type { SourceCompletions } from '../source/completion/source-completions.ts';
import { useStudio } from '../studio.ts';

/** Suggestions of the source editor: components, fields, pages and media of the site. */
export function useCompletions(published: PublishedDocument | undefined): SourceCompletions {
  const { tree, listComponents } = useStudio();
  const fields = published?.fields ?? null;
  return useMemo(
    () => ({
      components: listComponents,
      fields: async () => await Promise.resolve(fields),
      pages: async () =>
        await Promise.resolve(
          (tree.get()?.files ?? []).flatMap(({ route, title = route }) =>
            route === undefined || title === undefined ? [] : [{ route, title }],
          ),
        ),
      media: async () => await Promise.resolve(listMedia(tree.get())),
    }),
    [tree, listComponents, fields],
  );
}

/** Files of the public folder, by the paths that texts use for them. */
function listMedia(tree: ReturnType<ReturnType<typeof useStudio>['tree']['get']>): { url: string }[] {
  if (!tree) return [];
  const folder = `${tree.folders.public}/`;
  return tree.files
    .filter(({ kind, path }) => kind === 'media' && path.startsWith(folder))
    .map(({ path }) => ({ url: encodeURI(path.slice(folder.length - 1)) }));
}
