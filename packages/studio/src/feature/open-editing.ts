import { ContentError } from '@recto/content';
import type { FeatureContext, SiteEndpoint } from '@recto/site/server';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { watchRepository } from '../follow/watch-repository.ts';
import type { RepositoryWatcher } from '../follow/watch-repository.ts';
import { createWebhookEndpoint } from '../follow/webhook-endpoint.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { PreviewLinks } from '../preview/preview-links.ts';
import { createContentActions } from '../publish/content-actions.ts';
import { createPublisher } from '../publish/create-publisher.ts';
import type { Publisher } from '../publish/create-publisher.ts';
import { createPublishEndpoints } from '../publish/publish-endpoints.ts';
import { runPublisher } from '../publish/run-publisher.ts';
import { createRepository } from '../repository/create-repository.ts';
import type { CommitOptions, Repository } from '../repository/create-repository.ts';
import { createFolderHost } from '../repository/folder/folder-host.ts';
import { openRepository } from '../repository/open-repository.ts';
import { repositorySchema } from '../repository/repository-options.ts';
import type { StudioStore } from '../store/studio-store.ts';
import type { StudioEnvironment } from './environment.ts';
import { createStudioFileEndpoints } from './file-endpoints.ts';
import type { StudioOptions } from './options.ts';

/** The parts of the studio that need a repository. */
export interface Editing {
  /** Repository of the site. */
  repository: Repository;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Publishes changes and serves new commits. */
  publisher: Publisher;
  /** Checks content before a commit. */
  checkContent: CommitOptions['check'];
  /** Stores drafts, uploads and the journal. */
  store: StudioStore;
  /** Endpoints for documents and media, which share a cache. */
  fileEndpoints: readonly SiteEndpoint[];
  /** Checks for new commits. Missing in development, where the server watches the files. */
  watcher?: RepositoryWatcher;
  /** Stops publishing scheduled changes and checking for commits. */
  stop: () => Promise<void>;
  /** Secret of the webhook endpoint. */
  webhookSecret?: string | undefined;
}

/** What the studio uses of the site. */
export type EditingContext = Pick<
  FeatureContext,
  'buildContent' | 'switchContent' | 'checkDocuments' | 'contentDescription' | 'searchIcons' | 'report' | 'site'
>;

/** Options of `openEditing`. */
export interface OpenEditingOptions extends EditingContext {
  /** Options of the studio. */
  options: StudioOptions;
  /** Settings from the environment. */
  environment: StudioEnvironment;
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>;
  /** Stores drafts, uploads and the journal. */
  store: StudioStore;
  /** Links to drafts. */
  previews: PreviewLinks;
  /** Writes a warning to the log. */
  warn: (text: string) => void;
}

/** Opens the repository and starts publishing scheduled changes. Returns `undefined` outside a repository. */
export async function openEditing(context: OpenEditingOptions): Promise<Editing | undefined> {
  const { options, environment, env, site, store, previews, warn } = context;
  const opened = await openRepository({
    options: options.repository ?? repositorySchema.parse({ host: 'local' }),
    commit: options.commit,
    site: site.repository,
    env,
    folder: environment.sourceFolder,
  }).catch((error: unknown) => {
    const isExpected = error instanceof ContentError && error.code === 'studio/no-git' && !options.repository;
    if (!isExpected) throw error;
    warn(`The studio cannot edit files. ${error.message} ${error.hint}`);
    return undefined;
  });
  if (!opened) return undefined;
  const { repository, folders } = opened;
  const actions = createContentActions({ ...context, ...opened });
  const onError = (error: unknown): void => {
    warn(`Published content cannot be served yet: ${error instanceof Error ? error.message : String(error)}`);
  };
  const publisher = createPublisher({
    ...actions,
    repository,
    journal: store.journal,
    owner: `${hostname()}:${process.pid}:${randomUUID()}`,
    onPublished: () => {
      store.notifications.announce().catch(onError);
    },
  });
  if ('file' in environment.store) await publisher.reclaim();
  const running = runPublisher(publisher, { onError });
  const watcher = watchRepository({
    publisher,
    interval: actions.content ? options.pollSeconds * 1000 : 0,
    listen: store.notifications.listen,
    onError,
  });
  // The deployed content may be older than the repository, or newer than the last push.
  if (actions.content) void watcher.check();
  const { webhookSecret } = environment;
  return {
    repository,
    folders,
    publisher,
    checkContent: actions.checkContent,
    store,
    fileEndpoints: openFiles(context, { repository, folders, store, previews }),
    watcher,
    webhookSecret,
    async stop() {
      watcher.stop();
      await running.stop();
    },
  };
}

/** Opens editing in `recto dev`: changes are written to the files of the project, which the server watches. */
export function openDevEditing(
  folder: string,
  context: EditingContext & { store: StudioStore; options: StudioOptions },
): Editing {
  const { store, options } = context;
  const { repository: configured } = options;
  const folders = { content: configured?.contentDir ?? 'content', public: configured?.publicDir ?? 'public' };
  const names = Object.values(folders);
  const repository = createRepository({
    host: createFolderHost({ folder, folders: names }),
    branch: 'files',
    folders: names,
  });
  const publisher = createPublisher({ content: undefined, repository, journal: store.journal, owner: 'development' });
  // The store exists only in memory, so drafts stay in the browser.
  const fileEndpoints = openFiles(context, { repository, folders, store });
  return { repository, folders, publisher, checkContent: undefined, store, fileEndpoints, stop: async () => undefined };
}

function openFiles(
  { contentDescription, checkDocuments, searchIcons, report, site }: EditingContext,
  opened: Pick<Editing, 'repository' | 'folders' | 'store'> & { previews?: PreviewLinks },
): SiteEndpoint[] {
  if (!contentDescription) return [];
  return createStudioFileEndpoints({ ...opened, contentDescription, checkDocuments, searchIcons, report, site });
}

/** Creates the endpoints that need a repository. */
export function createEditingEndpoints(editing: Editing): SiteEndpoint[] {
  const { watcher, webhookSecret } = editing;
  return [
    ...createPublishEndpoints(editing),
    ...editing.fileEndpoints,
    ...(watcher && webhookSecret !== undefined
      ? [createWebhookEndpoint({ secret: webhookSecret, check: watcher.check })]
      : []),
  ];
}
