/** Code that is inserted into a rendered value unchanged. */
export interface Code {
  /** The TypeScript code. */
  code: string;
}

function isCode(value: unknown): value is Code {
  return typeof value === 'object' && value !== null && 'code' in value && Object.keys(value).length === 1;
}

/** Maximum line length of the generated code. */
const LINE_WIDTH = 120;

/** Renders a value as TypeScript, on one line if it fits. */
export function renderValue(value: unknown, indent = 0): string {
  if (isCode(value)) return value.code;
  if (typeof value === 'string') return renderString(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Array.isArray(value)
    ? (value as unknown[]).map((item) => (depth: number) => renderValue(item, depth))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(
          ([key, item]) =>
            (depth: number) =>
              `${renderKey(key)}: ${renderValue(item, depth)}`,
        );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${parts.map((part) => part(indent)).join(', ')}${close}`;
  if (!line.includes('\n') && line.length + indent * 2 <= LINE_WIDTH - 20) return line;
  const spaces = '  '.repeat(indent + 1);
  const lines = parts.map((part) => `${spaces}${part(indent + 1)},`);
  return [open.trim(), ...lines, `${'  '.repeat(indent)}${close.trim()}`].join('\n');
}

function renderKey(key: string): string {
  return /^[a-z_$][\w$]*$/iu.test(key) ? key : renderString(key);
}

function renderString(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', String.raw`\n`);
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", String.raw`\'`)}'`;
}
