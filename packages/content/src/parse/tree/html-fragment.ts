import { Tokenizer } from 'htmlparser2';
import type { Props } from '../document.ts';

export interface HtmlEvents {
  /** `start` is the offset of the tag. */
  open(tag: string, props: Props, start: number): void;
  close(tag: string): void;
  text(text: string): void;
  comment(text: string): void;
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
  const slice = (start: number, end: number): string => html.slice(start, end);
  const open = (isClosed: boolean): void => {
    events.open(tag, props, begin);
    if (isClosed || VOID.has(tag)) events.close(tag);
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
      onopentagend: () => {
        open(false);
      },
      onselfclosingtag: () => {
        open(true);
      },
      onclosetag(start, end) {
        events.close(slice(start, end).toLowerCase());
      },
      ontext(start, end) {
        events.text(slice(start, end));
      },
      ontextentity(code) {
        events.text(String.fromCodePoint(code));
      },
      oncomment(start, end, offset) {
        events.comment(slice(start, end - offset));
      },
      oncdata: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

/** Declarations and instructions have no place in a page's body. */
function nothing(): void {}
