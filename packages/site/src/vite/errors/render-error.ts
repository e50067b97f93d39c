import { styleText } from 'node:util';
import type { DevError } from '../../dev/dev-error.ts';
import { encodeForLog } from '../../server/log/log-error.ts';

/** Renders an error for the terminal: message, position, the code around it, and the hint. */
export function renderError({ kind, isWarning, message, hint, position, frame = [], path }: DevError): string {
  const colour = isWarning ? 'yellow' : 'red';
  const where =
    position && [position.file, position.line, position.column].filter((part) => part !== undefined).join(':');
  const width = String(frame.at(-1)?.number ?? '').length;
  const code = frame.flatMap(({ number, text, isMarked }) => {
    const line = `${isMarked ? '>' : ' '} ${String(number).padStart(width)} | ${encodeForLog(text)}`;
    const caret =
      isMarked && position?.column !== undefined
        ? [`  ${' '.repeat(width)} | ${' '.repeat(position.column - 1)}^`]
        : [];
    return [
      isMarked ? styleText(colour, line) : styleText('dim', line),
      ...caret.map((text) => styleText(colour, text)),
    ];
  });
  const lines = message.split('\n').map(encodeForLog);
  return [
    `${styleText(colour, `${kind} ${isWarning ? 'warning' : 'error'}`)}${path === undefined ? '' : ` in ${encodeForLog(path)}`}: ${lines.join('\n')}`,
    ...(where === undefined ? [] : [`  ${styleText('cyan', encodeForLog(where))}`]),
    ...code.map((line) => `    ${line}`),
    ...(hint === undefined ? [] : [`  ${hint.split('\n').map(encodeForLog).join('\n  ')}`]),
  ].join('\n');
}
