/** The part of a file that a code block shows: ` ```ts file="src/greet.ts" region="greet" `. */
export interface CodeSource {
  /** Path as written: relative to the root of the repository, or with `./` to the markdown file. */
  file: string;
  /** First and last line, counted from 1. */
  lines?: { first: number; last: number };
  /** Name of the region between `#region` comments. */
  region?: string;
}

const ATTRIBUTE = /(?:^|\s)(file|lines|region)=(?:"([^"]*)"|'([^']*)'|([^\s"'[{]+))/gu;

/** Removes the attributes of a file from an info string, and adds the name of the file as the title of the block. */
export function extractCodeSource(info: string): { info: string; source: CodeSource | undefined } {
  const values = new Map<string, string>();
  const rest = info
    .replaceAll(ATTRIBUTE, (_, name: string, double?: string, single?: string, bare?: string) => {
      values.set(name, double ?? single ?? bare ?? '');
      return ' ';
    })
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const file = values.get('file');
  if (file === undefined || file === '') return { info, source: undefined };
  const [lines, region] = [parseLines(values.get('lines') ?? ''), values.get('region')];
  const name = /\[[^\]]/u.test(rest) ? '' : ` [${file.replace(/^(?:\.{1,2}\/)+/u, '')}]`;
  const hasLanguage = /^[^\s[{]/u.test(rest);
  return {
    info: `${hasLanguage ? rest : `${extensionOf(file)} ${rest}`.trim()}${name}`,
    source: { file, ...(lines && { lines }), ...(region !== undefined && { region }) },
  };
}

function parseLines(text: string): CodeSource['lines'] {
  const [, first, last = first] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/u.exec(text) ?? [];
  return first === undefined ? undefined : { first: Number(first), last: Number(last) };
}

function extensionOf(file: string): string {
  return /\.([a-z0-9]+)$/iu.exec(file)?.[1] ?? 'txt';
}

/** `// #region name`, `# region name`, `<!-- #region name -->`, and the same with `endregion`. */
const MARKER =
  /^\s*(?:(?:\/\/|\/\*|\{\/\*|<!--|--|;|%)\s*#?\s?|#\s?#?)(end)?region\b[ \t]*(.*?)[ \t]*(?:\*\/\}?|-->)?\s*$/iu;

interface Marker {
  isEnd: boolean;
  name: string;
}

function readMarker(line: string): Marker | undefined {
  const match = MARKER.exec(line);
  return match ? { isEnd: match[1] !== undefined, name: match[2] ?? '' } : undefined;
}

/** Returns the requested lines, without comments that mark regions and without their common indentation. */
export function sliceCode(text: string, { lines, region }: CodeSource): { code: string } | { problem: string } {
  const all = text
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    .replace(/\n$/u, '')
    .split('\n');
  const range = region === undefined ? { start: 0, end: all.length } : findRegion(all, region);
  if ('problem' in range) return range;
  if (lines && (lines.first < 1 || lines.last < lines.first || lines.last > all.length)) {
    return { problem: `it has no lines ${lines.first}-${lines.last}, only ${all.length}` };
  }
  const chosen = lines ? all.slice(lines.first - 1, lines.last) : all.slice(range.start, range.end);
  return { code: withoutIndentation(chosen.filter((line) => !readMarker(line))).join('\n') };
}

function findRegion(lines: readonly string[], region: string): { start: number; end: number } | { problem: string } {
  const starts = lines.flatMap((line, index) => {
    const marker = readMarker(line);
    return marker && !marker.isEnd && marker.name === region ? [index] : [];
  });
  const [start, second] = starts;
  if (start === undefined) return { problem: `it has no region "${region}"` };
  if (second !== undefined) return { problem: `it has two regions "${region}"` };
  let depth = 0;
  for (let index = start; index < lines.length; index += 1) {
    const marker = readMarker(lines[index] ?? '');
    if (!marker) continue;
    depth += marker.isEnd ? -1 : 1;
    if (depth === 0) return { start: start + 1, end: index };
  }
  return { problem: `the region "${region}" is never closed` };
}

function withoutIndentation(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/u.exec(line)?.[0] ?? '');
  const common = indents.reduce((shared, indent) => {
    let length = 0;
    while (length < shared.length && shared[length] === indent[length]) length += 1;
    return shared.slice(0, length);
  }, indents[0] ?? '');
  return lines.map((line) => line.slice(Math.min(common.length, /^[ \t]*/u.exec(line)?.[0].length ?? 0)));
}
