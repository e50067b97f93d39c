import { use } from 'react';
import type { ReactNode } from 'react';
import { controlKey } from '../messages/control-key.ts';
import { LanguageContext, useMessages } from '../messages/messages.ts';
import { ShellIcon } from './shell-icon.tsx';

/** Properties of `SearchButton`. */
export interface SearchButtonProps {
  /** Id of the dialog of the search palette. */
  dialog: string;
  /** Path of the search page, used without script; a site may have none. */
  action?: string | undefined;
}

/** Looks like an input on wide screens and like an icon on narrow ones. Without script it is a form. */
export function SearchButton({ dialog, action }: SearchButtonProps): ReactNode {
  const message = useMessages();
  const lang = use(LanguageContext);
  const label = message('contentSearchButton.label');
  return (
    <form action={action} className={action === undefined ? 'needs-script search-form' : 'search-form'}>
      <input type="search" name="q" aria-label={label} placeholder={label} />
      <button
        data-search-dialog="open"
        aria-controls={dialog}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        className="search-button"
      >
        <ShellIcon name="search" />
        <span className="max-lg:sr-only">{label}</span>
        <kbd aria-hidden="true" dir="ltr" className="needs-script max-lg:hidden">
          <span className="apple-keys">⌘K</span>
          <span className="other-keys">{`${controlKey(lang)} K`}</span>
        </kbd>
      </button>
    </form>
  );
}
