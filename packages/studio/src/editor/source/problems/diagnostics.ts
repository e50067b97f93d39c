import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { SourceProblem } from '../source-types.ts';

/** Maximum length of an underlined range, in characters, since a paragraph is one line. */
const MAX_UNDERLINE_LENGTH = 80;

/** Converts problems to diagnostics. A column marks the word at that position, a line alone marks its text. */
export function toDiagnostics(problems: readonly SourceProblem[], text: Text): Diagnostic[] {
  return problems.map(({ severity, message, hint, line: number = 1, column }) => {
    const line = text.line(Math.min(Math.max(1, number), text.lines));
    const indent = line.text.length - line.text.trimStart().length;
    const start = Math.min(column === undefined ? indent : Math.max(0, column - 1), line.text.length);
    const [word = ''] = column === undefined ? [line.text.trim()] : (/^[\w-]+|^\S/u.exec(line.text.slice(start)) ?? []);
    return {
      from: line.from + start,
      to: line.from + start + Math.min(word.length, MAX_UNDERLINE_LENGTH),
      severity,
      message: hint === undefined || hint === '' ? message : `${message} ${hint}`,
      renderMessage: () => renderProblem(message, hint),
    };
  });
}

function renderProblem(message: string, hint: string | undefined): HTMLElement {
  const container = document.createElement('div');
  const parts = [message, ...(hint === undefined || hint === '' ? [] : [hint])];
  container.append(
    ...parts.map((part, index) => {
      const paragraph = document.createElement('p');
      paragraph.className = index === 0 ? 'rs-source-problem' : 'rs-source-problem-hint';
      paragraph.dir = 'auto';
      paragraph.textContent = part;
      return paragraph;
    }),
  );
  return container;
}
