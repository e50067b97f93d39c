import { Tokenizer } from 'htmlparser2';
import type { Props } from '../document.ts';

export interface HtmlEvents {
  /** `start` is the offset of the tag. */
  open(tag: string, props: Props, start: number): void;
  close(tag: string, start: number): void;
  text(text: string): void;
  comment(text: string): void;
  /** Declarations, instructions and the like, which have no place in a page's body. */
  other(text: string, start: number): void;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/**
 * Reads a piece of HTML, which need not be whole: `<details>` here, `</details>` paragraphs later.
 * Names come in lower case and values decoded, so that what is judged later is what a browser would see.
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
        // As in a browser, the first of two wins.
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
        // Instructions are comments to a browser, and to nobody else. One that is never closed hides all that follows.
        const isComment = slice(start - 4, start) === '<!--';
        if (isComment && offset > 0) events.comment(slice(start, end - offset));
        else other(start - (isComment ? 4 : 1), end - offset);
      },
      oncdata: other,
      ondeclaration: other,
      onend: () => {
        // A tag that is never finished is text.
        const rest = html.slice(read);
        if (rest.trim() !== '') events.text(rest);
      },
      onprocessinginstruction: other,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
