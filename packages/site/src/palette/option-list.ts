import { element } from './element.ts';
import type { PaletteGroup, PaletteItem } from './items.ts';
import { drawOption } from './option.ts';
import { setChildren } from './set-children.ts';

interface OptionListOptions {
  id: string;
  label: string;
  onPick: (item: PaletteItem, event: MouseEvent) => void;
  onPoint: (place: number) => void;
}

interface OptionList {
  element: HTMLElement;
  draw: (groups: readonly PaletteGroup[]) => void;
  /** Marks the option at this place as the chosen one, counted through all groups, and gives it back. */
  choose: (place: number) => HTMLElement | undefined;
}

/** What can be chosen, as the list of a field that keeps the focus. */
export function createOptionList({ id, label, onPick, onPoint }: OptionListOptions): OptionList {
  const list = element('div', { id, role: 'listbox', 'aria-label': label });
  let items: readonly PaletteItem[] = [];
  let options: readonly HTMLElement[] = [];
  // The list listens for all its options: they come and go with every letter.
  const placeOf = ({ target }: Event): number =>
    options.findIndex((option) => target instanceof Node && option.contains(target));
  list.addEventListener('click', (event) => {
    const item = items[placeOf(event)];
    if (item) onPick(item, event);
  });
  list.addEventListener('pointermove', (event) => {
    // A list that appears or scrolls below a resting pointer is not pointed at.
    const isMoved = event.movementX !== 0 || event.movementY !== 0;
    const place = isMoved ? placeOf(event) : -1;
    if (place >= 0) onPoint(place);
  });
  return {
    element: list,
    draw(groups) {
      setChildren(
        list,
        groups.map((group) => ({
          key: JSON.stringify([group.id, group.label]),
          draw: () => element('div', { role: 'group', 'aria-label': group.label, class: 'palette-group' }),
        })),
      );
      for (const [number, group] of groups.entries()) {
        const parent = list.children[number];
        if (parent) setChildren(parent, [headingOf(group), ...group.items.map(optionOf)]);
      }
      items = groups.flatMap((group) => group.items);
      options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
      for (const [place, option] of options.entries()) option.id = `${id}-${place}`;
    },
    choose(chosen) {
      for (const [place, option] of options.entries()) {
        const isChosen = String(place === chosen);
        if (option.ariaSelected !== isChosen) option.ariaSelected = isChosen;
      }
      return options[chosen];
    },
  };
}

function headingOf({ label, lang }: PaletteGroup) {
  return { key: JSON.stringify([label, lang]), draw: () => element('div', { 'aria-hidden': true, lang }, label) };
}

/** With every letter comes a new answer, and most of it says what the last one said. */
function optionOf(item: PaletteItem) {
  return { key: JSON.stringify(item), draw: () => drawOption(item) };
}
