import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio, useValue } from '../../studio.ts';
import { IconButton } from '../../ui/button.tsx';
import { fill } from '../../words/fill.ts';
import { useWords } from '../../words/words.tsx';
import { formatSize } from '../list/format-size.ts';
import { addressInText } from '../list/media-address.ts';
import type { MediaItem } from '../list/media-file.ts';
import { FileLinks } from './file-links.tsx';

interface MediaFactsProps {
  item: MediaItem;
  /** Called when a text that uses the file was opened. */
  onOpenFile: () => void;
}

/** Lists the metadata of a file and the texts that use it. */
export function MediaFacts({ item, onOpenFile }: MediaFactsProps): ReactNode {
  const words = useWords('media');
  const { details } = words;
  const { path, type, size, width, height, alts, usedIn, unused } = item;
  const locale = document.documentElement.lang || 'en';
  return (
    <dl className="rs-media-facts">
      <Fact label={details.path}>
        <bdi>{path}</bdi>
      </Fact>
      <Address path={path} />
      <Fact label={details.type}>
        <bdi>{type}</bdi>
      </Fact>
      {size !== undefined && <Fact label={details.bytes}>{formatSize(size, locale)}</Fact>}
      {width !== undefined && height !== undefined && (
        <Fact label={details.pixels}>{fill(words.size, { width, height })}</Fact>
      )}
      {type.startsWith('image/') && (
        <Fact label={details.alts}>{alts.length === 0 ? details.noAlts : <Lines lines={alts} />}</Fact>
      )}
      <Fact label={details.used}>
        {usedIn.length > 0 && <FileLinks paths={usedIn} onOpen={onOpenFile} />}
        {usedIn.length === 0 && (unused === null ? details.unknown : details.notUsed)}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
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
function Address({ path }: { path: string }): ReactNode {
  const { tree, view } = useStudio();
  const words = useWords('media').details;
  const folders = useValue(tree)?.folders;
  const address = folders && addressInText(path, view.get().path, folders);
  const [said, setSaid] = useState('');
  if (address === undefined) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(words.copied);
    } catch {
      setSaid(words.copyFailed);
    }
  };
  return (
    <Fact label={words.address}>
      <span className="rs-media-address">
        <bdi>{address}</bdi>
        <IconButton icon="copy" label={words.copy} onClick={() => void copy()} />
      </span>
      <output className="rs-muted">{said}</output>
    </Fact>
  );
}
