import { SEARCH_DIALOG_ID, RESULTS_ID } from './search-dialog.ts';
import type { PaletteControl } from './use-palette.ts';
import { useWords } from '@recto/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useDialog } from './use-dialog.ts';

interface SearchDialogProps {
  palette: PaletteControl;
  /** Page that shows the results while the palette is not loaded. Optional. */
  searchPage: string | undefined;
}

/**
 * The search field, and a place for its results. It is in the HTML of every page and opened by the boot script, so that
 * typing does not have to wait for React; the results need React.
 */
export function SearchDialog({ palette: { dialog, Palette, hasFailed }, searchPage }: SearchDialogProps): ReactNode {
  const word = useWords();
  const field = useRef<HTMLInputElement>(null);
  const { handlers } = useDialog(dialog);
  return (
    <dialog
      ref={dialog}
      id={SEARCH_DIALOG_ID}
      aria-label={word('contentSearch.title')}
      {...{ closedby: 'any' }}
      {...handlers}
      suppressHydrationWarning
      className="palette"
    >
      <form
        action={searchPage}
        method={searchPage === undefined ? 'dialog' : 'get'}
        onSubmit={(event) => {
          if (Palette) event.preventDefault();
        }}
        className="palette-head"
      >
        <input
          ref={field}
          name="q"
          role="combobox"
          inputMode="search"
          enterKeyHint="go"
          placeholder={word('commandPalette.placeholder')}
          aria-label={word('contentSearchButton.label')}
          aria-expanded={false}
          aria-controls={RESULTS_ID}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          suppressHydrationWarning
        />
        <button type="button" data-search-dialog="close" className="button-quiet">
          {word('commandPalette.close')}
        </button>
      </form>
      {Palette ? (
        <Palette {...{ dialog, field }} />
      ) : (
        <div id={RESULTS_ID} aria-busy={!hasFailed} className="palette-body">
          <p className="palette-note">
            {hasFailed ? <output>{word('contentSearch.failed')}</output> : word('contentSearch.loading')}
          </p>
        </div>
      )}
    </dialog>
  );
}
