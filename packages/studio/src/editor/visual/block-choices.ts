import type { ComponentDescription } from '@recto/content';
import type { Node } from '@tiptap/pm/model';
import { schema } from '../markdown/schema.ts';
import { fill } from '../words/fill.ts';
import type { EditorWords } from '../words/words.tsx';
import { newComponent, newList, newQuote, newTable } from './block-commands.ts';

const { nodes } = schema;

/** A block that can be inserted. */
export interface BlockChoice {
  label: string;
  /** Additional search terms. */
  also: string;
  /** Creates the block; `image` lets the user choose an image first. */
  make: (() => Node) | 'image';
}

/** Lists all blocks that can be inserted: markdown blocks first, then components of the site. */
export function listBlocks(
  words: EditorWords['visual']['blocks'],
  components: readonly ComponentDescription[],
): BlockChoice[] {
  const block = (label: string, also: string, make: BlockChoice['make']): BlockChoice => ({ label, also, make });
  return [
    ...[2, 3, 4].map((level) =>
      block(fill(words.heading, { level }), `heading h${level} #`, () => nodes.heading.create({ level })),
    ),
    block(words.bulletList, 'list bullet ul', () => newList(nodes.bulletList)),
    block(words.orderedList, 'list numbered ol', () => newList(nodes.orderedList)),
    block(words.taskList, 'task todo checkbox', () => newList(nodes.bulletList, nodes.taskItem)),
    block(words.quote, 'quote blockquote', newQuote),
    block(words.code, 'code pre', () => nodes.codeBlock.create()),
    block(words.table, 'table', () => newTable()),
    block(words.image, 'image picture img', 'image'),
    block(words.rule, 'rule line hr', () => nodes.rule.create()),
    block(words.formula, 'formula math tex', () => nodes.formulaBlock.create()),
    block(words.diagram, 'diagram mermaid', () =>
      nodes.codeBlock.create({ language: 'mermaid' }, schema.text('graph LR\n  A --> B')),
    ),
    ...components
      .filter(({ isInline }) => isInline !== true)
      .map(({ name, description = '', slots }) =>
        block(name, description, () => newComponent(name, ['default', ...slots.map((slot) => slot.name)])),
      ),
  ];
}

/** Blocks that match a search; those whose label starts with it come first. */
export function searchBlocks(choices: readonly BlockChoice[], query: string): BlockChoice[] {
  const wanted = query.toLowerCase();
  const rank = ({ label, also }: BlockChoice): number => {
    const name = label.toLowerCase();
    if (name.startsWith(wanted)) return 0;
    if (name.includes(wanted)) return 1;
    return also.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return choices.filter((choice) => rank(choice) < 3).toSorted((a, b) => rank(a) - rank(b));
}
