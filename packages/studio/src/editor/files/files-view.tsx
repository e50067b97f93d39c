import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { toProblem } from '../api/studio-client.ts';
import { folderOf } from '../../paths/relative-path.ts';
import { useStudio, useValue } from '../studio.ts';
import type { Tree } from '../studio.ts';
import { IconButton } from '../ui/button.tsx';
import { ContextMenu } from '../ui/context-menu.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { buildTree } from './build-tree.ts';
import type { TreeNode } from './build-tree.ts';
import { actionsFor, taskFor } from './file-actions.ts';
import { FileDialog } from './file-dialogs.tsx';
import type { FileTask } from './file-dialogs.tsx';
import { FilesTree } from './files-tree.tsx';
import { createFolderLabels } from './folder-labels.ts';
import { listEntries } from './list-entries.ts';
import type { FileEntry } from './list-entries.ts';
import { useFileReorder } from './move/use-file-reorder.ts';
import { labelOfFile } from './row-label.ts';
import { locationOfNode } from './row-location.ts';
import type { RowLocation } from './row-location.ts';
import { setDraftStatus } from './set-draft-status.ts';
import { SearchResults } from './search-results.tsx';
import { searchFiles } from './search-files.ts';

/** All files that can be edited in the studio. */
export default function FilesView(): ReactNode {
  const { tree } = useStudio();
  const loaded = useValue(tree);
  const messages = useMessages('panel');
  return loaded ? <LoadedFiles tree={loaded} /> : <p className="rs-empty">{messages.loading}</p>;
}

function LoadedFiles({ tree }: { tree: Tree }): ReactNode {
  const { client, documents, view, notify } = useStudio();
  const messages = useMessages('files');
  const { drafts } = useValue(documents.state);
  const { path: current } = useValue(view);
  const [search, setSearch] = useState('');
  const [locale, setLocale] = useState('');
  const query = useDeferredValue(search).trim();
  const entries = useMemo(() => listEntries(tree, drafts), [tree, drafts]);
  const matches = useMemo(() => searchFiles(entries, { search: query, locale }), [entries, query, locale]);
  const roots = useMemo(
    () =>
      buildTree(matches, {
        collections: tree.collections.map(({ name }) => name),
        content: tree.folders.content,
        locales: tree.locales,
        labelOf: createFolderLabels(tree, document.documentElement.lang),
        other: messages.other,
      }),
    [matches, tree, messages],
  );
  const [task, setTask] = useState<FileTask>();
  const [menu, setMenu] = useState<{ node: TreeNode; anchor: Element; location: RowLocation | undefined }>();
  const mayEdit = client.session().user.actions.includes('draft.save');
  const setDraft = (entry: FileEntry, isDraft: boolean): void => {
    setDraftStatus(documents, entry, isDraft).catch((error: unknown) => {
      const { message, hint } = toProblem(error);
      notify({ kind: 'error', text: message, hint });
    });
  };
  const restore = ({ path }: FileEntry): void => {
    documents.discard([path]);
  };
  const reorder = useFileReorder(tree, entries);
  const { content } = tree.folders;
  const fixedFolders = [content, ...tree.locales.map((code) => `${content}/${code}`)];
  const options = { messages, mayEdit, start: setTask, restore, setDraft, reorder, entries, fixedFolders };
  const startTask = (kind: 'rename' | 'delete', node: TreeNode): void => {
    const started = mayEdit ? taskFor(kind, node, fixedFolders) : undefined;
    if (started) setTask(started);
  };
  const openMenu = (node: TreeNode, anchor: Element, location = locationOfNode(node, undefined)): void => {
    setMenu({ node, anchor, location });
  };
  const open = ({ path }: FileEntry): void => {
    view.set({ tab: 'page', path });
  };
  return (
    <div className="rs-files">
      <div className="rs-bar">
        <input
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={search}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the view is opened to find a file
          autoFocus
          onChange={({ target }) => {
            setSearch(target.value);
          }}
        />
        {tree.locales.length > 1 && (
          <select
            aria-label={messages.language}
            value={locale}
            onChange={({ target }) => {
              setLocale(target.value);
            }}
          >
            <option value="">{messages.all}</option>
            {tree.locales.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
        {mayEdit && (
          <IconButton
            icon="plus"
            label={messages.create}
            onClick={() => {
              const isData = entries.some(({ path, kind }) => path === current && kind === 'data');
              setTask({ kind: 'create', ...(current !== undefined && !isData && { folder: folderOf(current) }) });
            }}
          />
        )}
      </div>
      {matches.length === 0 && <p className="rs-empty">{entries.length === 0 ? messages.none : messages.empty}</p>}
      {query === '' ? (
        <FilesTree
          roots={roots}
          entries={entries}
          onReorder={mayEdit ? reorder : ignore}
          current={current}
          onOpen={open}
          onMenu={openMenu}
          onTask={startTask}
        />
      ) : (
        <SearchResults key={query} entries={matches} onOpen={open} onMenu={openMenu} />
      )}
      {menu && (
        <ContextMenu
          key={menu.node.id}
          label={fill(messages.actions, { name: nameOfNode(menu.node) })}
          items={actionsFor(menu.node, menu.location, options)}
          anchor={menu.anchor}
          onClose={() => {
            setMenu((now) => (now === menu ? undefined : now));
          }}
        />
      )}
      {task && (
        <FileDialog
          task={task}
          tree={tree}
          entries={entries}
          onClose={() => {
            setTask(undefined);
          }}
        />
      )}
    </div>
  );
}

function ignore(): void {
  // Users without write permission change nothing.
}

function nameOfNode(node: TreeNode): string {
  return node.kind === 'file' ? labelOfFile(node.entry) : node.label;
}
