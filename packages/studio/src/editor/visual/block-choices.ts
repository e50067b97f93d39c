import type { ComponentDescription } from '@recto/content';
import type { Node } from '@tiptap/pm/model';
import { schema } from '../markdown/schema.ts';
import { fill } from '../messages/fill.ts';
import type { EditorMessages } from '../messages/messages.tsx';
import { newComponent, newList, newQuote, newTable } from './block-commands.ts';

const { nodes } = schema;

/** A block that can be inserted. */
export interface BlockChoice {
  label: string;
  /** Additional search terms. */
  searchTerms: string;
  /** Creates the block or inline node; `image` lets the user choose an image first. */
  make: (() => Node) | 'image' | 'footnote';
}

/** Lists everything that can be inserted: markdown first, then components of the site. */
export function listBlocks(
  messages: EditorMessages['visual']['blocks'],
  components: readonly ComponentDescription[],
): BlockChoice[] {
  const block = (label: string, searchTerms: string, make: BlockChoice['make']): BlockChoice => ({
    label,
    searchTerms,
    make,
  });
  return [
    ...[2, 3, 4].map((level) =>
      block(fill(messages.heading, { level }), `heading h${level} #`, () => nodes.heading.create({ level })),
    ),
    block(messages.bulletList, 'list bullet ul', () => newList(nodes.bulletList)),
    block(messages.orderedList, 'list numbered ol', () => newList(nodes.orderedList)),
    block(messages.taskList, 'task todo checkbox', () => newList(nodes.bulletList, nodes.taskItem)),
    block(messages.quote, 'quote blockquote', newQuote),
    block(messages.code, 'code pre', () => nodes.codeBlock.create()),
    block(messages.table, 'table', () => newTable()),
    block(messages.image, 'image picture img', 'image'),
    block(messages.rule, 'rule line hr', () => nodes.rule.create()),
    block(messages.formula, 'formula math tex', () => nodes.formulaBlock.create()),
    block(messages.inlineFormula, 'formula math tex inline', () => nodes.formula.create({ source: '' })),
    block(messages.diagram, 'diagram mermaid', () =>
      nodes.codeBlock.create({ language: 'mermaid' }, schema.text('graph LR\n  A --> B')),
    ),
    block(messages.footnote, 'footnote note reference', 'footnote'),
    ...components.map(({ name, description = '', slots, isInline }) =>
      block(name, description, () =>
        isInline === true
          ? nodes.inlineComponent.create({ name })
          : newComponent(name, ['default', ...slots.map((slot) => slot.name)]),
      ),
    ),
  ];
}

/** Blocks that match a search; those whose label starts with it come first. */
export function searchBlocks(choices: readonly BlockChoice[], query: string): BlockChoice[] {
  const lowerQuery = query.toLowerCase();
  const rank = ({ label, searchTerms }: BlockChoice): number => {
    const name = label.toLowerCase();
    if (name.startsWith(lowerQuery)) return 0;
    if (name.includes(lowerQuery)) return 1;
    return searchTerms.toLowerCase().includes(lowerQuery) ? 2 : 3;
  };
  return choices.filter((choice) => rank(choice) < 3).toSorted((a, b) => rank(a) - rank(b));
}
