/** Where in the attributes of a component something is being written. */
export interface AttributePlace {
  component: string;
  /** The property whose value it is; `undefined` where a name is being written. */
  property: string | undefined;
  /** What is written of it so far, without a quote. */
  written: string;
  /** The quote that is open. */
  quote: string;
  /** Properties that are written already. */
  siblings: string[];
}

const OPENING = /:([a-z$][$\w.-]*)(?:\[(?:\\.|[^\]\\])*\])?[ \t]*\{/giu;
const PART =
  /[ \t]+|[.#][^\s#.}]*|:?([^\s=}"'.#][^\s=}]*)(?:(=)(?:(["'`])((?:\\.|(?!\3)[^\\])*)(\3)?|([^\s"'`}]*)))?|\}|./guy;

/** The place at the end of a line, as far as the cursor; `undefined` where no attributes are open. */
export function findAttributePlace(line: string): AttributePlace | undefined {
  for (const { 0: opening, 1: component = '', index } of line.matchAll(OPENING)) {
    const place = readPlace(line.slice(index + opening.length), component);
    if (place) return place;
  }
  return undefined;
}

function readPlace(text: string, component: string): AttributePlace | undefined {
  const siblings: string[] = [];
  let last: AttributePlace = { component, property: undefined, written: '', quote: '', siblings };
  for (const [whole, name, equals, quote = '', quoted, closing, bare] of text.matchAll(PART)) {
    if (whole === '}') return undefined;
    last = { component, property: undefined, written: '', quote: '', siblings };
    if (name === undefined) continue;
    const isOpen = equals !== undefined && closing === undefined;
    if (isOpen) last = { component, property: name, written: quoted ?? bare ?? '', quote, siblings };
    else if (equals === undefined) last = { ...last, written: name };
    siblings.push(name);
  }
  // The one that is being written is none of the others.
  const own = last.property ?? (last.written === '' ? undefined : last.written);
  return own === undefined ? last : { ...last, siblings: siblings.slice(0, -1) };
}
