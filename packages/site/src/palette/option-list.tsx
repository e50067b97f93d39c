import { Glyph, useWords } from '@recto/ui';
import { memo } from 'react';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import type { PaletteGroup, PaletteItem } from './items.ts';
import { Marked } from './marked.tsx';

export interface OptionListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Place of the chosen one, counted through all groups. */
  chosen: number;
  onPick: (item: PaletteItem, event: MouseEvent) => void;
  onPoint: (place: number) => void;
}

/** What can be chosen, as the list of a field that keeps the focus. */
export function OptionList({ id, groups, chosen, onPick, onPoint }: OptionListProps): ReactNode {
  const word = useWords();
  const firstOf = (group: number): number => groups.slice(0, group).flatMap(({ items }) => items).length;
  // The list listens for all its options, so that one that stays as it is need not be drawn again.
  const onClick = (event: MouseEvent): void => {
    const item = groups.flatMap(({ items }) => items)[placeOf(event)];
    if (item) onPick(item, event);
  };
  const onPointerMove = (event: PointerEvent): void => {
    // A list that appears or scrolls below a resting pointer is not pointed at.
    const isMoved = event.movementX !== 0 || event.movementY !== 0;
    if (isMoved && placeOf(event) >= 0) onPoint(placeOf(event));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list that a field moves through
    <div id={id} role="listbox" aria-label={word('contentSearch.title')} {...{ onClick, onPointerMove }}>
      {groups.map((group, number) => {
        const first = firstOf(number);
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list has groups, and no fieldsets
          <div key={group.id} role="group" aria-label={group.label} className="palette-group">
            <div aria-hidden="true" lang={group.lang}>
              {group.label}
            </div>
            {group.items.map((item, index) => (
              <Option
                key={item.href ?? index}
                id={optionId(id, first + index)}
                item={item}
                isChosen={first + index === chosen}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

export function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** The place of the option that something happened in; -1 between options. */
function placeOf({ target }: MouseEvent): number {
  const id = target instanceof Element ? target.closest('[role="option"]')?.id : undefined;
  return id === undefined ? -1 : Number(id.slice(id.lastIndexOf('-') + 1));
}

interface OptionProps {
  id: string;
  item: PaletteItem;
  isChosen: boolean;
}

/** With every letter comes a new answer, and most of it says what the last one said. */
const Option = memo(OptionLink, (before, after) => JSON.stringify(before) === JSON.stringify(after));

/** A place to go to is a real link, so that every way to open one works. */
function OptionLink({ id, item, isChosen }: OptionProps): ReactNode {
  const { href, target, locale, lang, dir } = item;
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isChosen,
    'aria-current': item.isCurrent === true ? ('true' as const) : undefined,
  };
  const plain = <OptionText item={item} />;
  // The sign of choice stays at the side of the list, whatever the language of one of its words.
  const text = lang === undefined && dir === undefined ? plain : <div {...{ lang, dir }}>{plain}</div>;
  if (href === undefined) return <div {...shared}>{text}</div>;
  return (
    <a
      href={href}
      target={target}
      rel={target && 'noopener'}
      data-locale={locale}
      hrefLang={locale && lang}
      {...shared}
    >
      {text}
    </a>
  );
}

/** What a `bdi` does, by signs: a list is drawn for every letter, and each element takes its time. */
function isolate(title: string): string {
  return `\u2068${title}\u2069`;
}

function OptionText({ item }: { item: PaletteItem }): ReactNode {
  const { label, trail = [], excerpt = [], isCurrent } = item;
  return (
    <>
      {trail.length > 0 && <small className="palette-trail">{trail.map(isolate).join(' › ')}</small>}
      <bdi className="palette-label">
        <Marked pieces={label} />
      </bdi>
      {excerpt.length > 0 && (
        <small>
          <Marked pieces={excerpt} />
        </small>
      )}
      {isCurrent === true && <Glyph name="check" />}
    </>
  );
}
