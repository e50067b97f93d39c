import type { ReactNode } from 'react';
import { highlightMarkdown } from './highlight-markdown.ts';
import type { Run } from './highlight-markdown.ts';

interface HighlightedTextAreaProps {
  id: string;
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** Word at the end of a line that is shown as if typed. */
  typed?: string | undefined;
}

/** A text area with syntax highlighting: the coloured text is behind a transparent text area, which shows the caret. */
export function HighlightedTextArea({ id, label, text, onChange, typed }: HighlightedTextAreaProps): ReactNode {
  const lines = highlightMarkdown(text);
  return (
    <div className="highlighted-text-area">
      <div className="highlighted-text" aria-hidden="true">
        {(typed === undefined ? lines : markTyped(lines, typed)).map((line, lineIndex) => (
          <div key={lineIndex}>
            {line.map(({ className, text }, index) => (
              <span key={index} className={className}>
                {text}
              </span>
            ))}
            {/* Gives empty lines their height. */}
            {'\n'}
          </div>
        ))}
      </div>
      <textarea
        id={id}
        aria-label={label}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}

/** Splits the run that ends with the typed word, and marks the word. */
function markTyped(lines: readonly Run[][], typed: string): Run[][] {
  const found = lines.findIndex((line) => line.at(-1)?.text.endsWith(typed));
  return lines.map((line, index) => {
    const last = line.at(-1);
    if (index !== found || !last) return line;
    return [
      ...line.slice(0, -1),
      { ...last, text: last.text.slice(0, -typed.length) },
      { text: typed, className: 'typed' },
    ];
  });
}
