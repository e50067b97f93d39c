import { block, textProp } from '../convert/components.ts';
import type { ComponentRule, Element } from '../convert/components.ts';

/** Converts `<Files><Folder name="a"><File name="b" /></Folder></Files>` to a file tree. */
export const files: ComponentRule = (element) => block('file-tree', {}, list(element, 0));

/** Converts a folder or file that is not inside `<Files>`. */
export const file: ComponentRule = (element) => block('file-tree', {}, item(element, 0));

function list(element: Element, depth: number): string {
  return element.elements.map((child) => item(child, depth)).join('\n');
}

function item(element: Element, depth: number): string {
  const name = textProp(element.props['name']) ?? element.text();
  const isFolder = element.elements.length > 0 || element.name.endsWith('Folder');
  const line = `${'  '.repeat(depth)}- ${name}${isFolder && !name.endsWith('/') ? '/' : ''}`;
  const nestedList = list(element, depth + 1);
  return nestedList === '' ? line : `${line}\n${nestedList}`;
}
