import type { ReactNode } from 'react';
import type { DiffLine } from './line-diff.ts';

/** Table of the lines of one hunk. */
export function DiffTable({ lines }: { lines: readonly DiffLine[] }): ReactNode {
  return (
    <table>
      <tbody>
        {lines.map((line, row) => (
          <tr key={row} className={`rs-line-${line.kind}`}>
            <td className="rs-line-number">{line.before}</td>
            <td className="rs-line-number">{line.after}</td>
            <td className="rs-line-marker">
              {line.kind === 'same' ? '' : <span>{line.kind === 'added' ? '+' : '−'}</span>}
            </td>
            <td className="rs-line-text" dir="auto">
              {line.text.replace(/\r?\n$/u, '')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
