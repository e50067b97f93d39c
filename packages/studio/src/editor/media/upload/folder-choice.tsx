import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio, useValue } from '../../studio.ts';
import { useMessages } from '../../messages/messages.tsx';
import { listMediaFolders } from '../list/media-folders.ts';
import { folderName } from './folder-name.ts';

/** Option value for creating a folder; no path starts with a slash. */
const NEW = '/new';

interface FolderChoiceProps {
  folder: string;
  /** Only folders whose files have a public path. */
  isPublicOnly: boolean;
  onChange: (folder: string) => void;
}

/** Selects the folder to upload to, or a new folder in it. */
export function FolderChoice({ folder, isPublicOnly, onChange }: FolderChoiceProps): ReactNode {
  const { tree, documents } = useStudio();
  const messages = useMessages('media').upload;
  const id = useId();
  const loaded = useValue(tree);
  const { drafts } = useValue(documents.state);
  const [parent, setParent] = useState<string>();
  const [name, setName] = useState('');
  const folders = useMemo(() => (loaded ? listMediaFolders(loaded, drafts) : []), [loaded, drafts]);
  const group = (root: 'public' | 'content', label: string): ReactNode => (
    <optgroup label={label}>
      {folders
        .filter((one) => one.root === root)
        .map(({ path }) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
    </optgroup>
  );
  return (
    <>
      <label className="rs-label" htmlFor={id}>
        {messages.folder}
      </label>
      <select
        id={id}
        value={parent === undefined ? folder : NEW}
        onChange={({ target: { value } }) => {
          setParent(value === NEW ? folder : undefined);
          setName('');
          if (value !== NEW) onChange(value);
        }}
      >
        {group('public', messages.publicFolders)}
        {!isPublicOnly && group('content', messages.contentFolders)}
        <option value={NEW}>{messages.newFolder}</option>
      </select>
      {parent !== undefined && (
        <label className="rs-label">
          {messages.newFolderName}
          <input
            type="text"
            value={name}
            maxLength={80}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has chosen to name a folder
            autoFocus
            onChange={({ target: { value } }) => {
              setName(value);
              const added = folderName(value);
              onChange(added === '' ? parent : `${parent}/${added}`);
            }}
          />
          <bdi className="rs-muted">{folder}/</bdi>
        </label>
      )}
    </>
  );
}
