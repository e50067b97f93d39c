import type { CheckDocuments, ContentProblem } from '@recto/site/server';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { blobId } from '../repository/blob-id.ts';

/** Maximum number of cached results. */
const MAX_RESULTS = 10_000;

interface CheckedText {
  path: string;
  collections: readonly string[];
  /** Errors whose `file` is a path from the root of the repository. */
  errors: readonly ContentProblem[];
  warnings: readonly ContentProblem[];
}

/** Checks texts for errors and warnings. */
export interface DocumentChecks {
  /** Whether this server can check texts. */
  readonly isAvailable: boolean;
  /**
   * Checks texts. Returns `undefined` if that is not possible. `revision`: the commit that the texts were read from, if
   * they are published files; only their results are cached.
   */
  check: (
    documents: readonly { path: string; text: string }[],
    revision?: string,
  ) => Promise<readonly CheckedText[] | undefined>;
  /** Whether a file with this id is known to have errors. */
  isInvalid: (path: string, id: string) => boolean;
}

/** Options of `createDocumentChecks`. */
export interface DocumentChecksOptions {
  /** Checks documents; missing on a server without a content builder. */
  checkDocuments: CheckDocuments | undefined;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Reports a check that failed, with the path of the endpoint. */
  report: (error: unknown, path: string) => void;
}

/**
 * Creates checks of texts. The results of published files are cached, so that the list of files can mark those with
 * errors.
 */
export function createDocumentChecks({ checkDocuments, folders, report }: DocumentChecksOptions): DocumentChecks {
  const results = new Map<string, CheckedText>();
  const remember = (key: string, checked: CheckedText): void => {
    results.set(key, checked);
    const [oldest] = results.keys();
    if (results.size > MAX_RESULTS && oldest !== undefined) results.delete(oldest);
  };
  return {
    isAvailable: checkDocuments !== undefined,
    isInvalid: (path, id) => (results.get(`${id} ${path}`)?.errors.length ?? 0) > 0,
    async check(documents, revision) {
      if (!checkDocuments) return undefined;
      const keyOf = ({ path, text }: { path: string; text: string }): string | undefined =>
        revision === undefined ? undefined : `${blobId(Buffer.from(text), revision)} ${path}`;
      const cached = documents.map((document) => results.get(keyOf(document) ?? ''));
      if (cached.every((one) => one !== undefined)) return cached;
      try {
        const texts = documents.map(({ path, text }) => ({ file: pathBelow(path, folders.content) ?? path, text }));
        const checked = await checkDocuments(texts);
        return documents.map((document, index) => {
          const { collections = [], errors = [], warnings = [] } = checked[index] ?? {};
          const { path } = document;
          const withFile = (problem: ContentProblem): ContentProblem => ({ ...problem, file: path });
          const result = { path, collections, errors: errors.map(withFile), warnings: warnings.map(withFile) };
          const key = keyOf(document);
          if (key !== undefined) remember(key, result);
          return result;
        });
      } catch (error) {
        report(error, '/__recto_studio/validate');
        return undefined;
      }
    },
  };
}
