import type { Reads } from '../server/static/record-reads.ts';
import { parseMetadataKey } from '../server/static/record-metadata.ts';
import { isQueryKey } from '../server/static/record-reads.ts';
import { RAW_READ_PREFIX } from '../server/static/raw-files.ts';
import type { Copy } from './export-site.ts';
import type { GeneratedFile } from './generated-files.ts';
import type { ExportState } from './export-state.ts';
import type { TaskResult } from './export-worker.ts';
import { fileOfPath } from './file-of-path.ts';
import type { StagedFile, WrittenFile } from './stage-file.ts';

interface RecordedResponse {
  files: readonly string[];
  reads: Reads;
}

/** Records the results of an export, and decides which results of the last one are still valid. */
export function createRecords(last: ExportState | undefined, previousFiles: ReadonlyMap<string, WrittenFile>) {
  const files = new Map<string, WrittenFile>();
  const responses = new Map<string, RecordedResponse>();
  const shared = new Map<string, string>();
  const staged = new Set<string>();
  const copied = new Map<string, StagedFile>();
  let changed: ReadonlySet<number> | undefined;
  let list: { paths: readonly string[]; base: string; reads: Reads } | undefined;

  const readsByIndex = (indexes: readonly number[]): Reads =>
    new Map(indexes.flatMap((index) => (last?.reads[index] ? [last.reads[index]] : [])));

  /** Whether a read of the last export would have the same result now. */
  const isSame = (index: number): boolean => {
    const [key = '', digest] = last?.reads[index] ?? [];
    if (isContentRead(key)) return changed?.has(index) === false;
    if (!key.startsWith(RAW_READ_PREFIX)) return false;
    return files.get(fileOfPath(key.slice(RAW_READ_PREFIX.length), false, list?.base))?.hash === digest;
  };

  const addFile = ({ file, isNew, ...details }: StagedFile): string => {
    files.set(file, details);
    if (isNew) staged.add(file);
    return file;
  };

  return {
    /** Determines which reads of the last export have changed. */
    async compare(find: (state: ExportState) => Promise<ReadonlySet<number>>): Promise<void> {
      if (!last) return;
      changed = await find(last);
      // All responses depend on the reads during the start of the app.
      if (!last.sharedReads.every(isSame)) changed = undefined;
      if (!changed) return;
      for (const [key, digest] of readsByIndex(last.sharedReads)) shared.set(key, digest);
      if (last.listReads.every(isSame))
        list = { paths: last.paths, base: last.base, reads: readsByIndex(last.listReads) };
    },
    hasList: () => list !== undefined,
    list() {
      if (!list) throw new Error('The app has not listed its paths.');
      return list;
    },
    /** Reuses the response of the last export if it is still valid. */
    keep(path: string): boolean {
      const response = last?.answers[path];
      if (!response || !changed) return false;
      if (!response.reads.every(isSame) || !response.files.every((file) => previousFiles.has(file))) return false;
      responses.set(path, { files: response.files, reads: readsByIndex(response.reads) });
      for (const file of response.files) files.set(file, previousFiles.get(file) ?? { hash: '', hasCopies: false });
      return true;
    },
    /** Reuses a copied file of the last export if its source has not changed. */
    keepCopy({ file, source }: Copy): boolean {
      const previous = previousFiles.get(file);
      if (!last || previous?.source?.size !== source.size || previous.source.time !== source.time) return false;
      files.set(file, previous);
      return true;
    },
    /** Reuses a generated file of the last export if it was generated from the same data. */
    keepGenerated({ file, dataKey }: Pick<GeneratedFile, 'file' | 'dataKey'>): boolean {
      const previous = previousFiles.get(file);
      if (!last || previous?.dataKey !== dataKey) return false;
      files.set(file, previous);
      return true;
    },
    add({ paths, base = '', reads, rendered = [], copied: copy, sharedReads = new Map() }: TaskResult): void {
      if (paths && reads) list = { paths, base, reads };
      for (const response of rendered) {
        responses.set(response.path, { files: response.files.map(addFile), reads: response.reads });
      }
      if (copy) copied.set(copy.file, copy);
      for (const [key, digest] of sharedReads) shared.set(key, digest);
    },
    addCopies(copies: readonly Copy[]): void {
      for (const { file, source } of copies) {
        const copy = copied.get(file);
        if (copy) addFile({ ...copy, source });
      }
    },
    addGenerated(generated: readonly Pick<GeneratedFile, 'file' | 'dataKey'>[]): void {
      for (const { file, dataKey } of generated) {
        const copy = copied.get(file);
        if (copy) addFile({ ...copy, dataKey });
      }
    },
    /** Paths without a response. */
    missing: (): string[] => list?.paths.filter((path) => !responses.has(path)) ?? [],
    written: (): number => staged.size,
    state({ version, content }: Pick<ExportState, 'version' | 'content'>): ExportState {
      const { paths = [], base = '', reads: listReads = new Map() } = list ?? {};
      const indexes = new Map<string, number>();
      const all: [string, string][] = [];
      const indexesOf = (reads: Reads): number[] =>
        [...reads].map(([key, digest]) => {
          const index = indexes.get(key) ?? all.push([key, digest]) - 1;
          indexes.set(key, index);
          return index;
        });
      return {
        version,
        content,
        base,
        paths,
        listReads: indexesOf(listReads),
        sharedReads: indexesOf(shared),
        answers: Object.fromEntries(
          [...responses].map(([path, response]) => [path, { files: response.files, reads: indexesOf(response.reads) }]),
        ),
        reads: all,
        files: Object.fromEntries(files),
      };
    },
  };
}

/**
 * Whether a read is a query or metadata, which can be compared with the content. Other reads are compared in another
 * way.
 */
function isContentRead(key: string): boolean {
  return isQueryKey(key) || parseMetadataKey(key) !== undefined;
}
