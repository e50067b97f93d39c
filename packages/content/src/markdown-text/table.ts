import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import { renderInline } from './inline.ts';

/** Delimiter cells by alignment. */
const RULES: Record<string, string> = { left: ':---', center: ':---:', right: '---:' };

/** Renders a table. Markdown tables must have a header, so a missing one is rendered empty. */
export function renderMarkdownTable(children: readonly TreeNode[]): string {
  const parts = children.filter(isElement);
  const rowsOf = (name: string): TreeElement[] =>
    parts.filter(([tag]) => tag === name).flatMap((part) => childrenOf(part).filter(isElement));
  const [head, ...more] = rowsOf('thead');
  const rows = [...more, ...rowsOf('tbody')];
  const width = Math.max(1, ...[...(head ? [head] : []), ...rows].map((row) => childrenOf(row).length));
  const heads = head ? childrenOf(head).filter(isElement) : [];
  const rules = Array.from({ length: width }, (_, index) => RULES[String(heads[index]?.[1]['align'])] ?? '---');
  return [renderRow(head, width), `| ${rules.join(' | ')} |`, ...rows.map((row) => renderRow(row, width))].join('\n');
}

function renderRow(row: TreeElement | undefined, width: number): string {
  const cells = row ? childrenOf(row).filter(isElement) : [];
  const texts = Array.from({ length: width }, (_, index) => {
    const cell = cells[index];
    return cell
      ? renderInline(childrenOf(cell), { isLine: true })
          .trim()
          .replaceAll('|', String.raw`\|`)
      : '';
  });
  return `| ${texts.join(' | ')} |`;
}
