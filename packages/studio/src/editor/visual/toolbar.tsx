import { toggleMark } from '@tiptap/pm/commands';
import type { MarkType } from '@tiptap/pm/model';
import type { Command, EditorState } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, isInTable } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import type { ButtonHTMLAttributes, ReactNode, RefObject } from 'react';
import { schema } from '../markdown/schema.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import type { EditorMessages } from '../messages/messages.tsx';
import { ALIGNMENTS, alignColumn, alignmentAt } from './align-column.ts';
import { BLOCK_KINDS, blockKindAt, indentItem, isInList, outdentItem, turnInto } from './block-kinds.ts';
import type { BlockKind } from './block-kinds.ts';
import { useToolbarKeys } from './use-toolbar-keys.ts';

interface ToolbarProps {
  ref: RefObject<HTMLDivElement | null>;
  view: EditorView;
  state: EditorState;
  onLink: () => void;
  onFind: () => void;
  onInsert: () => void;
}

const { marks } = schema;

/** Formatting of the selected text. */
export function Toolbar({ ref, view, state, onLink, onFind, onInsert }: ToolbarProps): ReactNode {
  const all = useMessages('visual');
  const messages = all.toolbar;
  const onKeyDown = useToolbarKeys(ref);
  const run = (command: Command): void => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const kind = blockKindAt(state);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its controls have the focus
    <div ref={ref} className="rs-toolbar" role="toolbar" aria-label={messages.label} onKeyDown={onKeyDown}>
      <select
        aria-label={messages.block}
        value={kind ?? ''}
        disabled={isInTable(state)}
        onChange={({ target }) => {
          run(turnInto(target.value as BlockKind));
        }}
      >
        {BLOCK_KINDS.map((value) => (
          <option key={value} value={value}>
            {labelOf(value, all)}
          </option>
        ))}
        {kind === undefined && <option value="">–</option>}
      </select>
      <MarkButton label={messages.strong} symbol="B" type={marks.strong} {...{ state, run }} />
      <MarkButton label={messages.em} symbol="I" type={marks.em} {...{ state, run }} />
      <MarkButton label={messages.strike} symbol="S" type={marks.strike} {...{ state, run }} />
      <MarkButton label={messages.inlineCode} symbol="<>" type={marks.code} {...{ state, run }} />
      <IconAction icon="link" label={messages.link} aria-pressed={isActive(state, marks.link)} onClick={onLink} />
      <IconAction icon="plus" label={messages.insert} onClick={onInsert} />
      <IconAction icon="search" label={all.find.label} onClick={onFind} />
      {isInList(state) && (
        <span className="rs-toolbar-part">
          <IconAction
            icon="outdent"
            label={messages.outdent}
            onClick={() => {
              run(outdentItem);
            }}
          />
          <IconAction
            icon="indent"
            label={messages.indent}
            disabled={!indentItem(state)}
            onClick={() => {
              run(indentItem);
            }}
          />
        </span>
      )}
      {isInTable(state) && (
        <fieldset className="rs-toolbar-part" aria-label={all.table.label}>
          {(
            [
              [all.table.addRow, '+—', addRowAfter],
              [all.table.addColumn, '+|', addColumnAfter],
              [all.table.deleteRow, '×—', deleteRow],
              [all.table.deleteColumn, '×|', deleteColumn],
            ] as const
          ).map(([label, symbol, command]) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              title={label}
              onClick={() => {
                run(command);
              }}
            >
              {symbol}
            </button>
          ))}
          <select
            aria-label={all.table.align}
            value={alignmentAt(state) ?? ''}
            onChange={({ target }) => {
              run(alignColumn(ALIGNMENTS.find((align) => align === target.value) ?? null));
            }}
          >
            {ALIGNMENTS.map((align) => (
              <option key={align} value={align ?? ''}>
                {all.table[align ?? 'alignDefault']}
              </option>
            ))}
          </select>
        </fieldset>
      )}
    </div>
  );
}

function labelOf(kind: BlockKind, { toolbar, blocks }: EditorMessages['visual']): string {
  if (kind === 'paragraph') return toolbar.paragraph;
  if (kind === 'codeBlock') return toolbar.code;
  if (kind === 'blockquote') return blocks.quote;
  if (kind === 'bulletList' || kind === 'orderedList' || kind === 'taskList') return blocks[kind];
  return fill(toolbar.heading, { level: Number(kind.slice(1)) });
}

interface IconActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

function IconAction({ icon, label, ...rest }: IconActionProps): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

interface MarkButtonProps extends Pick<ToolbarProps, 'state'> {
  label: string;
  symbol: string;
  type: MarkType;
  run: (command: Command) => void;
}

function MarkButton({ label, symbol, type, state, run }: MarkButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`rs-mark-button rs-mark-${type.name}`}
      aria-label={label}
      title={label}
      aria-pressed={isActive(state, type)}
      disabled={!toggleMark(type)(state)}
      onClick={() => {
        run(toggleMark(type));
      }}
    >
      {symbol}
    </button>
  );
}

function isActive({ selection, doc, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}
