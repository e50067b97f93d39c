import { useEffect } from 'react';
import { usePictureOf } from '../preview/use-picture-of.ts';
import { currentPath } from '../drafts/draft-file.ts';
import { useStudio, useValue } from '../studio.ts';
import { findPageFile } from './find-page-file.ts';

/** Opens the file of the current page in the editor, and shows its draft on the page. */
export function useFollowPage(isOpen: boolean): void {
  const { tree, view, preview, documents } = useStudio();
  const files = useValue(tree)?.files;
  const { path } = useValue(view);
  const { drafts, published } = useValue(documents.state);
  const pictureOf = usePictureOf(path);

  useEffect(() => {
    if (!isOpen || !files) return undefined;
    const follow = (): void => {
      const file = findPageFile(files, preview.current());
      const current = file && currentPath(documents.state.get().drafts, file);
      view.set({ ...view.get(), path: current, position: undefined });
    };
    if (view.get().path === undefined) follow();
    return preview.onNavigate(follow);
  }, [isOpen, files, view, preview, documents]);

  const pageFile = files && findPageFile(files, preview.current());
  const isOnPage = isOpen && path !== undefined && pageFile !== undefined && path === currentPath(drafts, pageFile);
  const before = isOnPage ? published.get(pageFile)?.base.text : undefined;
  const text = isOnPage ? (drafts.get(path)?.text ?? before) : undefined;
  useEffect(() => {
    if (!isOnPage || text === undefined || !path.endsWith('.md')) return;
    preview.show({ path, text, published: before, pictureOf });
  }, [isOnPage, path, text, before, pictureOf, preview]);
}
