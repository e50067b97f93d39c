import { useMessages, usePageChange } from '@recto/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Payload } from '../payload/payload.ts';
import { renderDialog } from './render-dialog.ts';
import { SEARCH_DIALOG_ID } from './start-search-dialog.ts';
import { setShownPage } from './shown-page.ts';

interface SearchDialogProps {
  payload: Payload;
  /** Path of the search page, which shows the results until the code of the palette is loaded. A site may have none. */
  searchPage: string | undefined;
}

/**
 * The search palette: a field, and a container for its results. It is in the HTML of every page, opened by the boot
 * script and filled without React. React never changes the content of the dialog, since it may be in use when React is
 * loaded.
 */
export function SearchDialog({ payload, searchPage }: SearchDialogProps): ReactNode {
  const message = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    setShownPage(payload);
  }, [payload]);
  usePageChange(payload.path, () => {
    dialog.current?.close();
  });
  return (
    <dialog
      ref={dialog}
      id={SEARCH_DIALOG_ID}
      aria-label={message('contentSearch.title')}
      {...{ closedby: 'any' }}
      suppressHydrationWarning
      className="palette"
      dangerouslySetInnerHTML={{ __html: renderDialog(message, searchPage) }}
    />
  );
}
