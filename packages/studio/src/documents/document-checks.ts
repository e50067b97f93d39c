import type { CheckDocuments, ContentProblem } from '@recto/site/server';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { blobId } from '../repository/blob-id.ts';

/** Results that are remembered. */
const MOST_RESULTS = 10_000;

interface CheckedText {
  path: string;
  collections: readonly string[];
  /** Their `file` is a path from the root of the repository. */
  errors: readonly ContentProblem[];
  warnings: readonly ContentProblem[];
}

export interface DocumentChecks {
  readonly isAvailable: boolean;
  /** `undefined` where texts cannot be checked, or not now. With a revision, the texts are files of it. */
  check: (
    documents: readonly { path: string; text: string }[],
    revision?: string,
  ) => Promise<readonly CheckedText[] | undefined>;
  /** Whether a file with this id was found to have errors. */
  isInvalid: (path: string, id: string) => boolean;
}

export interface DocumentChecksOptions {
  /** Missing where a server has no builder of content. */
  checkDocuments: CheckDocuments | undefined;
  folders: StudioFolders;
  report: (error: unknown, path: string) => void;
}

/** Has texts checked, and remembers what was found in files, for the list of all files. */
export function createDocumentChecks({ checkDocuments, folders, report }: DocumentChecksOptions): DocumentChecks {
  const results = new Map<string, CheckedText>();
  const remember = (key: string, checked: CheckedText): void => {
    results.set(key, checked);
    const [oldest] = results.keys();
    if (results.size > MOST_RESULTS && oldest !== undefined) results.delete(oldest);
  };
  return {
    isAvailable: checkDocuments !== undefined,
    isInvalid: (path, id) => (results.get(`${id} ${path}`)?.errors.length ?? 0) > 0,
    async check(documents, revision) {
      if (!checkDocuments) return undefined;
      const keyOf = ({ path, text }: { path: string; text: string }): string | undefined =>
        revision === undefined ? undefined : `${blobId(Buffer.from(text), revision)} ${path}`;
      const known = documents.map((document) => results.get(keyOf(document) ?? ''));
      if (known.every((one) => one !== undefined)) return known;
      try {
        const texts = documents.map(({ path, text }) => ({ file: pathBelow(path, folders.content) ?? path, text }));
        const checked = await checkDocuments(texts);
        return documents.map((document, index) => {
          const { collections = [], errors = [], warnings = [] } = checked[index] ?? {};
          const { path } = document;
          const place = (problem: ContentProblem): ContentProblem => ({ ...problem, file: path });
          const result = { path, collections, errors: errors.map(place), warnings: warnings.map(place) };
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
