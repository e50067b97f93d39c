import type { TreeNode } from '@recto/content';

/** What screens show of their data, as trees, for those who read a page as markdown. */

export interface OutlinedLink {
  label: string;
  to: string;
}

/** Ways to go, one below the other; nothing where there are none. */
export function outlineLinks(links: readonly OutlinedLink[]): TreeNode[] {
  const items = links.map(({ label, to }): TreeNode => ['li', {}, ['a', { href: to }, label]]);
  return items.length === 0 ? [] : [['ul', {}, ...items]];
}

/** Short facts in one line. Those that are missing, or empty, are left out. */
export function outlineFacts(...facts: readonly (TreeNode | undefined)[]): TreeNode[] {
  const known = facts.filter((fact): fact is TreeNode => fact !== undefined && fact !== '');
  const line = known.flatMap((fact, place): TreeNode[] => (place === 0 ? [fact] : [' · ', fact]));
  return line.length === 0 ? [] : [['p', {}, ...line]];
}

/** A line for the terminal. */
export function outlineCommand(command: string): TreeNode {
  return ['pre', { language: 'bash' }, ['code', {}, command]];
}

export function outlinePicture({ src, alt }: { src: string; alt: string }): TreeNode {
  return ['p', {}, ['img', { src, alt }]];
}

interface OutlinedEntry {
  title: string;
  path: string;
  description?: string | undefined;
  /** What is known of it, in a line below its name. */
  facts?: readonly (TreeNode | undefined)[];
}

/** Pages that a screen lists: each a heading that leads to it, and what is said of it. */
export function outlineEntries(entries: readonly OutlinedEntry[], level: 2 | 3 = 2): TreeNode[] {
  return entries.flatMap(({ title, path, description = '', facts = [] }): TreeNode[] => [
    [`h${level}`, {}, ['a', { href: path }, title]],
    ...outlineFacts(...facts),
    ...(description === '' ? [] : [['p', {}, description] satisfies TreeNode]),
  ]);
}
