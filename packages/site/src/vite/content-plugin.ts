import type { ContentConfig, ContentError } from '@recto/content';
import { buildContent, createDevContent } from '@recto/content/node';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { RectoPaths } from './paths.ts';
import { createQueue } from './queue.ts';

/** Editors empty a file before they fill it; it is read once it has been still for this long. */
const SETTLE_MS = 25;

/** Builds the database before anything else, and keeps it at the files' heels while developing. */
export function contentPlugin(paths: RectoPaths, onBuilt: (version: string) => void): Plugin {
  let built: Promise<void> | undefined;
  return {
    name: 'recto:content',
    sharedDuringBuild: true,
    apply: (_, { isPreview }) => isPreview !== true,
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      built ??= build(paths).then(({ rows, version }) => {
        this.environment.logger.info(`content: ${rows} rows`);
        onBuilt(version);
      });
      await built;
    },
    async configureServer(server) {
      await followFiles(server, paths);
    },
  };
}

async function build({
  content: root,
  database,
  contentConfig,
}: RectoPaths): Promise<{ rows: number; version: string }> {
  const config = await loadConfig(contentConfig);
  const { rows, faults } = await buildContent({ config, root, output: database });
  if (faults.length > 0) {
    throw new Error(`${faults.length} fault(s) in the content:\n\n${faults.map(String).join('\n\n')}\n`);
  }
  const version = createHash('sha256').update(readFileSync(database)).digest('hex');
  return { rows, version };
}

async function followFiles(server: ViteDevServer, paths: RectoPaths): Promise<void> {
  const { content: root, database: output, contentConfig } = paths;
  const config = await loadConfig(contentConfig);
  const content = await createDevContent({ config, root, output });
  const warn = (fault: ContentError): void => {
    server.config.logger.error(`\n${String(fault)}\n`, { timestamp: true });
  };
  const show = (fault: ContentError): void => {
    server.ws.send({ type: 'error', err: toOverlay(fault, root) });
  };
  for (const fault of content.faults()) warn(fault);
  // A page that is opened while something is broken says so at once.
  server.ws.on('connection', () => {
    for (const fault of content.faults()) show(fault);
  });
  const take = async (file: string): Promise<void> => {
    const change = await content.follow(file);
    if (change.kind === 'ignored') return;
    if (change.kind === 'stored') {
      server.ws.send('recto:content', { path: change.path });
      return;
    }
    warn(change.fault);
    show(change.fault);
  };
  const followers = createQueue(take, SETTLE_MS, (error) => {
    server.config.logger.error(`The content could not be followed: ${String(error)}`, { timestamp: true });
  });
  server.watcher.add(root);
  server.watcher.on('all', (event, file) => {
    if (event !== 'addDir' && event !== 'unlinkDir') followers.add(file);
  });
  server.httpServer?.once('close', () => {
    content.close();
  });
}

function toOverlay({ message, hint, file = '', line = 1 }: ContentError, root: string): ErrorPayload['err'] {
  return {
    message: `${message} ${hint}`,
    stack: '',
    plugin: 'recto:content',
    id: join(root, file),
    loc: { file: join(root, file), line, column: 1 },
  };
}

async function loadConfig(file: string): Promise<ContentConfig> {
  const module = (await import(pathToFileURL(file).href)) as { default: ContentConfig };
  return module.default;
}
