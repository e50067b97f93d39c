import type { ComponentDescription } from '@recto/content';
import { createDocumentChecker } from '@recto/content/node';
import type { DocumentText } from '@recto/content/node';
import { setPriority } from 'node:os';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { toProblem } from './build-message.ts';
import type { CheckMessage, CheckRequest, DocumentProblems } from './check-message.ts';

/** Requests come first: this process gets what they leave. */
const LOW_PRIORITY = 10;

/** Gives the components of a site, beside the built-in ones. */
export type FindComponents = (site: SiteDefinition) => Promise<readonly ComponentDescription[] | undefined>;

/** Answers requests for checks with the configuration of a site, until the process that asks has ended or ends it. */
export function serveChecks(configFile: string, components: FindComponents): void {
  try {
    setPriority(LOW_PRIORITY);
  } catch {
    // Not every system has priorities.
  }
  process.once('SIGTERM', () => process.exit(0));
  process.once('disconnect', () => process.exit(0));
  const check = openChecker(configFile, components);
  // An error is sent as the answer to the request.
  check.catch(() => undefined);
  process.on('message', ({ id, documents, withRows = false }: CheckRequest) => {
    const answer = async (): Promise<CheckMessage> => {
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
    void answer().then((message) => process.send?.(message));
  });
}

async function openChecker(
  configFile: string,
  components: FindComponents,
): Promise<(document: DocumentText) => Promise<Required<DocumentProblems>>> {
  const { site } = (await import(pathToFileURL(configFile).href)) as { site: SiteDefinition };
  return async (document) => {
    // Their files may change between two checks.
    const check = createDocumentChecker(site.content, await components(site));
    const { errors, warnings, ...rest } = await check(document);
    return { ...rest, errors: errors.map(toProblem), warnings: warnings.map(toProblem) };
  };
}
