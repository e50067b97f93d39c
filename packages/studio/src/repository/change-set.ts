import { z } from 'zod';
import { checkNewPath, checkPath } from '../paths/check-path.ts';
import { normalisePath, parentFolders } from '../paths/check-tree.ts';
import { describeReason } from '../paths/path-reason.ts';
import { MAX_FILES } from './max-files.ts';
import type { PathProblem } from './repository-error.ts';

/** Maximum length of a summary, in characters; git hosts truncate longer ones. */
const MAX_SUMMARY_LENGTH = 200;

const MAX_DESCRIPTION_LENGTH = 10_000;

/**
 * Names and e-mail addresses are enclosed by `<`, `>` and line breaks in a commit, so these are not allowed in them.
 */
const headerText = z
  .string()
  .max(200)
  .transform((text) => text.replaceAll(/[<>\p{Cc}\u2028\u2029]/gu, ' ').trim())
  .pipe(z.string().min(1));

const person = z
  .strictObject({ name: headerText, email: headerText })
  // Git rejects a name without letters or digits.
  .transform(({ name, email }) => ({ name: /[\p{L}\p{N}]/u.test(name) ? name : email, email }));

const content = z.base64().transform((text): Uint8Array => Buffer.from(text, 'base64'));

const fileChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('create'), path: z.string(), content }),
  z.strictObject({ kind: z.literal('change'), path: z.string(), content }),
  z.strictObject({ kind: z.literal('rename'), from: z.string(), path: z.string(), content: content.optional() }),
  z.strictObject({ kind: z.literal('delete'), path: z.string() }),
]);

/** A revision must be a full commit id, because a branch name would later refer to another commit. */
export const revisionSchema = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u, 'a revision is a full commit id');

/** Changes of files that are published in one commit. */
export const changeSetSchema = z.strictObject({
  /** Id chosen by the client. A change set that arrives twice is published once. */
  id: z.string().regex(/^[\w-]{8,64}$/u, 'an id has 8 to 64 letters, digits, - and _'),
  /** The commit that the edits are based on. */
  base: revisionSchema,
  files: z.array(fileChange).min(1).max(MAX_FILES),
  /** First line of the commit message. */
  summary: z.string().trim().min(1).max(MAX_SUMMARY_LENGTH),
  description: z.string().trim().max(MAX_DESCRIPTION_LENGTH).default(''),
  author: person,
  coAuthors: z.array(person).max(50).default([]),
});

/** A change set as it is sent and stored, with content in base64. */
export type ChangeSetInput = z.input<typeof changeSetSchema>;
/** A validated change set. */
export type ChangeSet = z.output<typeof changeSetSchema>;
/** A change of one file. */
export type FileChange = ChangeSet['files'][number];

/** Returns the paths that changes read or write. */
export function touchedPaths(changes: readonly FileChange[]): string[] {
  return changes.flatMap((change) => (change.kind === 'rename' ? [change.from, change.path] : [change.path]));
}

/** Returns the problems of a change set that can be found without the repository. */
export function checkChangeSet({ files }: ChangeSet, folders: readonly string[]): PathProblem[] {
  const problems: PathProblem[] = [];
  for (const path of new Set(touchedPaths(files))) {
    const reason = checkPath(path, folders);
    if (reason !== undefined) problems.push({ path, reason: describeReason(reason, folders) });
  }
  for (const { kind, path } of files) {
    const reason = kind === 'create' || kind === 'rename' ? checkNewPath(path) : undefined;
    if (reason !== undefined) problems.push({ path, reason: describeReason(reason) });
  }
  return [...problems, ...checkOverlaps(files)];
}

/** Checks that each file is written once and removed once, and that no file is also a folder. */
function checkOverlaps(files: readonly FileChange[]): PathProblem[] {
  const problems: PathProblem[] = [];
  const writtenPaths = new Set<string>();
  const removed = new Set<string>();
  for (const change of files) {
    const removes = change.kind === 'rename' ? change.from : change.path;
    if (change.kind === 'delete' || change.kind === 'rename') {
      if (removed.has(removes)) problems.push({ path: removes, reason: 'is removed twice' });
      removed.add(removes);
    }
    if (change.kind !== 'delete') {
      const folded = normalisePath(change.path);
      if (writtenPaths.has(folded)) problems.push({ path: change.path, reason: 'is written twice' });
      writtenPaths.add(folded);
    }
  }
  for (const change of files) {
    if (change.kind === 'delete') continue;
    const parentFile = parentFolders(change.path).find((folder) => writtenPaths.has(normalisePath(folder)));
    if (parentFile !== undefined)
      problems.push({ path: change.path, reason: `is below "${parentFile}", which is a file` });
    if (change.kind !== 'rename' && removed.has(change.path)) {
      problems.push({ path: change.path, reason: 'is removed and written' });
    }
  }
  return problems;
}
