import type { ComponentDescription } from '@recto/content';
import { createDocumentChecker } from '@recto/content/documents';
import type { DocumentText } from '@recto/content/documents';
import { setPriority } from 'node:os';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { toProblem } from './build-message.ts';
import type { CheckMessage, CheckRequest, DocumentProblems } from './check-message.ts';

/** Lower priority than the server, so that requests come first. */
const LOW_PRIORITY = 10;

/** Returns the components of a site, besides the built-in ones. */
export type FindComponents = (site: SiteDefinition) => Promise<readonly ComponentDescription[] | undefined>;

/** Handles requests for checks with the configuration of a site, until the parent process ends or stops it. */
export function serveChecks(configFile: string, components: FindComponents): void {
  try {
    setPriority(LOW_PRIORITY);
  } catch {
    // Not every system has priorities.
  }
  process.once('SIGTERM', () => process.exit(0));
  process.once('disconnect', () => process.exit(0));
  const check = openChecker(configFile, components);
  // The error is sent with the response to each request.
  check.catch(() => undefined);
  process.on('message', ({ id, documents, withRows = false }: CheckRequest) => {
    const runCheck = async (): Promise<CheckMessage> => {
      try {
        const one = await check;
        const result: DocumentProblems[] = [];
        for (const document of documents) {
          const { rows, ...problems } = await one(document);
          result.push(withRows ? { ...problems, rows } : problems);
        }
        return { id, result };
      } catch (error) {
        return { id, crash: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      }
    };
    void runCheck().then((message) => process.send?.(message));
  });
}

async function openChecker(
  configFile: string,
  components: FindComponents,
): Promise<(document: DocumentText) => Promise<Required<DocumentProblems>>> {
  const { site } = (await import(pathToFileURL(configFile).href)) as { site: SiteDefinition };
  return async (document) => {
    // Created for each check, because the files of components may change in between.
    const check = createDocumentChecker(site.content, await components(site));
    const { errors, warnings, ...rest } = await check(document);
    return { ...rest, errors: errors.map(toProblem), warnings: warnings.map(toProblem) };
  };
}
