import { Tokenizer } from 'htmlparser2';
import type { Props } from '../document.ts';

/** Callbacks of `readHtml`. */
export interface HtmlEvents {
  /** Called for an opening tag; `start` is its offset. */
  open(tag: string, props: Props, start: number): void;
  /** Called for a closing tag; `start` is its offset. */
  close(tag: string, start: number): void;
  /** Called for text, with entities decoded. */
  text(text: string): void;
  /** Called for a comment. */
  comment(text: string): void;
  /**
   * Called for declarations, processing instructions and similar markup, which is not allowed in the body of a page.
   */
  other(text: string, start: number): void;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/**
 * Parses a fragment of HTML, which may be incomplete: `<details>` here, `</details>` some paragraphs later. Names are
 * in lower case and values decoded, so that they are checked later as a browser would see them.
 */
export function readHtml(html: string, events: HtmlEvents): void {
  let tag = '';
  let props: Props = {};
  let name = '';
  let value = '';
  let begin = 0;
  let read = 0;
  const slice = (start: number, end: number): string => html.slice(start, end);
  const open = (isClosed: boolean, end: number): void => {
    read = end + 1;
    events.open(tag, props, begin);
    if (isClosed || VOID.has(tag)) events.close(tag, begin);
  };
  const other = (start: number, end: number): void => {
    read = html.indexOf('>', end) + 1 || html.length;
    events.other(slice(start, end), start);
  };
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname(start, end) {
        begin = start - 1;
        tag = slice(start, end).toLowerCase();
        props = {};
      },
      onattribname(start, end) {
        name = slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += slice(start, end);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        // As in a browser, the first of two equal attributes is used.
        if (name !== '__proto__' && !Object.hasOwn(props, name)) props[name] = value === '' ? true : value;
      },
      onopentagend: (end) => {
        open(false, end);
      },
      onselfclosingtag: (end) => {
        open(true, end);
      },
      onclosetag(start, end) {
        read = html.indexOf('>', end) + 1 || html.length + 1;
        const more = slice(end, read - 1).trim();
        if (more !== '') events.other(more, end);
        events.close(slice(start, end).toLowerCase(), start - 2);
      },
      ontext(start, end) {
        read = end;
        events.text(slice(start, end));
      },
      ontextentity(code, end) {
        read = end;
        events.text(String.fromCodePoint(code));
      },
      oncomment(start, end, offset) {
        read = end + 1;
        // A browser treats processing instructions as comments. An unclosed comment hides everything after it.
        const isComment = slice(start - 4, start) === '<!--';
        if (isComment && offset > 0) events.comment(slice(start, end - offset));
        else other(start - (isComment ? 4 : 1), end - offset);
      },
      oncdata: other,
      ondeclaration: other,
      onend: () => {
        // An incomplete tag is text.
        const rest = html.slice(read);
        if (rest.trim() !== '') events.text(rest);
      },
      onprocessinginstruction: other,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
