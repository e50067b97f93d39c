import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { Glyph } from '../shell/glyph.tsx';
import { useWords } from '../words/words.ts';
import { fetchMarkdown } from './fetch-markdown.ts';

export interface CopyPageProps {
  /** Path of the page's markdown on this site. */
  raw: string;
  /** The same as a whole address, for whoever reads it elsewhere. */
  address: string;
}

/** Assistants that read an address one hands them, each with what stands before the question. */
const ASSISTANTS = [
  { name: 'ChatGPT', ask: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', ask: 'https://claude.ai/new?q=' },
] as const;

/** Takes the page along: its markdown with one press, and in a menu everything else that can be done with it. */
export function CopyPage({ raw, address }: CopyPageProps): ReactNode {
  const word = useWords();
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const [state, copy] = useCopy();
  const prompt = encodeURIComponent(word('docs.prompt', { url: address }));
  return (
    <div className="split">
      <button type="button" data-live onClick={() => void copy(fetchMarkdown(raw))} className="needs-script">
        <Glyph name={state === 'copied' ? 'check' : 'copy'} />
        <span aria-live="polite">{word(WORDS[state])}</span>
      </button>
      <button type="button" popoverTarget={id} aria-label={word('docs.copyMenu')}>
        <Glyph name="chevron" />
      </button>
      <ul ref={menu} id={id} popover="auto" className="menu-leaf">
        <li className="needs-script">
          <button
            type="button"
            data-live
            className="menu-link"
            onClick={() => {
              menu.current?.hidePopover();
              void copy(address);
            }}
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

const WORDS = { idle: 'docs.copyPage', copied: 'copy.copied', failed: 'copy.failed' } as const;
