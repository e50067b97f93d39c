import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio, useValue } from '../../studio.ts';
import { IconButton } from '../../ui/button.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import { formatSize } from '../list/format-size.ts';
import { referenceInText } from '../list/media-url.ts';
import type { MediaItem } from '../list/media-file.ts';
import { FileLinks } from './file-links.tsx';

interface MediaMetadataListProps {
  item: MediaItem;
  /** Called when a text that uses the file was opened. */
  onOpenFile: () => void;
}

/** Lists the metadata of a file and the texts that use it. */
export function MediaMetadataList({ item, onOpenFile }: MediaMetadataListProps): ReactNode {
  const messages = useMessages('media');
  const { details } = messages;
  const { path, type, size, width, height, alts, usedIn, usedBySite, unused } = item;
  const locale = document.documentElement.lang || 'en';
  return (
    <dl className="rs-media-facts">
      <MetadataEntry label={details.path}>
        <bdi>{path}</bdi>
      </MetadataEntry>
      <FileUrl path={path} />
      <MetadataEntry label={details.type}>
        <bdi>{type}</bdi>
      </MetadataEntry>
      {size !== undefined && <MetadataEntry label={details.bytes}>{formatSize(size, locale)}</MetadataEntry>}
      {width !== undefined && height !== undefined && (
        <MetadataEntry label={details.pixels}>{fill(messages.size, { width, height })}</MetadataEntry>
      )}
      {type.startsWith('image/') && (
        <MetadataEntry label={details.alts}>
          {alts.length === 0 ? details.noAlts : <Lines lines={alts} />}
        </MetadataEntry>
      )}
      <MetadataEntry label={details.used}>
        {usedIn.length > 0 && <FileLinks paths={usedIn} onOpen={onOpenFile} />}
        {usedBySite && <p>{details.usedBySite}</p>}
        {usedIn.length === 0 && !usedBySite && (unused === null ? details.unknown : details.notUsed)}
      </MetadataEntry>
    </dl>
  );
}

function MetadataEntry({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The URL or relative path of the file, as the text that is being edited would refer to it. */
function FileUrl({ path }: { path: string }): ReactNode {
  const { tree, view } = useStudio();
  const messages = useMessages('media').details;
  const folders = useValue(tree)?.folders;
  const address = folders && referenceInText(path, view.get().path, folders);
  const [status, setStatus] = useState('');
  if (address === undefined) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setStatus(messages.copied);
    } catch {
      setStatus(messages.copyFailed);
    }
  };
  return (
    <MetadataEntry label={messages.address}>
      <span className="rs-media-address">
        <bdi>{address}</bdi>
        <IconButton icon="copy" label={messages.copy} onClick={() => void copy()} />
      </span>
      <output className="rs-muted">{status}</output>
    </MetadataEntry>
  );
}
