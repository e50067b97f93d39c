import type { ComponentDescription } from '@recto/content';
import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorState } from '@tiptap/pm/state';
import { flushSync } from 'react-dom';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { schema } from '../markdown/schema.ts';
import { keepCaret, takeCaret } from '../documents/kept-caret.ts';
import { findOpenPage } from '../panel/find-open-page.ts';
import { revealBlock } from '../panel/use-page-clicks.ts';
import { usePictureOf } from '../preview/use-picture-of.ts';
import { useStudio, useValue } from '../studio.ts';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { insertBlock, insertInline } from './block-commands.ts';
import { listBlocks, searchBlocks } from './block-choices.ts';
import type { BlockChoice } from './block-choices.ts';
import { BLOCK_LIST, BlockList } from './block-list.tsx';
import { changeNode } from './edit-node.ts';
import type { NodeChanges } from './edit-node.ts';
import { FindBar } from './find-bar.tsx';
import { insertFootnote } from './footnotes.ts';
import { LinkDialog } from './link-dialog.tsx';
import { NodeDialog } from './node-dialog.tsx';
import { endSlash, openSlash, slashIn } from './slash-menu.ts';
import { Toolbar } from './toolbar.tsx';
import { createVisualEditor } from './visual-editor.ts';
import type { UnsavedDocument, VisualEditor } from './visual-editor.ts';

interface VisualViewProps {
  path: string;
  text: string;
  isReadOnly: boolean;
}

/** Documents with changes that markdown cannot represent, by path: they are kept until the page is loaded again. */
const unsavedDocuments = new Map<string, UnsavedDocument>();

type Open = { kind: 'link' } | { kind: 'find' } | { kind: 'node'; position: number; node: Node; isNew: boolean };

/** Changes a node, or inserts it with the changes, so that the caret is after it. */
function saveNode(
  { view }: VisualEditor,
  { position, node, isNew }: Extract<Open, { kind: 'node' }>,
  changes: NodeChanges,
): void {
  const { tr } = view.state;
  if (isNew) tr.insert(position, node);
  changeNode(tr, position, changes);
  const inserted = isNew ? tr.doc.nodeAt(position) : null;
  // A formula without source is not inserted.
  if (inserted?.type === node.type) tr.setSelection(TextSelection.create(tr.doc, position + inserted.nodeSize));
  view.dispatch(tr);
}

