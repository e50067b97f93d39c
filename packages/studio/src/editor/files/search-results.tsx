import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import type { FileNode } from './build-tree.ts';
import { FileMarks } from './file-marks.tsx';
import type { FileEntry } from './list-entries.ts';
import { labelOfFile } from './row-label.ts';

/** Number of results that are shown before the user requests more. */
const PAGE_SIZE = 100;

interface SearchResultsProps {
  entries: readonly FileEntry[];
  onOpen: (entry: FileEntry) => void;
  onMenu: (node: FileNode, anchor: Element) => void;
}

/** Lists the files that match a search. */
export function SearchResults({ entries, onOpen, onMenu }: SearchResultsProps): ReactNode {
  const messages = useMessages('files');
  const [limit, setLimit] = useState(PAGE_SIZE);
  const hidden = entries.length - limit;
  return (
    <>
      <ul className="rs-file-list">
        {entries.slice(0, limit).map((entry) => (
          <li key={entry.path}>
            <button
              type="button"
              className="rs-result"
              disabled={entry.change === 'delete'}
              onClick={() => {
                onOpen(entry);
              }}
            >
              <Icon name={entry.kind === 'page' ? 'file' : 'data'} />
              <span className="rs-file-name">
                <bdi>{labelOfFile(entry)}</bdi>
                <bdi className="rs-muted">{entry.path}</bdi>
              </span>
              <FileMarks entry={entry} />
            </button>
            <IconButton
              icon="more"
              label={fill(messages.actions, { name: labelOfFile(entry) })}
              aria-haspopup="menu"
              onClick={({ currentTarget }) => {
                onMenu({ kind: 'file', id: entry.path, entry }, currentTarget);
              }}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          look="quiet"
          onClick={() => {
            setLimit(limit + PAGE_SIZE);
          }}
        >
          {fill(messages.more, { count: hidden })}
        </Button>
      )}
    </>
  );
}
