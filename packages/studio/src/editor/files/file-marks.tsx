import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../words/fill.ts';
import { useWords } from '../words/words.tsx';
import type { EditorWords } from '../words/words.tsx';
import type { FileEntry } from './list-entries.ts';

interface Mark {
  text: string;
  /** Shown instead of a long text. */
  short?: string;
  className?: string;
}

/** Status marks of a file, the most important last. */
export function marksOf(entry: FileEntry, words: EditorWords['panel']['files']): Mark[] {
  const changes = { create: words.created, change: words.changed, rename: words.renamed, delete: words.deleted };
  const { draft, missing = [], stale, invalid, change } = entry;
  return [
    ...(missing.length > 0
      ? [{ text: fill(words.missing, { languages: missing.join(', ') }), short: String(missing.length) }]
      : []),
    ...(draft === true ? [{ text: words.draft }] : []),
    ...(stale === true ? [{ text: words.stale }] : []),
    ...(invalid === true ? [{ text: words.invalid, className: 'rs-mark-delete' }] : []),
    ...(change ? [{ text: changes[change], className: `rs-mark-${change}` }] : []),
  ];
}

/** Shows the status marks of a file. */
export function FileMarks({ entry }: { entry: FileEntry }): ReactNode {
  return marksOf(entry, useWords('panel').files).map(({ text, short, className = '' }) => (
    <Fragment key={text}>
      {/* Screen readers need a space between the texts. */}
      <span className={`rs-mark ${className}`} title={short === undefined ? undefined : text} data-short={short}>
        {short === undefined ? text : <Icon name="globe" />}
      </span>
    </Fragment>
  ));
}
