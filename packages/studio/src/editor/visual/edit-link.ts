import { TextSelection } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { LinkPage } from '../links/list-link-pages.ts';
import { schema } from '../markdown/schema.ts';

/** The text that a link is edited for. */
export interface LinkRange {
  from: number;
  to: number;
  /** URL of the link; empty if there is none yet. */
  href: string;
  text: string;
  attrs: Record<string, unknown>;
}

/** A URL that can be written between angle brackets. */
const AUTOLINK = /^(?:https?:\/\/|mailto:)[^\s<>]+$/iu;
/** A text that is a URL, a path or an anchor rather than words of a title. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#?.])|^\S+\.\S+$/iu;

/** Whether a text can be a URL, so that it is not only a search. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text.trim());
}

/** The link at the caret, or the selected text. */
export function linkAround({ selection, doc }: EditorState): LinkRange {
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

/**
 * Links a range to a URL; an empty URL removes the link. Without a text, the link gets the title of its page, or its
 * URL.
 */
export function editLink(
  tr: Transaction,
  range: LinkRange,
  { address, text, pages }: { address: string; text: string; pages: readonly LinkPage[] },
): Transaction {
  const { from, to } = range;
  const href = address.trim();
  if (href === '') return tr.removeMark(from, to, schema.marks.link);
  const shown = text.trim() === '' ? (pages.find(({ route }) => route === href)?.title ?? href) : text;
  if (shown !== range.text) tr.insertText(shown, from, to);
  const end = from + (shown === range.text ? to - from : shown.length);
  const isNew = range.href === '';
  const attrs = {
    ...range.attrs,
    href,
    // The definition of a reference has the former URL.
    ...(href !== range.href && { reference: null }),
    ...(isNew && shown === href && AUTOLINK.test(href) && { style: 'autolink' }),
  };
  tr.removeMark(from, end, schema.marks.link);
  tr.addMark(from, end, schema.marks.link.create(attrs));
  return tr.setSelection(TextSelection.create(tr.doc, end));
}
