import type { ContentConfig, ContentError } from '@recto/content';
import { buildContent, createDevContent } from '@recto/content/node';
import type { BuildResult } from '@recto/content/node';
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { RectoPaths } from './paths.ts';
import { createQueue } from './queue.ts';

/** Editors empty a file before they fill it; it is read once it has been still for this long. */
const SETTLE_MS = 25;

type Built = Pick<BuildResult, 'rows' | 'assets'> & { version: string };

/** Builds the database before anything else, and keeps it at the files' heels while developing. */
export function contentPlugin(paths: RectoPaths, onBuilt: (version: string) => void): Plugin {
  let built: Promise<Built> | undefined;
  let developed: DevContent | undefined;
  return {
    name: 'recto:content',
    sharedDuringBuild: true,
    apply: (_, { isPreview }) => isPreview !== true,
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      built ??= build(paths).then((result) => {
        this.environment.logger.info(`content: ${result.rows} rows`);
        onBuilt(result.version);
        return result;
      });
      await built;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { file, url } of (await built)?.assets ?? []) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) });
      }
    },
    async config(_, { command }) {
      // Before the server's worker starts: from then on it asks for pages, and Vite must not be kept from answering.
      if (command === 'serve') developed = await openDevContent(paths);
    },
    configureServer(server) {
      if (developed) followFiles(server, paths.content, developed);
    },
  };
}

async function build({ content: root, database, contentConfig }: RectoPaths): Promise<Built> {
  const config = await loadConfig(contentConfig);
  const options = { config, configFile: contentConfig, root, output: database, cache: cacheBeside(database) };
  const { rows, assets, faults } = await buildContent(options);
  if (faults.length > 0) {
    throw new Error(`${faults.length} fault(s) in the content:\n\n${faults.map(String).join('\n\n')}\n`);
  }
  const version = createHash('sha256').update(readFileSync(database)).digest('hex');
  return { rows, assets, version };
}

type DevContent = Awaited<ReturnType<typeof createDevContent>>;

async function openDevContent({ content: root, database: output, contentConfig }: RectoPaths): Promise<DevContent> {
  const config = await loadConfig(contentConfig);
  return await createDevContent({ config, configFile: contentConfig, root, output, cache: cacheBeside(output) });
}

function followFiles(server: ViteDevServer, root: string, content: DevContent): void {
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
    for (const change of await content.follow(file)) {
      if (change.kind === 'fault') {
        for (const fault of change.faults) {
          warn(fault);
          show(fault);
        }
      } else if (change.paths.length === 0) {
        // Data has no page of its own, and may be on any.
        server.ws.send('recto:content', {});
      } else {
        for (const path of change.paths) server.ws.send('recto:content', { path });
      }
    }
  };
  const followers = createQueue(take, SETTLE_MS, (error) => {
    server.config.logger.error(`The content could not be followed: ${String(error)}`, { timestamp: true });
  });
  server.watcher.add([root, ...content.folders()]);
  server.watcher.on('all', (event, file) => {
    if (event !== 'addDir' && event !== 'unlinkDir') followers.add(file);
  });
  serveAssets(server, content.assets);
  server.httpServer?.once('close', () => {
    void content.close();
  });
}

/** Pictures beside content, at the addresses a build would write them to. */
function serveAssets(server: ViteDevServer, assets: () => Map<string, string>): void {
  server.middlewares.use((request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const file = path.startsWith('/_assets/') ? assets().get(path) : undefined;
    if (file === undefined) {
      next();
      return;
    }
    response.setHeader('content-type', typeOf(file));
    createReadStream(file).on('error', next).pipe(response);
  });
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webm: 'video/webm',
  webp: 'image/webp',
};

function typeOf(file: string): string {
  return TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

/** Finished rows and fetched repositories, for the next build. */
function cacheBeside(database: string): string {
  return join(dirname(database), 'cache');
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
