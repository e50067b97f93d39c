import { useId } from 'react';
import type { ReactNode } from 'react';
import { CopyStates } from '../copy/copy-states.tsx';
import { Glyph } from '../shell/glyph.tsx';
import { useWords } from '../words/words.ts';

/** Properties of `CopyPage`. */
export interface CopyPageProps {
  /** Path of the markdown version of the page. */
  raw: string;
  /** Absolute URL of the markdown version, for use outside the site. */
  address: string;
}

/** AI assistants that can read a URL, with the URL prefix of a question. */
const ASSISTANTS = [
  { name: 'ChatGPT', ask: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', ask: 'https://claude.ai/new?q=' },
] as const;

/** Button that copies the markdown version of the page, and a menu with other actions for it. */
export function CopyPage({ raw, address }: CopyPageProps): ReactNode {
  const word = useWords();
  const id = useId();
  const prompt = encodeURIComponent(word('docs.prompt', { url: address }));
  return (
    <div className="split" data-copy-feedback suppressHydrationWarning>
      <button type="button" data-copy="file" value={raw} suppressHydrationWarning className="needs-script">
        <Glyph name="copy" />
        <CopyStates idle="docs.copyPage" />
      </button>
      <button type="button" popoverTarget={id} aria-label={word('docs.copyMenu')}>
        <Glyph name="chevron" />
      </button>
      <ul id={id} popover="auto" className="menu-leaf">
        <li className="needs-script">
          <button
            type="button"
            data-copy="text"
            value={address}
            popoverTarget={id}
            popoverTargetAction="hide"
            className="menu-link"
          >
            {word('docs.copyMarkdown')}
          </button>
        </li>
        <li>
          <a href={raw} className="menu-link">
            {word('docs.viewMarkdown')}
          </a>
        </li>
        {ASSISTANTS.map(({ name, ask }) => (
          <li key={name}>
            <a href={ask + prompt} target="_blank" rel="noreferrer" className="menu-link">
              {word('docs.openIn', { name })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
