import { TextSelection } from '@tiptap/pm/state';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { findKey, foundIn } from './find-text.ts';
import type { FoundText } from './find-text.ts';

interface FindBarProps {
  view: EditorView;
  state: EditorState;
  onClose: () => void;
}

/** Finds and replaces text in the document. */
export function FindBar({ view, state, onClose }: FindBarProps): ReactNode {
  const messages = useMessages('visual').find;
  const [query, setQuery] = useState('');
  const [replacement, setReplacement] = useState('');
  const matches = foundIn(state);
  const index = matches.findIndex(({ from, to }) => from === state.selection.from && to === state.selection.to);

  const search = (text: string): void => {
    setQuery(text);
    view.dispatch(view.state.tr.setMeta(findKey, text));
  };
  const show = (target: FoundText | undefined): void => {
    if (!target) return;
    const { tr } = view.state;
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, target.from, target.to)).scrollIntoView());
  };
  const go = (step: 1 | -1): void => {
    const { from } = view.state.selection;
    if (step === 1) show(matches.find((one) => one.from > from) ?? matches[0]);
    else show(matches.findLast((one) => one.from < from) ?? matches.at(-1));
  };
  const replace = (targets: readonly FoundText[]): void => {
    const { tr } = view.state;
    for (const { from, to } of targets.toReversed()) tr.insertText(replacement, from, to);
    view.dispatch(tr);
  };
  const close = (): void => {
    search('');
    onClose();
  };
  const current = matches[index];
  return (
    <search className="rs-find" aria-label={messages.label}>
      <input
        type="search"
        aria-label={messages.find}
        placeholder={messages.find}
        value={query}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the bar is opened to type here
        autoFocus
        onChange={({ target }) => {
          search(target.value);
        }}
        onKeyDown={({ key, shiftKey }) => {
          if (key === 'Enter') go(shiftKey ? -1 : 1);
          if (key === 'Escape') close();
        }}
      />
      <output className="rs-muted">
        {query !== '' &&
          (matches.length === 0 ? messages.none : fill(messages.count, { place: index + 1, count: matches.length }))}
      </output>
      <Button
        onClick={() => {
          go(-1);
        }}
      >
        {messages.previous}
      </Button>
      <Button
        onClick={() => {
          go(1);
        }}
      >
        {messages.next}
      </Button>
      <input
        type="text"
        aria-label={messages.replace}
        placeholder={messages.replace}
        value={replacement}
        onChange={({ target }) => {
          setReplacement(target.value);
        }}
      />
      <Button
        disabled={!current}
        onClick={() => {
          if (current) replace([current]);
          go(1);
        }}
      >
        {messages.replaceOne}
      </Button>
      <Button
        disabled={matches.length === 0}
        onClick={() => {
          replace(matches);
        }}
      >
        {messages.replaceAll}
      </Button>
      <IconButton icon="close" label={messages.close} onClick={close} />
    </search>
  );
}
