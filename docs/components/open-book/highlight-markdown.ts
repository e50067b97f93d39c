/** A part of a line, and its CSS class. */
export interface Run {
  text: string;
  className?: 'c-comment' | 'c-keyword' | 'c-string' | 'c-tag' | 'c-name' | 'typed';
}

const FRONT_MATTER_DELIMITER = '---';
const FIELD = /^(\s*(?:- )?[\w-]+)(:)(.*)$/u;
const HEADING = /^#{1,6} /u;
const COMPONENT = /^(\s*:{2,}[\w-]*)(.*)$/u;
const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]*\]\([^)]*\)|:[a-z][\w-]*(?:\[[^\]]*\])?(?:\{[^}]*\})?)/u;

/** Splits markdown into lines, and these into runs of one colour: basic syntax highlighting for the editor. */
export function highlightMarkdown(text: string): Run[][] {
  const lines = text.split('\n');
  const end = lines[0] === FRONT_MATTER_DELIMITER ? lines.indexOf(FRONT_MATTER_DELIMITER, 1) : -1;
  return lines.map((line, index) => (index <= end ? highlightFrontMatterLine(line) : highlightLine(line)));
}

function highlightFrontMatterLine(line: string): Run[] {
  const [, name, colon, value] = FIELD.exec(line) ?? [];
  if (name === undefined) return [{ text: line, className: 'c-comment' }];
  return withoutEmpty([
    { text: name, className: 'c-tag' },
    { text: colon ?? '' },
    { text: value ?? '', className: 'c-string' },
  ]);
}

function highlightLine(line: string): Run[] {
  if (HEADING.test(line)) return [{ text: line, className: 'c-keyword' }];
  const [, name, rest] = COMPONENT.exec(line) ?? [];
  if (name !== undefined)
    return withoutEmpty([
      { text: name, className: 'c-name' },
      { text: rest ?? '', className: 'c-tag' },
    ]);
  return withoutEmpty(
    line
      .split(INLINE)
      .map((part, index): Run => (index % 2 === 1 ? { text: part, className: 'c-string' } : { text: part })),
  );
}

function withoutEmpty(runs: readonly Run[]): Run[] {
  return runs.filter(({ text }) => text !== '');
}
