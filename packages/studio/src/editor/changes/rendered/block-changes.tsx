import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { plural, useMessages } from '../../messages/messages.tsx';
import type { BlockChange, BlockDiffRow, BlockPart } from './block-diff.ts';
import { DiscardChange } from './discard-change.tsx';
import { markWords } from './mark-words.ts';
import { DisplayNodes } from './display-nodes.tsx';
import { element } from './display-tree.ts';
import type { DisplayNode } from './display-tree.ts';
import type { TextBlock } from '../../translations/blocks/text-blocks.ts';

interface BlockChangesProps {
  parts: readonly BlockPart[];
  /** Returns the elements of a block, for either side. */
  nodesOf: Record<'before' | 'after', (block: TextBlock) => DisplayNode[]>;
  imageUrl: (src: string) => string;
  /** Missing if single changes cannot be discarded. */
  onDiscard: ((text: string) => void) | undefined;
}

/** Shows changed blocks side by side, published and draft. Unchanged blocks between them are collapsed. */
export function BlockChanges({ parts, ...rest }: BlockChangesProps): ReactNode {
  return (
    <ul>
      {parts.map((part, index) =>
        part.kind === 'same' ? (
          <SameBlocks key={index} rows={part.rows} {...rest} />
        ) : (
          <ChangedBlocks key={index} change={part} {...rest} />
        ),
      )}
    </ul>
  );
}

type PartProps = Omit<BlockChangesProps, 'parts'>;

function SameBlocks({ rows, nodesOf, imageUrl }: PartProps & { rows: readonly BlockDiffRow[] }): ReactNode {
  const messages = useMessages('panel').changes;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details
        className="rs-same-blocks"
        onToggle={({ currentTarget }) => {
          setIsOpen(currentTarget.open);
        }}
      >
        <summary>
          <Icon name="chevron" />
          {plural(messages.unchanged, rows.length, document.documentElement.lang || 'en')}
        </summary>
        {isOpen &&
          rows.map(({ after }, index) => (
            <div key={index} className="rs-block rs-shown" dir="auto">
              {after && <DisplayNodes nodes={nodesOf.after(after)} imageUrl={imageUrl} />}
            </div>
          ))}
      </details>
    </li>
  );
}

function ChangedBlocks({ change, nodesOf, imageUrl, onDiscard }: PartProps & { change: BlockChange }): ReactNode {
  const messages = useMessages('panel').changes;
  const { rows, otherText, discard } = change;
  const isBlank = otherText && otherText.before.trim() === otherText.after.trim();
  const kind = otherText && rows.length === 0 ? (isBlank ? 'blankLines' : 'otherLines') : kindOf(rows);
  return (
    <li className="rs-block-change" aria-label={messages[kind]}>
      <div className="rs-block-head">
        <span className="rs-mark">{messages[kind]}</span>
        {onDiscard && (
          <DiscardChange
            onDiscard={() => {
              onDiscard(discard());
            }}
          />
        )}
      </div>
      {rows.map((row, index) => (
        <Sides key={index} {...sidesOf(row, nodesOf)} imageUrl={imageUrl} />
      ))}
      {otherText && !isBlank && <Sides {...otherTextSides(otherText)} imageUrl={imageUrl} />}
    </li>
  );
}

function kindOf(rows: readonly BlockDiffRow[]): 'blockChanged' | 'blockAdded' | 'blockRemoved' {
  if (rows.every(({ before }) => !before)) return 'blockAdded';
  return rows.every(({ after }) => !after) ? 'blockRemoved' : 'blockChanged';
}

interface SidesProps {
  before: readonly DisplayNode[];
  after: readonly DisplayNode[];
}

function Sides({ before, after, imageUrl }: SidesProps & Pick<PartProps, 'imageUrl'>): ReactNode {
  const sides = [
    ['removed', before],
    ['added', after],
  ] as const;
  return (
    <div className="rs-block-sides">
      {sides.map(([side, nodes]) => (
        <div key={side} className={`rs-block rs-shown rs-block-${nodes.length === 0 ? 'none' : side}`} dir="auto">
          <DisplayNodes nodes={nodes} imageUrl={imageUrl} />
        </div>
      ))}
    </div>
  );
}

function sidesOf({ before, after }: BlockDiffRow, nodesOf: PartProps['nodesOf']): SidesProps {
  const sides = { before: before ? nodesOf.before(before) : [], after: after ? nodesOf.after(after) : [] };
  return before && after ? markWords(sides.before, sides.after) : sides;
}

function otherTextSides({ before, after }: { before: string; after: string }): SidesProps {
  const source = (text: string): DisplayNode[] => (text.trim() === '' ? [] : [element('pre', [text.trim()])]);
  return markWords(source(before), source(after));
}
