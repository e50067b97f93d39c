import { block, textProp } from '../convert/components.ts';
import type { ComponentRule, Element } from '../convert/components.ts';

/** `<Files><Folder name="a"><File name="b" /></Folder></Files>` as a list of files. */
export const files: ComponentRule = (element) => block('file-tree', {}, list(element, 0));

/** A folder or a file that is in no list of files. */
export const file: ComponentRule = (element) => block('file-tree', {}, item(element, 0));

function list(element: Element, depth: number): string {
  return element.elements.map((child) => item(child, depth)).join('\n');
}

function item(element: Element, depth: number): string {
  const name = textProp(element.props['name']) ?? element.text();
  const isFolder = element.elements.length > 0 || element.name.endsWith('Folder');
  const line = `${'  '.repeat(depth)}- ${name}${isFolder && !name.endsWith('/') ? '/' : ''}`;
  const inside = list(element, depth + 1);
  return inside === '' ? line : `${line}\n${inside}`;
}
