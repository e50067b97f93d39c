/** The parts of an icon's full name. */
export interface IconName {
  /** Prefix of the collection: `lucide`. */
  prefix: string;
  /** Name within the collection. */
  name: string;
}

const PART = /^[a-z\d]+(?:-[a-z\d]+)*$/u;

/** Whether a text is a valid name of a collection or an icon, and so can be part of a URL. */
export function isIconPart(text: string): boolean {
  return PART.test(text);
}

/** Parses a full name, `collection:icon`; `undefined` for any other text. */
export function parseIconName(text: string): IconName | undefined {
  const [prefix = '', name = '', ...others] = text.split(':');
  return others.length === 0 && isIconPart(prefix) && isIconPart(name) ? { prefix, name } : undefined;
}
