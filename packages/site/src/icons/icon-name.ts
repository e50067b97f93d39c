export interface IconName {
  /** Of the collection: `lucide`. */
  prefix: string;
  name: string;
}

const PART = /^[a-z\d]+(?:-[a-z\d]+)*$/u;

/** Whether a text can be the name of a collection or of an icon, and so be part of an address. */
export function isIconPart(text: string): boolean {
  return PART.test(text);
}

/** The two parts of a whole name, collection and icon with a colon between; `undefined` for any other text. */
export function parseIconName(text: string): IconName | undefined {
  const [prefix = '', name = '', ...others] = text.split(':');
  return others.length === 0 && isIconPart(prefix) && isIconPart(name) ? { prefix, name } : undefined;
}
