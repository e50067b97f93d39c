import { useEffect } from 'react';
import { usePictureOf } from '../preview/use-picture-of.ts';
import { useStudio, useValue } from '../studio.ts';
import { findOpenPage } from './find-open-page.ts';

/** Opens the file of the current page in the editor, and shows its draft on the page. */
export function useFollowPage(isOpen: boolean): void {
  const { tree, view, preview, documents } = useStudio();
  const isLoaded = useValue(tree) !== undefined;
  const { path } = useValue(view);
  const { drafts, published } = useValue(documents.state);
  const pictureOf = usePictureOf(path);

  useEffect(() => {
    if (!isOpen || !isLoaded) return undefined;
    const follow = (): void => {
      view.set({ ...view.get(), path: findOpenPage({ tree, preview, documents })?.path, position: undefined });
    };
    if (view.get().path === undefined) follow();
    return preview.onNavigate(follow);
  }, [isOpen, isLoaded, tree, view, preview, documents]);

  const page = findOpenPage({ tree, preview, documents });
  const isOnPage = isOpen && path !== undefined && path === page?.path;
  const before = isOnPage ? published.get(page.file)?.base.text : undefined;
  const text = isOnPage ? (drafts.get(path)?.text ?? before) : undefined;
  useEffect(() => {
    if (!isOnPage || text === undefined || !path.endsWith('.md')) return;
    preview.show({ path, text, published: before, pictureOf });
  }, [isOnPage, path, text, before, pictureOf, preview]);
}
