import type { ComponentDescription } from '@recto/content';
import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ListedFile } from '../documents/list-documents.ts';
import type { ListedCollection } from '../documents/listed-collection.ts';
import { STUDIO_FOLDER, TREE_PATH } from '../feature/paths.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { Demo } from './api/connection.ts';
import { toProblem } from './api/studio-client.ts';
import type { StudioClient, StudioProblem } from './api/studio-client.ts';
import type { Documents } from './documents/documents.ts';
import type { ServerDrafts } from './drafts/server-drafts.ts';
import { watchRevision } from './files/watch-revision.ts';
import type { RevisionWatcher } from './files/watch-revision.ts';
import { createMediaRequests } from './media/picker/media-requests.ts';
import type { MediaRequests } from './media/picker/media-requests.ts';
import { createWaitingUploads } from './media/upload/waiting-uploads.ts';
import type { WaitingUploads } from './media/upload/waiting-uploads.ts';
import type { PagePreview } from './preview/page-preview.ts';

/** Response of `GET /__recto_studio/tree`. */
export interface Tree {
  revision: string;
  branch: string;
  /** Whether changes can be suggested on a branch of their own. */
  canSuggest?: boolean;
  folders: StudioFolders;
  locales: readonly string[];
  collections: readonly ListedCollection[];
  files: readonly ListedFile[];
}

/** Tabs of the panel. */
export type Tab = 'page' | 'files' | 'media' | 'translations' | 'changes';

/** A position in the source that the user has chosen, for example by a click on the page. */
export interface SourcePosition {
  /** Line in the file, counted from 1. */
  line: number;
  /** Text at the position. */
  text: string;
  /** Offset of the caret in this text. */
  offset: number;
  /** Whether the caret was there before in another view, so that the editor does not take the focus. */
  isKept?: true;
}

/** What the panel shows. */
export interface View {
  tab: Tab;
  /** The file that is being edited; that of the current page unless the user has chosen another. */
  path: string | undefined;
  /** Position to move the caret to; removed once the caret is there. */
  position?: SourcePosition | undefined;
  /** The translation that is open next to its original: path of the original, and language of the translation. */
  translation?: { original: string; locale: string } | undefined;
}

/** State and services that the parts of the editor share. */
export interface Studio {
  client: StudioClient;
  /** Set if the editor is a demo. */
  demo: Demo | undefined;
  documents: Documents;
  /** Copies of the drafts on the server. */
  serverDrafts: ServerDrafts;
  preview: PagePreview;
  /** Opens the media picker, and lists the uploads that wait on the server. */
  media: MediaRequests & { uploads: WaitingUploads };
  /** List of files; `undefined` until it is loaded. */
  tree: Store<Tree | undefined>;
  /** Error of the last attempt to load the list of files. */
  treeProblem: Store<StudioProblem | undefined>;
  /** What the panel shows. */
  view: Store<View>;
  /** Lists the components of the site; empty if the server cannot provide them. */
  listComponents: () => Promise<readonly ComponentDescription[]>;
  /** Loads the list of files, or waits for the given request. Never rejects. */
  refreshTree: (request?: Promise<Tree>) => Promise<void>;
  /** Loads the list of files again when others have published. */
  revisions: RevisionWatcher;
  /** Shows a message for a short time. */
  notify: (notice: Notice) => void;
  /** Messages that are being shown. */
  notices: Store<readonly (Notice & { id: number })[]>;
  /** Closes the editor. */
  close: () => void;
}

interface Notice {
  kind: 'done' | 'error';
  text: string;
  hint?: string | undefined;
  link?: { label: string; href: string } | undefined;
}

/** Services that `createStudio` combines. */
export interface StudioParts extends Pick<
  Studio,
  'client' | 'demo' | 'documents' | 'serverDrafts' | 'preview' | 'close'
> {}

/** Creates the shared state of the editor. */
export function createStudio(parts: StudioParts): Studio {
  const tree = createStore<Tree | undefined>(undefined);
  const treeProblem = createStore<StudioProblem | undefined>(undefined);
  const notices = createStore<Studio['notices'] extends Store<infer List> ? List : never>([]);
  let count = 0;
  let components: Promise<{ components: ComponentDescription[] }> | undefined;
  const refreshTree: Studio['refreshTree'] = async (request = parts.client.get<Tree>(TREE_PATH)) => {
    try {
      tree.set(await request);
      treeProblem.set(undefined);
    } catch (error) {
      treeProblem.set(toProblem(error));
    }
  };
  return {
    ...parts,
    media: { ...createMediaRequests(), uploads: createWaitingUploads(parts.client, parts.documents) },
    tree,
    treeProblem,
    notices,
    view: createStore<View>({ tab: 'page', path: undefined }),
    async listComponents() {
      components ??= parts.client.get<{ components: ComponentDescription[] }>(`${STUDIO_FOLDER}/components`);
      try {
        return (await components).components;
      } catch {
        components = undefined;
        return [];
      }
    },
    refreshTree,
    revisions: watchRevision({
      client: parts.client,
      currentRevision: () => tree.get()?.revision,
      refresh: refreshTree,
    }),
    notify(notice) {
      count += 1;
      const id = count;
      notices.set([...notices.get(), { ...notice, id }]);
      setTimeout(
        () => {
          notices.set(notices.get().filter((one) => one.id !== id));
        },
        notice.kind === 'error' ? 20_000 : 10_000,
      );
    },
  };
}

const StudioContext = createContext<Studio | null>(null);
/** Provides the `Studio` to all parts of the editor. */
export const StudioProvider = StudioContext;

/** Returns the `Studio` that the component is rendered in. */
export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('This component must be rendered inside StudioProvider.');
  return studio;
}

/** Returns the current value of a store and renders again when it changes. */
export function useValue<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
