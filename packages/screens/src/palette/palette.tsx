import type { PaletteProps } from '@recto/site';
import { useWords } from '@recto/ui';
import '@recto/ui/palette.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Hints } from './hints.tsx';
import type { PaletteItem } from './items.ts';
import { markOnArrival } from './mark-on-page.ts';
import { moveChoice } from './move-choice.ts';
import { OptionList, optionId } from './option-list.tsx';
import type { PagePaletteOptions } from './page-palette.tsx';
import { createRecentSearches } from './recent-searches.ts';
import { RecentSearches } from './recent.tsx';
import { Status } from './status.tsx';
import { useDialog } from './use-dialog.ts';
import { useGroups } from './use-groups.ts';
import { useResults } from './use-results.ts';

export { warmSearch } from './open-search.ts';

const NO_ACTIONS: NonNullable<PagePaletteOptions['actions']> = [];
const recentSearches = createRecentSearches(() => localStorage);

/** A field, and below it what is found: pages by their words, and what else can be done. */
export function Palette({ actions = NO_ACTIONS, onClose }: PagePaletteOptions & PaletteProps): ReactNode {
  const word = useWords();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const { dialog, close, handlers } = useDialog();
  const [place, setPlace] = useState(0);
  // A letter may come before what was pointed at is drawn.
  const newest = useRef(0);
  const chooseAt = (wanted: number): void => {
    newest.current = wanted;
    setPlace(wanted);
  };
  const { found, ask } = useResults();
  const { groups, note } = useGroups(found, actions);
  const items = groups.flatMap((group) => group.items);
  const chosen = Math.min(place, items.length - 1);
  const chosenId = chosen < 0 ? undefined : optionId(list, chosen);

  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  // The field keeps its own text: a letter is there at once, whatever the list is doing.
  const textOf = (): string => field.current?.value.trim() ?? '';
  const isAnswered = (): boolean => found.status !== 'loading' && found.query === textOf();

  // Who types and presses Enter at once means the answer that is still on its way.
  const isEager = useRef(false);
  useEffect(() => {
    if (!isEager.current || !isAnswered()) return;
    isEager.current = false;
    document.getElementById(optionId(list, 0))?.click();
  });

  const search = (text: string): void => {
    isEager.current = false;
    // To say the same again would draw the list for nothing, for every letter.
    if (newest.current !== 0) chooseAt(0);
    ask(text);
  };
  const pick = (item: PaletteItem, event: MouseEvent): void => {
    recentSearches.add(textOf());
    item.run?.();
    const isElsewhere = item.target !== undefined || event.metaKey || event.ctrlKey || event.shiftKey;
    if (item.stays === true || (item.href !== undefined && isElsewhere)) return;
    if (item.href !== undefined && textOf() !== '')
      markOnArrival(new URL(item.href, location.href).hash.slice(1), matchesOf(item));
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Half a word of Chinese or Japanese is not a question yet. Safari says of the key that ends it only that it was one.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const moved = event.shiftKey ? undefined : moveChoice(event.key, chosen, items.length);
    if (moved !== undefined) chooseAt(moved);
    else if (event.key !== 'Enter') return;
    else if (chosen <= 0 && !isAnswered()) isEager.current = true;
    else choose(event.metaKey || event.ctrlKey);
    event.preventDefault();
  };
  const choose = (isElsewhere: boolean): void => {
    const href = items[chosen]?.href;
    if (isElsewhere && href !== undefined) {
      recentSearches.add(textOf());
      open(href, '_blank', 'noopener');
    } else if (chosenId !== undefined) document.getElementById(chosenId)?.click();
  };

  // Beside the page, not in it: what fetches ahead where the links of a page lead would follow every letter.
  return createPortal(
    <dialog ref={dialog} aria-label={word('contentSearch.title')} onClose={onClose} {...handlers} className="palette">
      <div className="palette-head">
        <input
          ref={field}
          role="combobox"
          inputMode="search"
          enterKeyHint="go"
          placeholder={word('commandPalette.placeholder')}
          aria-label={word('contentSearchButton.label')}
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosenId}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            search(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={close} className="button-quiet">
          {word('commandPalette.close')}
        </button>
      </div>
      <div className="palette-body">
        {found.query === '' && (
          <RecentSearches
            searches={recentSearches}
            onChoose={(recent) => {
              if (!field.current) return;
              field.current.value = recent;
              field.current.focus();
              search(recent);
            }}
          />
        )}
        <Status
          {...{ found, note }}
          count={items.length}
          onRetry={() => {
            search(textOf());
          }}
        />
        <OptionList id={list} groups={groups} chosen={chosen} onPick={pick} onPoint={chooseAt} />
      </div>
      <Hints />
    </dialog>,
    document.body,
  );
}

function matchesOf({ label, excerpt = [] }: PaletteItem): string[] {
  return [...new Set([...label, ...excerpt].filter(({ marked }) => marked).map(({ text }) => text))];
}
