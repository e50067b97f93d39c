import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import type { EditorMessages } from '../messages/messages.tsx';
import type { FileEntry } from './list-entries.ts';

interface Mark {
  text: string;
  /** Shown instead of a long text. */
  short?: string;
  className?: string;
}

/** Status marks of a file, the most important last. */
export function marksOf(entry: FileEntry, messages: EditorMessages['panel']['files']): Mark[] {
  const changes = {
    create: messages.created,
    change: messages.changed,
    rename: messages.renamed,
    delete: messages.deleted,
  };
  const { draft, missing = [], stale, invalid, change } = entry;
  return [
    ...(missing.length > 0
      ? [{ text: fill(messages.missing, { languages: missing.join(', ') }), short: String(missing.length) }]
      : []),
    ...(draft === true ? [{ text: messages.draft }] : []),
    ...(stale === true ? [{ text: messages.stale }] : []),
    ...(invalid === true ? [{ text: messages.invalid, className: 'rs-mark-delete' }] : []),
    ...(change ? [{ text: changes[change], className: `rs-mark-${change}` }] : []),
  ];
}

/** Shows the status marks of a file. */
export function FileMarks({ entry }: { entry: FileEntry }): ReactNode {
  return marksOf(entry, useMessages('panel').files).map(({ text, short, className = '' }) => (
    <Fragment key={text}>
      {/* Screen readers need a space between the texts. */}{' '}
      <span className={`rs-mark ${className}`} title={short === undefined ? undefined : text} data-short={short}>
        {short === undefined ? text : <Icon name="globe" />}
      </span>
    </Fragment>
  ));
}
