import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { Problems } from '../build/build-content.ts';
import type { ContentError } from '../errors.ts';

/** All that is wrong with content and configuration at a time. */
export interface FoundFaults {
  content: readonly ContentError[];
  /** What of the content is not shown as it was written. */
  warnings: readonly ContentError[];
  /** What is wrong with a changed configuration; the old one goes on. */
  configuration?: ContentError | undefined;
}

export interface FaultReporter {
  /** The content has been read, or files of it; `changed` are the faults of these files. */
  setContent: (changed: readonly ContentError[]) => Promise<void>;
  setConfiguration: (fault: ContentError | undefined) => Promise<void>;
}

export interface FaultReporterOptions {
  /** Folder of the content. */
  root: string;
  /** Everything that is wrong with the content. */
  list: () => Promise<Problems>;
  /** Hears of all faults whenever they may have changed, instead of the terminal and the overlay of Vite. */
  onFaults?: ((faults: FoundFaults) => void) | undefined;
}

/** Tells developers what is wrong with their files. */
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
      // Of two that are made at a time, the later one knows more.
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
  // A page that is opened while something is broken says so at once.
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
      // Every file that is saved until then tries again.
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
