import { Glyph, useWords } from '@recto/ui';
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
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list that a field moves through
    <div id={id} role="listbox" aria-label={word('contentSearch.title')}>
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
                onPick={onPick}
                onPoint={() => {
                  onPoint(first + index);
                }}
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

interface OptionProps extends Pick<OptionListProps, 'onPick'> {
  id: string;
  item: PaletteItem;
  isChosen: boolean;
  onPoint: () => void;
}

/** A place to go to is a real link, so that every way to open one works. */
function Option({ id, item, isChosen, onPick, onPoint }: OptionProps): ReactNode {
  const { href, target, locale, lang } = item;
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isChosen,
    'aria-current': item.isCurrent === true ? ('true' as const) : undefined,
    onClick(event: MouseEvent) {
      onPick(item, event);
    },
    onPointerMove({ movementX, movementY }: PointerEvent) {
      // A list that appears or scrolls below a resting pointer is not pointed at.
      if (movementX !== 0 || movementY !== 0) onPoint();
    },
  };
  const text = <OptionText item={item} />;
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

function OptionText({ item }: { item: PaletteItem }): ReactNode {
  const { label, trail = [], excerpt = [], lang, dir, isCurrent } = item;
  return (
    <>
      <span lang={lang} dir={dir}>
        {trail.length > 0 && (
          <small className="palette-trail">
            {trail.map((title, place) => (
              <bdi key={place}>{title}</bdi>
            ))}
          </small>
        )}
        <bdi className="palette-label">
          <Marked pieces={label} />
        </bdi>
        {excerpt.length > 0 && (
          <small>
            <Marked pieces={excerpt} />
          </small>
        )}
      </span>
      {isCurrent === true && <Glyph name="check" />}
    </>
  );
}
