import type { ReactNode } from 'react';
import { colourMarkdown } from './colour-markdown.ts';

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
        {colourMarkdown(text).map((line, lineIndex) => (
          <div key={lineIndex}>
            {line.map(({ role, text }, index) => (
              <span key={index} className={role}>
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
