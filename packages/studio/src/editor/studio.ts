import type { ComponentDescription } from '@recto/content';
import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ListedFile } from '../documents/list-documents.ts';
import type { ListedCollection } from '../documents/listed-collection.ts';
import { STUDIO_FOLDER } from '../feature/addresses.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { Demo } from './api/connection.ts';
import { toProblem } from './api/studio-client.ts';
import type { StudioClient, StudioProblem } from './api/studio-client.ts';
import type { Documents } from './documents/documents.ts';
import type { ServerDrafts } from './drafts/server-drafts.ts';
import { createMediaRequests } from './media/picker/media-requests.ts';
import type { MediaRequests } from './media/picker/media-requests.ts';
import { followUploads } from './media/upload/waiting-uploads.ts';
import type { WaitingUploads } from './media/upload/waiting-uploads.ts';
import type { PagePreview } from './preview/page-preview.ts';

/** What `GET /__recto_studio/tree` answers. */
export interface Tree {
  revision: string;
  branch: string;
  folders: StudioFolders;
  locales: readonly string[];
  collections: readonly ListedCollection[];
  files: readonly ListedFile[];
}

export type Tab = 'page' | 'files' | 'media' | 'translations' | 'changes';

/** A place in the source that somebody has chosen on the page. */
export interface Place {
  line: number;
  /** Words at the place. */
  text: string;
  /** Number of their first letter that the caret is put before. */
  offset: number;
}

export interface View {
  tab: Tab;
  /** The file that is edited; that of the page on the screen unless somebody has chosen another. */
  path: string | undefined;
  place?: Place | undefined;
  /** The translation that is open beside its original: the path of that, and the language. */
  translation?: { original: string; locale: string } | undefined;
}

/** Everything that the parts of the editor share. */
export interface Studio {
  client: StudioClient;
  /** Missing where somebody is signed in. */
  demo: Demo | undefined;
  documents: Documents;
  /** The same drafts on the server. */
  serverDrafts: ServerDrafts;
  preview: PagePreview;
  /** Lets somebody choose a file, and knows which ones wait on the server. */
  media: MediaRequests & { uploads: WaitingUploads };
  /** `undefined` until it is loaded. */
  tree: Store<Tree | undefined>;
  /** Why the list of files could not be read. */
  treeProblem: Store<StudioProblem | undefined>;
  view: Store<View>;
  /** Components of the site; none where the server cannot tell. */
  listComponents: () => Promise<readonly ComponentDescription[]>;
  /** Reads the list of files again. It never rejects. */
  refreshTree: () => Promise<void>;
  /** Shows a message for a short time. */
  notify: (notice: Notice) => void;
  notices: Store<readonly (Notice & { id: number })[]>;
  close: () => void;
}

interface Notice {
  kind: 'done' | 'error';
  text: string;
  hint?: string | undefined;
  link?: { label: string; href: string } | undefined;
}

export interface StudioParts extends Pick<
  Studio,
  'client' | 'demo' | 'documents' | 'serverDrafts' | 'preview' | 'close'
> {}

export function createStudio(parts: StudioParts): Studio {
  const tree = createStore<Tree | undefined>(undefined);
  const treeProblem = createStore<StudioProblem | undefined>(undefined);
  const notices = createStore<Studio['notices'] extends Store<infer List> ? List : never>([]);
  let count = 0;
  let components: Promise<{ components: ComponentDescription[] }> | undefined;
  return {
    ...parts,
    media: { ...createMediaRequests(), uploads: followUploads(parts.client, parts.documents) },
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
    async refreshTree() {
      try {
        tree.set(await parts.client.get<Tree>(`${STUDIO_FOLDER}/tree`));
        treeProblem.set(undefined);
      } catch (error) {
        treeProblem.set(toProblem(error));
      }
    },
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
export const StudioProvider = StudioContext;

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('This part of the editor is outside of the studio.');
  return studio;
}

export function useValue<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
