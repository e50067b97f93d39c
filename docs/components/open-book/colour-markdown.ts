/** A part of a line, and the CSS class of its colour. */
export interface Run {
  text: string;
  role?: 'c-comment' | 'c-keyword' | 'c-string' | 'c-tag' | 'c-name';
}

const FENCE = '---';
const FIELD = /^(\s*(?:- )?[\w-]+)(:)(.*)$/u;
const HEADING = /^#{1,6} /u;
const COMPONENT = /^(\s*:{2,}[\w-]*)(.*)$/u;
const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]*\]\([^)]*\)|:[a-z][\w-]*(?:\[[^\]]*\])?(?:\{[^}]*\})?)/u;

/** Splits markdown into lines and coloured runs, as basic syntax highlighting for the editor. */
export function colourMarkdown(text: string): Run[][] {
  const lines = text.split('\n');
  const end = lines[0] === FENCE ? lines.indexOf(FENCE, 1) : -1;
  return lines.map((line, index) => (index <= end ? colourField(line) : colourLine(line)));
}

function colourField(line: string): Run[] {
  const [, name, colon, value] = FIELD.exec(line) ?? [];
  if (name === undefined) return [{ text: line, role: 'c-comment' }];
  return withoutEmpty([{ text: name, role: 'c-tag' }, { text: colon ?? '' }, { text: value ?? '', role: 'c-string' }]);
}

function colourLine(line: string): Run[] {
  if (HEADING.test(line)) return [{ text: line, role: 'c-keyword' }];
  const [, name, rest] = COMPONENT.exec(line) ?? [];
  if (name !== undefined)
    return withoutEmpty([
      { text: name, role: 'c-name' },
      { text: rest ?? '', role: 'c-tag' },
    ]);
  return withoutEmpty(
    line.split(INLINE).map((part, index): Run => (index % 2 === 1 ? { text: part, role: 'c-string' } : { text: part })),
  );
}

function withoutEmpty(runs: readonly Run[]): Run[] {
  return runs.filter(({ text }) => text !== '');
}
