import { element } from './element.ts';
import type { PaletteGroup, PaletteItem } from './items.ts';
import { renderOption } from './option.ts';
import { setChildren } from './set-children.ts';

interface OptionListOptions {
  id: string;
  label: string;
  onPick: (item: PaletteItem, event: MouseEvent) => void;
  onPoint: (index: number) => void;
}

interface OptionList {
  element: HTMLElement;
  render: (groups: readonly PaletteGroup[]) => void;
  /** Marks the option at this index, counted through all groups, as selected and returns it. */
  select: (index: number) => HTMLElement | undefined;
}

/** Creates the listbox of a field that keeps the focus. */
export function createOptionList({ id, label, onPick, onPoint }: OptionListOptions): OptionList {
  const list = element('div', { id, role: 'listbox', 'aria-label': label });
  let items: readonly PaletteItem[] = [];
  let options: readonly HTMLElement[] = [];
  // The listeners are on the list, because options are replaced with every key stroke.
  const indexOf = ({ target }: Event): number =>
    options.findIndex((option) => target instanceof Node && option.contains(target));
  list.addEventListener('click', (event) => {
    const item = items[indexOf(event)];
    if (item) onPick(item, event);
  });
  list.addEventListener('pointermove', (event) => {
    // An option that appears or scrolls below a resting pointer is not selected.
    const isMoved = event.movementX !== 0 || event.movementY !== 0;
    const index = isMoved ? indexOf(event) : -1;
    if (index >= 0) onPoint(index);
  });
  return {
    element: list,
    render(groups) {
      setChildren(
        list,
        groups.map((group) => ({
          key: JSON.stringify([group.id, group.label]),
          render: () => element('div', { role: 'group', 'aria-label': group.label, class: 'palette-group' }),
        })),
      );
      for (const [number, group] of groups.entries()) {
        const parent = list.children[number];
        if (parent) setChildren(parent, [headingOf(group), ...group.items.map(optionOf)]);
      }
      items = groups.flatMap((group) => group.items);
      options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
      for (const [index, option] of options.entries()) option.id = `${id}-${index}`;
    },
    select(chosen) {
      for (const [index, option] of options.entries()) {
        const isChosen = String(index === chosen);
        if (option.ariaSelected !== isChosen) option.ariaSelected = isChosen;
      }
      return options[chosen];
    },
  };
}

function headingOf({ label, lang }: PaletteGroup) {
  return { key: JSON.stringify([label, lang]), render: () => element('div', { 'aria-hidden': true, lang }, label) };
}

/** The key lets unchanged options stay in the DOM, since most results stay the same from one key stroke to the next. */
function optionOf(item: PaletteItem) {
  return { key: JSON.stringify(item), render: () => renderOption(item) };
}
