import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { Problems } from '../build/build-content.ts';
import type { ContentError } from '../errors.ts';

/** All current errors and warnings of content and configuration. */
export interface FoundFaults {
  /** Errors of the content. */
  content: readonly ContentError[];
  /** Warnings of the content: parts that are not shown as written. */
  warnings: readonly ContentError[];
  /** Error of a changed configuration; the old one remains in use. */
  configuration?: ContentError | undefined;
}

/** Reports errors of content and configuration during development. */
export interface FaultReporter {
  /** Called after files of the content were read; `changed` contains the errors of these files. */
  setContent: (changed: readonly ContentError[]) => Promise<void>;
  /** Sets or removes the error of the configuration. */
  setConfiguration: (fault: ContentError | undefined) => Promise<void>;
}

/** Options of `createFaultReporter`. */
export interface FaultReporterOptions {
  /** Folder of the content. */
  root: string;
  /** Returns all errors and warnings of the content. */
  list: () => Promise<Problems>;
  /** Called with all errors whenever they may have changed, instead of the terminal and the overlay of Vite. */
  onFaults?: ((faults: FoundFaults) => void) | undefined;
}

/** Creates a reporter that shows errors in the terminal and in open pages, or passes them to `onFaults`. */
export function createFaultReporter(
  server: ViteDevServer,
  { root, list, onFaults }: FaultReporterOptions,
): FaultReporter {
  let configuration: ContentError | undefined;
  if (onFaults) {
    let reports = 0;
    const report = async (): Promise<void> => {
      reports += 1;
      const own = reports;
      const { faults, warnings } = await list();
      // Of two concurrent reports only the later one is used, because it is more recent.
      if (own === reports) onFaults({ content: faults, warnings, configuration });
    };
    return {
      setContent: report,
      async setConfiguration(fault) {
        configuration = fault;
        await report();
      },
    };
  }
  const print = (fault: ContentError): void => {
    server.config.logger.error(`\n${String(fault)}\n`, { timestamp: true });
  };
  const show = (fault: ContentError, folder = root): void => {
    server.ws.send({ type: 'error', err: toOverlay(fault, folder) });
  };
  // A page that is opened while there are errors shows them immediately.
  server.ws.on('connection', () => {
    void list().then(({ faults }) => {
      for (const fault of faults) show(fault);
      if (configuration) show(configuration, server.config.root);
    });
  });
  let warned = new Set<string>();
  return {
    async setContent(changed) {
      for (const fault of changed) {
        print(fault);
        show(fault);
      }
      const warnings = (await list()).warnings.map(String);
      for (const warning of warnings) {
        if (!warned.has(warning)) server.config.logger.warn(`\n${warning}\n`, { timestamp: true });
      }
      warned = new Set(warnings);
    },
    async setConfiguration(fault) {
      // Each saved file checks the configuration again, so the same error is printed only once.
      if (fault && String(fault) !== String(configuration)) print(fault);
      configuration = fault;
      if (fault) show(fault, server.config.root);
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
