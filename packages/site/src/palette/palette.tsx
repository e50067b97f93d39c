import type { PaletteProps } from '../app/app.ts';
import '@recto/ui/palette.css';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Hints } from './hints.tsx';
import type { PaletteItem } from './items.ts';
import { markOnArrival } from './mark-on-page.ts';
import { moveChoice } from './move-choice.ts';
import { OptionList, optionId } from './option-list.tsx';
import { createRecentSearches } from './recent-searches.ts';
import { RecentSearches } from './recent.tsx';
import { RESULTS_ID } from './search-dialog.ts';
import { Status } from './status.tsx';
import { useChoice, useField } from './use-field.ts';
import { useGroups } from './use-groups.ts';
import { useResults } from './use-results.ts';

const recentSearches = createRecentSearches(() => localStorage);

/** Results for the text in the field above: pages that match, and actions. */
export function Palette({ dialog, field }: PaletteProps): ReactNode {
  const [place, setPlace] = useState(0);
  // A letter may come before what was pointed at is drawn.
  const newest = useRef(0);
  const chooseAt = (wanted: number): void => {
    newest.current = wanted;
    setPlace(wanted);
  };
  const { found, ask } = useResults();
  const { groups, note } = useGroups(found);
  const items = groups.flatMap((group) => group.items);
  const chosen = Math.min(place, items.length - 1);
  const chosenId = chosen < 0 ? undefined : optionId(RESULTS_ID, chosen);

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
    document.getElementById(optionId(RESULTS_ID, 0))?.click();
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
    dialog.current?.close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Half a word of Chinese or Japanese is not a question yet. Safari says of the key that ends it only that it was one.
    if (event.isComposing || event.keyCode === 229) return;
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

  const { fill } = useField(field, { onText: search, onKeyDown });
  useChoice(field, chosenId);

  return (
    <>
      <div className="palette-body">
        {found.query === '' && (
          <RecentSearches
            searches={recentSearches}
            onChoose={(recent) => {
              fill(recent);
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
        <OptionList id={RESULTS_ID} groups={groups} chosen={chosen} onPick={pick} onPoint={chooseAt} />
      </div>
      <Hints />
    </>
  );
}

function matchesOf({ label, excerpt = [] }: PaletteItem): string[] {
  return [...new Set([...label, ...excerpt].filter(({ marked }) => marked).map(({ text }) => text))];
}
