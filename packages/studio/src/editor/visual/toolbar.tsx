import { setBlockType, toggleMark } from '@tiptap/pm/commands';
import type { MarkType } from '@tiptap/pm/model';
import type { Command, EditorState } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, isInTable } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import type { ReactNode } from 'react';
import { schema } from '../markdown/schema.ts';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { blockAt } from './block-commands.ts';

interface ToolbarProps {
  view: EditorView;
  state: EditorState;
  onLink: () => void;
  onInsert: () => void;
}

const { nodes, marks } = schema;

/** Formatting of the selected text. */
export function Toolbar({ view, state, onLink, onInsert }: ToolbarProps): ReactNode {
  const all = useMessages('visual');
  const messages = all.toolbar;
  const run = (command: Command): void => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const { name, level } = blockAt(state);
  const kind = name === 'heading' ? `h${level}` : name;
  const kinds: [string, string][] = [
    ['paragraph', messages.paragraph],
    ...[1, 2, 3, 4, 5, 6].map((depth): [string, string] => [`h${depth}`, fill(messages.heading, { level: depth })]),
    ['codeBlock', messages.code],
  ];
  const change = (chosen: string): void => {
    if (chosen === 'paragraph' || chosen === 'codeBlock') run(setBlockType(nodes[chosen]));
    else run(setBlockType(nodes.heading, { level: Number(chosen.slice(1)) }));
  };
  return (
    <div className="rs-toolbar" role="toolbar" aria-label={messages.label}>
      <select
        aria-label={messages.block}
        value={kind}
        onChange={({ target }) => {
          change(target.value);
        }}
      >
        {kinds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {!kinds.some(([value]) => value === kind) && <option value={kind}>–</option>}
      </select>
      <MarkButton label={messages.strong} sign="B" type={marks.strong} {...{ state, run }} />
      <MarkButton label={messages.em} sign="I" type={marks.em} {...{ state, run }} />
      <MarkButton label={messages.strike} sign="S" type={marks.strike} {...{ state, run }} />
      <MarkButton label={messages.inlineCode} sign="<>" type={marks.code} {...{ state, run }} />
      <button
        type="button"
        aria-label={messages.link}
        title={messages.link}
        aria-pressed={isActive(state, marks.link)}
        onClick={onLink}
      >
        <Icon name="link" />
      </button>
      <button type="button" aria-label={messages.insert} title={messages.insert} onClick={onInsert}>
        <Icon name="plus" />
      </button>
      {isInTable(state) && (
        <span className="rs-toolbar-part" role="toolbar" aria-label={all.table.label}>
          {(
            [
              [all.table.addRow, '+—', addRowAfter],
              [all.table.addColumn, '+|', addColumnAfter],
              [all.table.deleteRow, '×—', deleteRow],
              [all.table.deleteColumn, '×|', deleteColumn],
            ] as const
          ).map(([label, sign, command]) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              title={label}
              onClick={() => {
                run(command);
              }}
            >
              {sign}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

interface MarkButtonProps extends Pick<ToolbarProps, 'state'> {
  label: string;
  sign: string;
  type: MarkType;
  run: (command: Command) => void;
}

function MarkButton({ label, sign, type, state, run }: MarkButtonProps): ReactNode {
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
      {sign}
    </button>
  );
}

function isActive({ selection, doc, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}
