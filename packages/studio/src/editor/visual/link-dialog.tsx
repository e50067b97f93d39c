import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { searchFiles } from '../files/search-files.ts';
import { schema } from '../markdown/schema.ts';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useMessages } from '../messages/messages.tsx';

/** Maximum number of suggested pages. */
const MAX_PAGES = 8;

/** Links the selected text to a URL, or to a page that is found by its title. */
export function LinkDialog({ view, onClose }: { view: EditorView; onClose: () => void }): ReactNode {
  const { tree } = useStudio();
  const messages = useMessages('visual').link;
  const [range] = useState(() => linkAround(view));
  const [address, setAddress] = useState(range.href);
  const [text, setText] = useState(range.text);
  const pages = searchFiles(
    (tree.get()?.files ?? []).filter(({ route }) => route !== undefined),
    { search: address.replaceAll('/', ' '), locale: '' },
  ).slice(0, MAX_PAGES);

  const apply = (): void => {
    const { tr } = view.state;
    const { from, to } = range;
    if (address.trim() === '') tr.removeMark(from, to, schema.marks.link);
    else {
      const messages = text.trim() === '' ? address : text;
      if (messages !== range.text) tr.insertText(messages, from, to);
      const end = from + (messages === range.text ? to - from : messages.length);
      tr.removeMark(from, end, schema.marks.link);
      tr.addMark(from, end, schema.marks.link.create({ ...range.attrs, href: address.trim() }));
      tr.setSelection(TextSelection.create(tr.doc, end));
    }
    view.dispatch(tr);
    onClose();
    view.focus();
  };

  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      actions={
        <>
          {range.href !== '' && (
            <Button
              onClick={() => {
                view.dispatch(view.state.tr.removeMark(range.from, range.to, schema.marks.link));
                onClose();
                view.focus();
              }}
            >
              {messages.remove}
            </Button>
          )}
          <Button look="primary" onClick={apply}>
            {messages.apply}
          </Button>
        </>
      }
    >
      <label className="rs-label">
        {messages.address}
        <input
          type="text"
          value={address}
          placeholder={messages.search}
          onChange={({ target }) => {
            setAddress(target.value);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') apply();
          }}
        />
      </label>
      <ul className="rs-file-list rs-link-pages">
        {pages.map(({ path, route = '', title = route }) => (
          <li key={path}>
            <button
              type="button"
              className="rs-result"
              aria-label={title}
              onClick={() => {
                setAddress(route);
                if (text === '') setText(title);
              }}
            >
              <span className="rs-file-name">
                <bdi>{title}</bdi>
                <bdi className="rs-muted">{route}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <label className="rs-label">
        {messages.text}
        <input
          type="text"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      </label>
    </Dialog>
  );
}

interface LinkRange {
  from: number;
  to: number;
  href: string;
  text: string;
  attrs: Record<string, unknown>;
}

/** The link at the caret, or the selected text. */
function linkAround({ state }: EditorView): LinkRange {
  const { selection, doc } = state;
  const { $from, from } = selection;
  // A link is within one block.
  const to = Math.min(selection.to, $from.end());
  const link = schema.marks.link.isInSet($from.marks()) ?? schema.marks.link.isInSet($from.nodeAfter?.marks ?? []);
  if (!link) return { from, to, href: '', text: doc.textBetween(from, to), attrs: {} };
  let [start, end] = [$from.start() + $from.parentOffset, $from.start() + $from.parentOffset];
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (!link.isInSet(node.marks) || at > from || at + node.nodeSize < from) return;
    start = Math.min(start, at);
    end = Math.max(end, at + node.nodeSize);
  });
  return {
    from: start,
    to: end,
    href: String(link.attrs['href']),
    text: doc.textBetween(start, end),
    attrs: link.attrs,
  };
}
