import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { Problems } from '../build/build-content.ts';
import type { ContentError } from '../errors.ts';

/** All current errors and warnings of content and configuration. */
export interface FoundProblems {
  /** Errors of the content. */
  content: readonly ContentError[];
  /** Warnings of the content: parts that are not shown as written. */
  warnings: readonly ContentError[];
  /** Error of a changed configuration; the old one remains in use. */
  configuration?: ContentError | undefined;
}

/** Reports errors of content and configuration during development. */
export interface ErrorReporter {
  /** Reports errors after content files were read; `changed` contains the errors of these files. */
  setContent: (changed: readonly ContentError[]) => Promise<void>;
  /** Sets or removes the error of the configuration. */
  setConfiguration: (error: ContentError | undefined) => Promise<void>;
}

/** Options of `createErrorReporter`. */
export interface ErrorReporterOptions {
  /** Folder of the content. */
  root: string;
  /** Returns all errors and warnings of the content. */
  list: () => Promise<Problems>;
  /**
   * Called with all errors whenever they may have changed. If set, errors are not printed or shown in the Vite overlay.
   */
  onProblems?: ((problems: FoundProblems) => void) | undefined;
}

/** Creates a reporter that shows errors in the terminal and in open pages, or passes them to `onProblems`. */
export function createErrorReporter(
  server: ViteDevServer,
  { root, list, onProblems }: ErrorReporterOptions,
): ErrorReporter {
  let configuration: ContentError | undefined;
  if (onProblems) {
    let reports = 0;
    const report = async (): Promise<void> => {
      reports += 1;
      const reportNumber = reports;
      const { errors, warnings } = await list();
      // Of two concurrent reports only the later one is used, because it is more recent.
      if (reportNumber === reports) onProblems({ content: errors, warnings, configuration });
    };
    return {
      setContent: report,
      async setConfiguration(error) {
        configuration = error;
        await report();
      },
    };
  }
  const print = (error: ContentError): void => {
    server.config.logger.error(`\n${String(error)}\n`, { timestamp: true });
  };
  const show = (error: ContentError, folder = root): void => {
    server.ws.send({ type: 'error', err: toOverlay(error, folder) });
  };
  // A page that is opened while there are errors shows them immediately.
  server.ws.on('connection', () => {
    void list().then(({ errors }) => {
      for (const error of errors) show(error);
      if (configuration) show(configuration, server.config.root);
    });
  });
  let warned = new Set<string>();
  return {
    async setContent(changed) {
      for (const error of changed) {
        print(error);
        show(error);
      }
      const warnings = (await list()).warnings.map(String);
      for (const warning of warnings) {
        if (!warned.has(warning)) server.config.logger.warn(`\n${warning}\n`, { timestamp: true });
      }
      warned = new Set(warnings);
    },
    async setConfiguration(error) {
      // An invalid configuration is checked again whenever a file is saved; the same error is printed only once.
      if (error && String(error) !== String(configuration)) print(error);
      configuration = error;
      if (error) show(error, server.config.root);
    },
  };
}

function toOverlay(
  { message, hint, file = '', line = 1, column = 1 }: ContentError,
  root: string,
): ErrorPayload['err'] {
  return {
    message: `${message} ${hint}`,
    stack: '',
    plugin: 'recto:content',
    id: join(root, file),
    loc: { file: join(root, file), line, column },
  };
}
