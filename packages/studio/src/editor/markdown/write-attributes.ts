/** An ampersand that would be parsed as a character reference. */
const ENTITY = /&(?=#?\w+;)/gu;

/** Writes properties in braces; an empty string if there are none. */
export function writeAttributes(props: Record<string, unknown> | null): string {
  const pairs = Object.entries(props ?? {}).map(([name, value]) => writeAttribute(name, value));
  return pairs.length === 0 ? '' : `{${pairs.join(' ')}}`;
}

/** Writes one attribute: `#id`, `.class`, `name`, `name="text"` or `:name='json'`. */
export function writeAttribute(name: string, value: unknown): string {
  if (name === 'id' && typeof value === 'string' && value !== 'true' && /^[^\s#.{}[\]\\"'=&]+$/u.test(value))
    return `#${value}`;
  if (
    name === 'class' &&
    typeof value === 'string' &&
    value !== 'true' &&
    /^[^\s#.{}[\]\\"'=&]+(?: [^\s#.{}[\]\\"'=&]+)*$/u.test(value)
  )
    return value
      .split(' ')
      .map((word) => `.${word}`)
      .join(' ');
  if (value === true) return name;
  if (typeof value === 'string' && isPlain(value)) return `${name}=${quoted(value)}`;
  return `:${name}=${writeJson(value)}`;
}

/**
 * Writes a value that replaces another, with the same quotes; the name determines whether it is JSON. `undefined` if the
 * name has to change.
 */
export function writeValue(name: string, value: unknown, before = ''): string | undefined {
  if (name.startsWith(':')) return writeJson(value);
  if (typeof value !== 'string' || !isPlain(value)) return undefined;
  const isBare = before !== '' && !/^["'`]/u.test(before);
  return isBare && /^[\w:/@+-]+$/u.test(value) ? value : quoted(value, before.slice(0, 1));
}

/** Whether a text is parsed as it is written. */
function isPlain(value: string): boolean {
  if (value === 'true' || /[\\\r\n]/u.test(value) || /^(?:\{.*\}|\[.*\])$/su.test(value)) return false;
  return !value.includes('"') || !value.includes("'") || !value.includes('`');
}

const QUOTES = ['"', "'", '`'];

/** Writes a text in the preferred quotes, if the text does not contain them. */
function quoted(value: string, preferred = '"'): string {
  const quotes = QUOTES.includes(preferred) ? [preferred, ...QUOTES] : QUOTES;
  const quote = quotes.find((mark) => !value.includes(mark)) ?? '"';
  return `${quote}${value.replaceAll(ENTITY, '&amp;')}${quote}`;
}

function writeJson(value: unknown): string {
  const unsafe = /['\\`\u007F-\u009F]/gu;
  // Apostrophes would end the value, so they are written as `\u0027`.
  const json = JSON.stringify(value ?? null).replaceAll(unsafe, (character) =>
    character === "'" ? '\\u0027' : character,
  );
  return `'${json.replaceAll(ENTITY, String.raw`\u0026`)}'`;
}
