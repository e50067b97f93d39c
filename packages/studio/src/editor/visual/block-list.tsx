import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.tsx';
import type { BlockChoice } from './block-choices.ts';

interface BlockListProps {
  choices: readonly BlockChoice[];
  chosen: number;
  /** Position of the caret on the screen. */
  at: { left: number; top: number; bottom: number };
  onChoose: (choice: BlockChoice) => void;
}

/** Id of the list; its options have this id and their index. */
export const BLOCK_LIST = 'rs-blocks';

/** Blocks that can be inserted at the caret. Keys are handled by the editor, which keeps the focus. */
export function BlockList({ choices, chosen, at, onChoose }: BlockListProps): ReactNode {
  const messages = useMessages('visual').blocks;
  const isAbove = at.bottom > innerHeight - 320;
  return (
    <div
      id={BLOCK_LIST}
      className="rs-block-list"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the editor keeps the focus and moves the choice
      role="listbox"
      aria-label={messages.list}
      style={isAbove ? { insetBlockEnd: innerHeight - at.top + 4 } : { insetBlockStart: at.bottom + 4 }}
    >
      {choices.length === 0 && <p className="rs-muted">{messages.none}</p>}
      {choices.map((choice, index) => (
        <button
          key={choice.label}
          id={`${BLOCK_LIST}-${index}`}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
          role="option"
          ref={index === chosen ? scrollIntoView : undefined}
          tabIndex={-1}
          aria-selected={index === chosen}
          // Keep the caret in the editor.
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(choice);
          }}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
