import type { EditorView } from '@tiptap/pm/view';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLinkPages } from '../links/use-link-pages.ts';
import { useMessages } from '../messages/messages.tsx';
import { useStudio, useValue } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { editLink, linkAround } from './edit-link.ts';
import { LinkAddressInput } from './link-address-input.tsx';

/** Links the selected text to a URL, or to a page that is found by its title. */
export function LinkDialog({ view, onClose }: { view: EditorView; onClose: () => void }): ReactNode {
  const studio = useStudio();
  const messages = useMessages('visual').link;
  const pages = useLinkPages(useValue(studio.view).path);
  const [range] = useState(() => linkAround(view.state));
  const [address, setAddress] = useState(range.href);
  const [text, setText] = useState(range.text);
  /** Whether the text is that of the author, so that the title of a page does not replace it. */
  const [isOwnText, setOwnText] = useState(range.text !== '');

  const apply = (newAddress: string): void => {
    view.dispatch(editLink(view.state.tr, range, { address: newAddress, text, pages }));
    onClose();
  };

  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      actions={
        <>
          {range.href !== '' && (
            <Button
              onClick={() => {
                apply('');
              }}
            >
              {messages.remove}
            </Button>
          )}
          <Button
            look="primary"
            onClick={() => {
              apply(address);
            }}
          >
            {messages.apply}
          </Button>
        </>
      }
    >
      <LinkAddressInput
        address={address}
        pages={pages}
        onChange={setAddress}
        onChoose={({ route, title }) => {
          setAddress(route);
          if (!isOwnText) setText(title);
        }}
        onSubmit={() => {
          apply(address);
        }}
      />
      <label className="rs-label">
        {messages.text}
        <input
          type="text"
          dir="auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setOwnText(target.value !== '');
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) apply(address);
          }}
        />
      </label>
    </Dialog>
  );
}
