import type { TreeElement } from '../document.ts';
import type { Token } from '../syntax/tokens.ts';
import { mergeProps } from './props.ts';
import type { Frame } from './tree-builder.ts';

const TASK_ITEM = 'task-list-item';
/** Matches the checkbox of a task. */
export const BOX = /^\[([ x])\](?=\s)/iu;

/** Removes `[x]` from the text of a list item and returns the checkbox. */
export function removeTaskBox({ children }: Token, item: Frame): TreeElement | undefined {
  const [first] = children ?? [];
  if (item.tag !== 'li' || item.kind !== 'markdown' || item.children.length > 0 || first?.type !== 'text')
    return undefined;
  const match = BOX.exec(first.content);
  if (!match) return undefined;
  first.content = first.content.slice(match[0].length);
  mergeProps(item.props, { class: TASK_ITEM });
  const isChecked = match[1] !== ' ';
  const props = { class: 'task-list-item-checkbox', type: 'checkbox', disabled: true };
  return ['input', isChecked ? { ...props, checked: true } : props];
}

/** Returns whether a list item is a task. */
export function isTaskItem({ props }: Frame): boolean {
  return String(props['class']).split(' ').includes(TASK_ITEM);
}
