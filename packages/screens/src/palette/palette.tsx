import type { PaletteProps } from '@recto/site';
import { useWords } from '@recto/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { findPages } from './find-pages.ts';
import type { PalettePage } from './find-pages.ts';
import { Results, Status, optionId } from './results.tsx';
import { usePalettePages } from './use-palette-pages.ts';

export interface PagePaletteProps extends PaletteProps {
  /** Collections whose pages are found. */
  collections: readonly string[];
}

/** Finds pages by their names. */
export function Palette({ collections, onClose }: PagePaletteProps): ReactNode {
  const word = useWords();
  const list = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pages = usePalettePages(collections);
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const found = findPages(pages.data ?? [], query);
  const chosen = found[Math.min(place, found.length - 1)];
  const chosenId = chosen && optionId(list, chosen);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const close = (): void => {
    dialog.current?.close();
  };
  const go = ({ path }: PalettePage): void => {
    close();
    location.assign(path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Half a word of Chinese or Japanese is not a question yet.
    if (event.nativeEvent.isComposing) return;
    const last = found.length - 1;
    if (event.key === 'ArrowDown') setPlace(place >= last ? 0 : place + 1);
    else if (event.key === 'ArrowUp') setPlace(place <= 0 ? last : place - 1);
    else if (event.key === 'Enter' && chosen) go(chosen);
    else return;
    event.preventDefault();
  };
  const onPress = ({ target }: MouseEvent): void => {
    if (target === dialog.current) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself; this is the press beside it
    <dialog
      ref={dialog}
      aria-label={word('contentSearchButton.label')}
      onClose={onClose}
      onClick={onPress}
      className="palette"
    >
      <div className="flex items-center gap-2 border-b border-rule p-2">
        <input
          autoFocus
          role="combobox"
          type="search"
          value={query}
          placeholder={word('commandPalette.placeholder')}
          aria-label={word('contentSearchButton.label')}
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosenId}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.target.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 grow bg-transparent px-2 py-1.5 outline-none"
        />
        <button type="button" onClick={close} className="button-quiet px-2.5 py-0.5 text-sm">
          {word('commandPalette.close')}
        </button>
      </div>
      <Status status={pages.status} count={found.length} onRetry={() => void pages.refresh()} />
      <Results id={list} pages={found} chosen={chosen} onGo={go} onPoint={setPlace} />
    </dialog>
  );
}
