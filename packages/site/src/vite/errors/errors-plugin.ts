import type { ContentError } from '@recto/content';
import type { FoundProblems } from '@recto/content/vite';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer, WebSocketClient } from 'vite';
import { referenceOf } from '../../config/part.ts';
import { ERROR_EVENTS, toRawError } from '../../dev/dev-error.ts';
import type { HandledRequest, DevError, ErrorKind, RawError } from '../../dev/dev-error.ts';
import type { LoadedSite } from '../config/load-site.ts';
import { describeError } from './describe-error.ts';
import type { SiteFiles } from './describe-error.ts';
import { createErrorList } from './error-list.ts';
import type { ErrorList } from './error-list.ts';
import { clearFixedErrors } from './clear-fixed-errors.ts';
import { mapStack } from './map-stack.ts';
import { renderError } from './render-error.ts';

/** The Vite plugin for errors, and a function to report errors to it. */
export interface ErrorsPlugin {
  /** The Vite plugin. */
  plugin: Plugin;
  /** Replaces the current errors in content and configuration. */
  setErrors: (problems: FoundProblems) => void;
}

/** Development only: collects the errors of content, configuration and code, for the terminal and for open pages. */
export function errorsPlugin({ pages, config }: LoadedSite, root: string): ErrorsPlugin {
  let server: ViteDevServer | undefined;
  const filesOf = (part: 'server' | 'screen'): string[] => pages.flatMap((page) => referenceOf(page[part]) ?? []);
  const files: SiteFiles = { root, loaders: filesOf('server'), screens: filesOf('screen') };
  const print = (error: DevError): void => {
    const text = `\n${renderError(error)}\n`;
    if (error.isWarning) server?.config.logger.warn(text, { timestamp: true });
    else server?.config.logger.error(text, { timestamp: true });
  };
  const list = createErrorList({
    onNew: print,
    onChange(errors) {
      server?.ws.send(ERROR_EVENTS.list, { errors });
    },
  });
  const describe = (raw: RawError): DevError => describeError(raw, files);
  let lastProblems: FoundProblems = { content: [], warnings: [] };
  const setErrors = (problems: FoundProblems): void => {
    lastProblems = problems;
    // Before the server has started, no page is connected.
    if (!server) return;
    const contentFolder = resolve(root, config.content.folder);
    list.set('content', describeErrors(problems.content, 'content', contentFolder, describe));
    const warnings = describeErrors(problems.warnings.slice(0, MAX_WARNINGS), 'content', contentFolder, describe);
    list.set('warnings', [
      ...warnings.map((warning): DevError => ({ ...warning, isWarning: true })),
      ...moreWarnings(problems.warnings.length - MAX_WARNINGS),
    ]);
    list.set('configuration', describeErrors([problems.configuration ?? []].flat(), 'configuration', root, describe));
  };
  return {
    setErrors,
    plugin: {
      name: 'recto:errors',
      apply: 'serve',
      config: () => ({ server: { hmr: { overlay: false } } }),
      configureServer(created) {
        server = created;
        setErrors(lastProblems);
        sendToPages(created, list, { describe, print });
        receiveRequestErrors(created, list, describe);
        clearFixedErrors(created, list);
        // Runs after all other middleware, and before Vite's error middleware.
        return () => {
          created.middlewares.use(((error, request, response, _next) => {
            if (isClosedConnection(error)) {
              // Browsers load the page again after a second.
              response.statusCode = 503;
              response.setHeader('refresh', '1');
              response.end('The server is restarting.');
              return;
            }
            const raw = readViteError(error);
            list.set(`file ${raw.id ?? request.url ?? ''}`, [describe(raw)]);
            response.statusCode = 500;
            response.setHeader('content-type', 'text/plain; charset=utf-8');
            response.end('This module cannot be loaded. The terminal and the page show the error.');
          }) satisfies ErrorMiddleware);
        };
      },
    },
  };
}

type ErrorMiddleware = (
  error: unknown,
  request: { url?: string | undefined },
  response: { statusCode: number; setHeader: (name: string, value: string) => void; end: (text: string) => void },
  next: () => void,
) => void;

/**
 * Whether an error is a closed connection to the worker, which the server restarts when the configuration has changed.
 * It is not an error in the code of the site.
 */
export function isClosedConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CLOSED_CODES.has(error.code);
}

const CLOSED_CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE']);

/** Converts an error of Vite, which has its position in separate properties. */
function readViteError(error: unknown): RawError {
  const { loc, id } = error as { loc?: { line?: number; column?: number; file?: string }; id?: string };
  const file = loc?.file ?? id;
  return {
    ...toRawError(error),
    ...(file !== undefined && { file: file.replace(/\?.*$/u, '') }),
    ...(loc?.line !== undefined && { line: loc.line, column: (loc.column ?? 0) + 1 }),
  };
}

/** Maximum number of warnings that are shown in development. */
const MAX_WARNINGS = 50;

function moreWarnings(count: number): DevError[] {
  if (count <= 0) return [];
  const message = `There are ${count} more warnings.`;
  return [{ kind: 'content', isWarning: true, message, hint: 'The command recto check lists all of them.' }];
}

function describeErrors(
  errors: readonly ContentError[],
  kind: ErrorKind,
  folder: string,
  describe: (raw: RawError) => DevError,
): DevError[] {
  return errors.map((error): DevError => {
    const file = error.file === undefined ? undefined : resolve(folder, error.file);
    const isHere = file !== undefined && existsSync(file);
    // The file may not be in the content folder, but in a remote repository, for example.
    const message = error.file === undefined || isHere ? error.message : `${error.file}: ${error.message}`;
    const { code, hint, line = 1, column } = error;
    const position = isHere ? { file, line, column } : {};
    return { ...describe({ name: 'ContentError', message, stack: '', code, hint, ...position }), kind };
  });
}

interface ThrownMessage {
  raw: RawError;
  path: string;
}

interface Reporters {
  describe: (raw: RawError) => DevError;
  print: (error: DevError) => void;
}

function sendToPages({ ws, environments }: ViteDevServer, list: ErrorList, { describe, print }: Reporters): void {
  ws.on(ERROR_EVENTS.ask, (_: unknown, client: WebSocketClient) => {
    client.send(ERROR_EVENTS.list, { errors: list.all() });
  });
  // Only the page in which the error occurred shows it; the terminal prints it once.
  const printed = new Set<string>();
  const respond = async ({ raw, path }: ThrownMessage, client: WebSocketClient): Promise<void> => {
    const error = { ...describe({ ...raw, stack: await mapStack(raw.stack, environments.client) }), path };
    const text = renderError(error);
    if (!printed.has(text)) print(error);
    printed.add(text);
    client.send(ERROR_EVENTS.thrown, { error });
  };
  ws.on(ERROR_EVENTS.thrown, (message: ThrownMessage, client: WebSocketClient) => {
    void respond(message, client);
  });
}

/** Updates the list with the errors that the server sends after each request, which may be none. */
function receiveRequestErrors(
  { environments }: ViteDevServer,
  list: ErrorList,
  describe: (raw: RawError) => DevError,
): void {
  const take = ({ path, isPage, errors }: HandledRequest): void => {
    const described = errors.map((raw): DevError => ({ ...describe(raw), path }));
    const unique = [...new Map(described.map((error) => [JSON.stringify(error), error])).values()];
    list.set(isPage ? `page ${path}` : `request ${path}`, unique);
  };
  // `ssr` renders pages; `nitro` responds if these cannot be loaded.
  for (const name of ['ssr', 'nitro']) environments[name]?.hot.on(ERROR_EVENTS.answered, take);
}
