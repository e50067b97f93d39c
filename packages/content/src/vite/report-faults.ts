import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { ContentError } from '../errors.ts';

/** All that is wrong with content and configuration at a time. */
export interface FoundFaults {
  content: readonly ContentError[];
  /** What is wrong with a changed configuration; the old one goes on. */
  configuration?: ContentError | undefined;
}

export interface FaultReporter {
  /** The content has been read, or files of it; `changed` are the faults of these files. */
  setContent: (changed: readonly ContentError[]) => void;
  setConfiguration: (fault: ContentError | undefined) => void;
}

export interface FaultReporterOptions {
  /** Folder of the content. */
  root: string;
  /** All faults of the content. */
  list: () => readonly ContentError[];
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
    const report = (): void => {
      onFaults({ content: list(), configuration });
    };
    return {
      setContent: report,
      setConfiguration(fault) {
        configuration = fault;
        report();
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
    for (const fault of list()) show(fault);
    if (configuration) show(configuration, server.config.root);
  });
  return {
    setContent(changed) {
      for (const fault of changed) {
        print(fault);
        show(fault);
      }
    },
    setConfiguration(fault) {
      // Every file that is saved until then tries again.
      if (fault && String(fault) !== String(configuration)) print(fault);
      configuration = fault;
      if (fault) show(fault, server.config.root);
    },
  };
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
