import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { searchFiles } from '../files/search-files.ts';
import type { LinkPage } from '../links/list-link-pages.ts';
import { useMessages } from '../messages/messages.tsx';
import { isAddress } from './edit-link.ts';
import { moveActive } from './move-active.ts';

/** Maximum number of suggested pages. */
const MAX_PAGES = 8;

interface LinkAddressInputProps {
  address: string;
  pages: readonly LinkPage[];
  onChange: (address: string) => void;
  /** Called when the user takes a page from the list. */
  onChoose: (page: LinkPage) => void;
  /** Called for Enter if no page is taken. */
  onSubmit: () => void;
}

/** The URL of a link, with a list of the pages whose title or path contain the typed words. */
export function LinkAddressInput({ address, pages, onChange, onChoose, onSubmit }: LinkAddressInputProps): ReactNode {
  const messages = useMessages('visual').link;
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const matches = searchFiles(pages, { search: address.replaceAll('/', ' '), locale: '' }).slice(0, MAX_PAGES);
  const isShown = isOpen && matches.length > 0;

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (page: LinkPage): void => {
    onChoose(page);
    close();
  };
  const pressKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(moveActive(active, matches.length, key));
    } else if (key === 'Enter') {
      event.preventDefault();
      // Words that are not a URL are a search, so that Enter takes the best match.
      const best = isAddress(address) || address.trim() === '' ? undefined : matches[0];
      const page = isShown ? (matches[active] ?? best) : undefined;
      if (page) choose(page);
      else onSubmit();
    } else if (key === 'Escape' && isShown) {
      // Only the list is closed, not the dialog.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === 'Tab') close();
  };

  return (
    <>
      <label className="rs-label">
        {messages.address}
        <input
          type="text"
          dir="auto"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? list : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
          value={address}
          placeholder={messages.search}
          onClick={() => {
            setOpen(true);
          }}
          onChange={({ target }) => {
            onChange(target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={pressKey}
        />
      </label>
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched, and datalists cannot be styled
        <div id={list} role="listbox" aria-label={messages.address} className="rs-link-pages">
          {matches.map((page, index) => (
            <PageOption
              key={page.path}
              id={`${list}-${index}`}
              page={page}
              isActive={index === active}
              onChoose={() => {
                choose(page);
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface PageOptionProps {
  id: string;
  page: LinkPage;
  isActive: boolean;
  onChoose: () => void;
}

function PageOption({ id, page: { title, route }, isActive, onChoose }: PageOptionProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and handles all keys
    <div
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to a listbox that is not a select
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-label={title}
      className="rs-result"
      onMouseDown={(event) => {
        // Keep the focus in the input.
        event.preventDefault();
      }}
      onClick={onChoose}
    >
      <span className="rs-file-name">
        <bdi>{title}</bdi>
        <bdi className="rs-muted">{route}</bdi>
      </span>
    </div>
  );
}
