import { useId } from 'react';
import type { ReactNode } from 'react';
import { CopyStates } from '../copy/copy-states.tsx';
import { ShellIcon } from '../shell/shell-icon.tsx';
import { useMessages } from '../messages/messages.ts';

/** Properties of `CopyPage`. */
export interface CopyPageProps {
  /** Path of the markdown version of the page. */
  raw: string;
  /** Absolute URL of the markdown version, for use outside the site. */
  url: string;
}

/** AI assistants that can read a URL, with the URL prefix of a question. */
const ASSISTANTS = [
  { name: 'ChatGPT', ask: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', ask: 'https://claude.ai/new?q=' },
] as const;

/** Button that copies the markdown version of the page, and a menu with other actions for it. */
export function CopyPage({ raw, url }: CopyPageProps): ReactNode {
  const message = useMessages();
  const id = useId();
  const prompt = encodeURIComponent(message('docs.prompt', { url }));
  return (
    <div className="split" data-copy-feedback suppressHydrationWarning>
      <button type="button" data-copy="file" value={raw} suppressHydrationWarning className="needs-script">
        <ShellIcon name="copy" />
        <CopyStates idle="docs.copyPage" />
      </button>
      <button type="button" popoverTarget={id} aria-label={message('docs.copyMenu')}>
        <ShellIcon name="chevron" />
      </button>
      <ul id={id} popover="auto" className="menu-dropdown">
        <li className="needs-script">
          <button
            type="button"
            data-copy="text"
            value={url}
            popoverTarget={id}
            popoverTargetAction="hide"
            className="menu-link"
          >
            {message('docs.copyMarkdown')}
          </button>
        </li>
        <li>
          <a href={raw} className="menu-link">
            {message('docs.viewMarkdown')}
          </a>
        </li>
        {ASSISTANTS.map(({ name, ask }) => (
          <li key={name}>
            <a href={ask + prompt} target="_blank" rel="noreferrer" className="menu-link">
              {message('docs.openIn', { name })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
