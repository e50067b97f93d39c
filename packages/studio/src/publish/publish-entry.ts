import { z } from 'zod';
import type { ChangeSetInput } from '../repository/change-set.ts';
import type { RepositoryError } from '../repository/repository-error.ts';
import type { JournalEntry } from '../store/studio-store.ts';

/** Kind of the journal entries for publishing. */
export const KIND = 'publish';

/** States in which a server has work to do. */
export const ACTIVE_STATES = ['journaled', 'committed', 'built', 'switched'] as const;

/**
 * State of a change set. `journaled`: accepted. `committed`: in the repository. `built`: its content version exists.
 * `switched`: this version is served. `stopped`: a person must decide; see the error.
 */
const stateSchema = z.enum([...ACTIVE_STATES, 'done', 'stopped']);

const modeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('direct') }),
  /** A separate branch and a pull request; nothing is built. */
  z.strictObject({ kind: z.literal('pull-request'), branch: z.string(), title: z.string(), body: z.string() }),
]);

const dataSchema = z.object({
  mode: modeSchema,
  /** Hash of the change set as it arrived, to reject the same id with other content. */
  hash: z.string(),
  /** The change set; removed when it is done, because the repository has it then. */
  set: z.custom<ChangeSetInput>().optional(),
  /** Name of the author, for lists. */
  author: z.string(),
  summary: z.string(),
  paths: z.array(z.string()),
  /** State before it was stopped. */
  stoppedAt: stateSchema.optional(),
  attempts: z.number(),
  revision: z.string().optional(),
  merged: z.array(z.string()).optional(),
  staleWorkingTrees: z.array(z.string()).optional(),
  /** The newest commit when the content was built. */
  builtFrom: z.string().optional(),
  version: z.string().optional(),
  pullRequest: z.object({ number: z.number(), url: z.string() }).optional(),
  error: z.custom<PublishError>().optional(),
});

/** `content-build` and `content-switch` are errors of the functions that the caller provides. */
export type PublishError =
  | RepositoryError
  | { code: 'content-build' | 'content-switch'; message: string; hint: string };

/** How a change set is published: to the branch, or as a pull request. */
export type PublishMode = z.output<typeof modeSchema>;
/** State of a change set. */
export type PublishState = z.output<typeof stateSchema>;
/** Data of a change set in the journal. */
export type PublishData = z.output<typeof dataSchema>;

/** Its progress. */
export interface PublishEntry {
  /** Id of the change set. */
  id: string;
  /** How far it is. */
  state: PublishState;
  /** When it is published or retried, in milliseconds. */
  due: number;
  /** When it was accepted, in milliseconds. */
  createdAt: number;
  /** When it last changed, in milliseconds. */
  updatedAt: number;
  /** The change set and its progress. */
  data: PublishData;
}

/** Converts a journal entry. */
export function publishEntryOf({ id, state, data, due, createdAt, updatedAt }: JournalEntry): PublishEntry {
  return { id, state: stateSchema.parse(state), due, createdAt, updatedAt, data: dataSchema.parse(data) };
}