/** Edits a markdown file as formatted text. */
export default function VisualView({ path, text, isReadOnly }: VisualViewProps): ReactNode {
  const studio = useStudio();
  const { documents, listComponents, media, view: panelView } = studio;
  const messages = useMessages('visual');
  const { position: sourcePosition } = useValue(panelView);
  const [editor, setEditor] = useState<VisualEditor>();
  const [state, setState] = useState<EditorState>();
  const [refused, setRefused] = useState<readonly number[]>([]);
  const [unreadable, setUnreadable] = useState<string>();
  const [open, setOpen] = useState<Open>();
  const [components, setComponents] = useState<readonly ComponentDescription[]>([]);
  const [chosen, setChosen] = useState(0);
  const slashKey = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const first = useRef(text);
  const toolbar = useRef<HTMLDivElement>(null);
  const pictureOf = usePictureOf(path);
  const latestPictureOf = useRef(pictureOf);
  useEffect(() => {
    latestPictureOf.current = pictureOf;
  }, [pictureOf]);

  const insertPicture = useCallback(
    async ({ view }: VisualEditor, files?: readonly File[], position?: number): Promise<void> => {
      const picked = await media.pick({ kind: 'image', file: path, ...(files && { files }) });
      if (!picked || view.isDestroyed) return;
      const { url: src, alt } = picked;
      insertInline(schema.nodes.image.create({ src, alt }), position)(view.state, view.dispatch);
      view.focus();
    },
    [media, path],
  );

  useEffect(() => {
    void listComponents().then(setComponents);
  }, [listComponents]);

  const openNode = useCallback(({ view }: VisualEditor, position: number): void => {
    const node = view.state.doc.nodeAt(position);
    if (node) setOpen({ kind: 'node', position, node, isNew: false });
  }, []);

  const mount = useCallback(
    (element: HTMLDivElement) => {
      const created = createVisualEditor(element, {
        text: first.current,
        unsaved: unsavedDocuments.get(path),
        label: fill(messages.label, { path }),
        messages,
        isReadOnly,
        imageUrl: (src) => latestPictureOf.current(src) ?? src,
        onEdit: (position) => {
          openNode(created, position);
        },
        onText: (next) => {
          documents.edit(path, next);
        },
        onRejected: setRefused,
        onUnreadable: setUnreadable,
        onState: (next) => {
          setState(next);
          if (findOpenPage(studio)?.path === path) revealBlock(next.selection.$from.index(0));
        },
        onSlashKey: (event) => slashKey.current(event),
        onFiles: (files, position) => void insertPicture(created, files, position),
        actions: {
          undo: () => {
            documents.undo(path);
          },
          redo: () => {
            documents.redo(path);
          },
          link: () => {
            setOpen({ kind: 'link' });
          },
          find: () => {
            setOpen({ kind: 'find' });
          },
          edit: (position) => {
            openNode(created, position);
          },
          toolbar: () => {
            toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          },
        },
      });
      setEditor(created);
      setState(created.view.state);
      return () => {
        const caret = created.caret();
        keepCaret(path, caret.text, caret.offset);
        const unsaved = created.destroy();
        if (unsaved) unsavedDocuments.set(path, unsaved);
        else unsavedDocuments.delete(path);
        setEditor(undefined);
      };
    },
    [path, studio, documents, messages, isReadOnly, insertPicture, openNode],
  );

  useEffect(() => {
    first.current = text;
    editor?.setText(text);
  }, [editor, text]);

  useEffect(() => {
    const kept = editor && takeCaret(path, first.current);
    if (kept) editor.showPosition(kept);
  }, [editor, path]);

  useEffect(() => {
    if (!sourcePosition || !editor) return;
    editor.showPosition(sourcePosition);
    panelView.set({ ...panelView.get(), position: undefined });
  }, [editor, sourcePosition, panelView]);

  const slash = state && slashIn(state);
  const choices = useMemo(() => listBlocks(messages.blocks, components), [messages, components]);
  const matches = slash ? searchBlocks(choices, slash.query) : [];
  const current = Math.min(chosen, Math.max(0, matches.length - 1));

  const choose = (choice: BlockChoice | undefined): void => {
    if (!editor || !choice) return;
    const { view } = editor;
    endSlash(view, true);
    setChosen(0);
    if (choice.make === 'image') {
      void insertPicture(editor);
      return;
    }
    if (choice.make === 'footnote') insertFootnote(view.state, view.dispatch, view);
    else {
      const node = choice.make();
      if (!node.isInline) insertBlock(node)(view.state, view.dispatch, view);
      else {
        setOpen({ kind: 'node', position: view.state.selection.from, node, isNew: true });
        return;
      }
    }
    view.focus();
  };
  useEffect(() => {
    slashKey.current = ({ key }) => {
      if (!editor) return false;
      if (key === 'Escape') endSlash(editor.view, false);
      else if (key === 'ArrowDown') setChosen((current + 1) % Math.max(1, matches.length));
      else if (key === 'ArrowUp') setChosen((current + matches.length - 1) % Math.max(1, matches.length));
      else if ((key === 'Enter' || key === 'Tab') && matches.length > 0) choose(matches[current]);
      else return false;
      return true;
    };
  });

  const active = slash && matches.length > 0 ? `${BLOCK_LIST}-${current}` : undefined;
  // The editor keeps the focus; screen readers read the option that it refers to.
  useEffect(() => {
    const text = editor?.view.dom;
    if (!text || active === undefined) return undefined;
    text.setAttribute('aria-controls', BLOCK_LIST);
    text.setAttribute('aria-activedescendant', active);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, active]);

  const close = (): void => {
    // The rest of the page cannot have the focus while a dialog is open.
    flushSync(() => {
      setOpen(undefined);
    });
    editor?.view.focus();
  };
  return (
    <div className="rs-visual">
      {editor && state && !isReadOnly && (
        <Toolbar
          ref={toolbar}
          view={editor.view}
          state={state}
          onFind={() => {
            setOpen({ kind: 'find' });
          }}
          onLink={() => {
            setOpen({ kind: 'link' });
          }}
          onInsert={() => {
            if (slash) endSlash(editor.view, false);
            else openSlash(editor.view);
            editor.view.focus();
          }}
        />
      )}
      {editor && state && open?.kind === 'find' && <FindBar view={editor.view} state={state} onClose={close} />}
      {unreadable !== undefined && (
        <output className="rs-problem">
          <Icon name="warning" />
          <span>{fill(messages.unreadable, { message: unreadable })}</span>
        </output>
      )}
      {refused.length > 0 && (
        <output className="rs-problem">
          <Icon name="warning" />
          <span>{messages.refused}</span>
        </output>
      )}
      <div ref={mount} className="rs-visual-page" hidden={unreadable !== undefined} />
      {editor && slash && (
        <BlockList choices={matches} chosen={current} at={editor.view.coordsAtPos(slash.from)} onChoose={choose} />
      )}
      {editor && !isReadOnly && open?.kind === 'link' && <LinkDialog view={editor.view} onClose={close} />}
      {editor && !isReadOnly && open?.kind === 'node' && (
        <NodeDialog
          node={open.node}
          path={path}
          components={components}
          onSave={(changes) => {
            saveNode(editor, open, changes);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
