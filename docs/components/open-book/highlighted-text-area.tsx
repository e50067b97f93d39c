import type { ReactNode } from 'react';
import { highlightMarkdown } from './highlight-markdown.ts';

interface HighlightedTextAreaProps {
  id: string;
  label: string;
  text: string;
  onChange: (text: string) => void;
}

/** A text area with syntax highlighting: the coloured text is behind a transparent text area, which shows the caret. */
export function HighlightedTextArea({ id, label, text, onChange }: HighlightedTextAreaProps): ReactNode {
  return (
    <div className="highlighted-text-area">
      <div className="highlighted-text" aria-hidden="true">
        {highlightMarkdown(text).map((line, lineIndex) => (
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
