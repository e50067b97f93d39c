import { textOf } from '../parse/document.ts';
import type { TreeElement } from '../parse/document.ts';

/**
 * Renders a code block with its language and file name. The fence is longer than any run of its character in the code.
 */
export function renderFence(node: TreeElement): string {
  const { language, filename } = node[1];
  const code = textOf(node);
  const words = [language, typeof filename === 'string' ? `[${filename}]` : undefined];
  const info = words
    .filter((word) => typeof word === 'string')
    .join(' ')
    .replaceAll(/[\\&]/gu, String.raw`\$&`)
    .replaceAll(/\s+/gu, ' ');
  const fenceCharacter = info.includes('`') ? '~' : '`';
  const runs = code.match(fenceCharacter === '`' ? /`{3,}/gu : /~{3,}/gu) ?? [];
  const fence = fenceCharacter.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return `${fence}${info}\n${code === '' ? '' : `${code}\n`}${fence}`;
}
