/** A position in the attributes of a component. */
export interface AttributePosition {
  component: string;
  /** The property whose value is being written; `undefined` while a name is being written. */
  property: string | undefined;
  /** The text before the cursor, without a quote. */
  textBeforeCursor: string;
  /** The opening quote, if there is one. */
  quote: string;
  /** Names of properties that are already written. */
  siblings: string[];
}

const OPENING = /:([a-z$][$\w.-]*)(?:\[(?:\\.|[^\]\\])*\])?[ \t]*\{/giu;
const PART =
  /[ \t]+|[.#][^\s#.}]*|:?([^\s=}"'.#][^\s=}]*)(?:(=)(?:(["'`])((?:\\.|(?!\3)[^\\])*)(\3)?|([^\s"'`}]*)))?|\}|./guy;

/** Finds the position in a line that ends at the cursor; `undefined` if no attributes are open. */
export function findAttributePosition(line: string): AttributePosition | undefined {
  for (const { 0: opening, 1: component = '', index } of line.matchAll(OPENING)) {
    const position = readPosition(line.slice(index + opening.length), component);
    if (position) return position;
  }
  return undefined;
}

function readPosition(text: string, component: string): AttributePosition | undefined {
  const siblings: string[] = [];
  let last: AttributePosition = { component, property: undefined, textBeforeCursor: '', quote: '', siblings };
  for (const [whole, name, equals, quote = '', quoted, closing, bare] of text.matchAll(PART)) {
    if (whole === '}') return undefined;
    last = { component, property: undefined, textBeforeCursor: '', quote: '', siblings };
    if (name === undefined) continue;
    const isOpen = equals !== undefined && closing === undefined;
    if (isOpen) last = { component, property: name, textBeforeCursor: quoted ?? bare ?? '', quote, siblings };
    else if (equals === undefined) last = { ...last, textBeforeCursor: name };
    siblings.push(name);
  }
  // The attribute that is being written is not a sibling.
  const ownName = last.property ?? (last.textBeforeCursor === '' ? undefined : last.textBeforeCursor);
  return ownName === undefined ? last : { ...last, siblings: siblings.slice(0, -1) };
}
