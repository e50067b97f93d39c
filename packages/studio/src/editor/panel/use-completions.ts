import { useMemo } from 'react';
import type { PublishedDocument } from '../documents/published-document.ts';
import { useLinkPages } from '../links/use-link-pages.ts';
import type { SourceCompletions } from '../source/completion/source-completions.ts';
import { useStudio } from '../studio.ts';
import { useAnchors } from './use-anchors.ts';
import { useFindIcons } from './use-find-icons.ts';

/** Suggestions of the source editor: components, fields, pages, anchors, icons and media of the site. */
export function useCompletions(path: string, published: PublishedDocument | undefined): SourceCompletions {
  const { tree, listComponents } = useStudio();
  const pages = useLinkPages(path);
  const anchors = useAnchors(path);
  const icons = useFindIcons();
  const fields = published?.fields ?? null;
  return useMemo(
    () => ({
      components: listComponents,
      fields: async () => await Promise.resolve(fields),
      pages: async () => await Promise.resolve(pages),
      anchors,
      icons,
      media: async () => await Promise.resolve(listMedia(tree.get())),
    }),
    [tree, listComponents, fields, pages, anchors, icons],
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
