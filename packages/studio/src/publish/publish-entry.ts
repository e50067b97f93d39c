import { z } from 'zod';
import type { ChangeSetInput } from '../repository/change-set.ts';
import type { RepositoryError } from '../repository/repository-error.ts';
import type { JournalEntry } from '../store/studio-store.ts';

/** The kind of journal entries that belong to publishing. */
export const KIND = 'publish';

/** States in which a server has something to do. */
export const ACTIVE_STATES = ['journaled', 'committed', 'built', 'switched'] as const;

/**
 * How far a change set is. `journaled`: accepted. `committed`: in the repository. `built`: its content version exists.
 * `switched`: this version is served. `stopped`: somebody has to decide, the error says what.
 */
const stateSchema = z.enum([...ACTIVE_STATES, 'done', 'stopped']);

const modeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('direct') }),
  /** A branch of its own and a pull request; nothing is built. */
  z.strictObject({ kind: z.literal('pull-request'), branch: z.string(), title: z.string(), body: z.string() }),
]);

const dataSchema = z.object({
  mode: modeSchema,
  /** Hash of the change set as it arrived: the same id with other content is refused. */
  hash: z.string(),
  /** Missing when it is done: the repository has it then. */
  set: z.custom<ChangeSetInput>().optional(),
  /** Who, for lists. */
  author: z.string(),
  summary: z.string(),
  paths: z.array(z.string()),
  /** The state before it was stopped. */
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

/** `content-build` and `content-switch` are errors of the functions that the caller has given. */
export type PublishError =
  | RepositoryError
  | { code: 'content-build' | 'content-switch'; message: string; hint: string };

export type PublishMode = z.output<typeof modeSchema>;
export type PublishState = z.output<typeof stateSchema>;
export type PublishData = z.output<typeof dataSchema>;

/** A change set on its way. */
export interface PublishEntry {
  id: string;
  state: PublishState;
  /** When it is published, or tried again, in milliseconds. */
  due: number;
  createdAt: number;
  updatedAt: number;
  data: PublishData;
}

export function publishEntryOf({ id, state, data, due, createdAt, updatedAt }: JournalEntry): PublishEntry {
  return { id, state: stateSchema.parse(state), due, createdAt, updatedAt, data: dataSchema.parse(data) };
}
