import { measureOperation } from '@recto/site/server';
import { createHash } from 'node:crypto';
import { changeSetSchema, checkChangeSet } from '../repository/change-set.ts';
import type { ChangeSetInput } from '../repository/change-set.ts';
import { failure, invalidChangeSet, success } from '../repository/repository-error.ts';
import type { AsyncResult } from '../repository/repository-error.ts';
import type { Journal, JournalEntry } from '../store/studio-store.ts';
import { createQueue } from '../queue/create-queue.ts';
import { ClaimLost, LEASE_MS, holdClaim } from './claim.ts';
import { ACTIVE_STATES, KIND, publishEntryOf } from './publish-entry.ts';
import type { PublishData, PublishEntry, PublishMode } from './publish-entry.ts';
import { processEntry } from './steps.ts';
import type { ContentActions, StepContext } from './steps.ts';

/** Options of `createPublisher`. */
export interface PublisherOptions extends ContentActions {
  /** Repository of the site. */
  repository: StepContext['repository'];
  /** Stores entries until they are finished. */
  journal: Journal;
  /** Unique name of this process. */
  owner: string;
  /** Called with the commit that this server has published, to notify other servers. */
  onPublished?: (revision: string) => void | Promise<void>;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

interface SubmitOptions {
  /** When to publish, in milliseconds; at once by default. */
  at?: number;
  mode?: PublishMode;
}

/**
 * Publishes change sets. A change set accepted by `submit` is stored, and is published exactly once even if the server
 * is stopped.
 */
export interface Publisher {
  /** Accepts a change set. It is published by the next `publishDue` of any server. */
  submit: (input: ChangeSetInput, options?: SubmitOptions) => AsyncResult<PublishEntry>;
  /** Accepts a change set and publishes it. The state of the entry shows its progress. */
  publish: (input: ChangeSetInput, options?: Omit<SubmitOptions, 'at'>) => AsyncResult<PublishEntry>;
  /**
   * Serves the newest commit if this server does not yet, because a person pushed it or another server published it.
   * Returns its revision if it was new.
   */
  serveHead: () => Promise<string | undefined>;
  /** Publishes everything that is due and not claimed. Returns the processed entries. */
  publishDue: () => Promise<PublishEntry[]>;
  /**
   * Claims the entries of a stopped server without waiting for its claims to expire. Only for a store that a single
   * server uses, when it starts.
   */
  reclaim: () => Promise<void>;
  /** Returns an entry. */
  get: (id: string) => Promise<PublishEntry | undefined>;
  /** Returns all unfinished entries, in the order they are due. */
  listPending: () => Promise<PublishEntry[]>;
  /** Retries an entry, now or at a time. Returns `false` if it is finished or being processed. */
  retry: (id: string, at?: number) => Promise<boolean>;
  /** Deletes an entry that is not in the repository yet. Returns `false` if it is, or if it is being processed. */
  discard: (id: string) => Promise<boolean>;
}

/** Creates a publisher. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { repository, journal, owner, content, onPublished, now = Date.now } = options;
  /** The commit whose content is served; unknown when the server starts. */
  let served: string | undefined;
  const onServed = async (revision: string): Promise<void> => {
    served = revision;
    await onPublished?.(revision);
  };
  const context: StepContext = { ...options, now, exclusively: createQueue(), sequentially: createQueue(), onServed };

  const work = async (entry: JournalEntry): Promise<PublishEntry> => {
    const claim = holdClaim(journal, entry, owner, now);
    try {
      return await measureOperation(
        { name: 'publish', metric: 'recto_publish_duration_seconds', describe: describeOutcome },
        async () => await processEntry(claim, context),
      );
    } catch (error) {
      if (!(error instanceof ClaimLost)) throw error;
      return claim.entry();
    } finally {
      await claim.release();
    }
  };

  const add = async (
    input: ChangeSetInput,
    { at, mode = { kind: 'direct' } }: SubmitOptions,
    isClaimed: boolean,
  ): AsyncResult<JournalEntry> => {
    const parsed = changeSetSchema.safeParse(input);
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }));
      return invalidChangeSet(problems);
    }
    const problems = checkChangeSet(parsed.data, repository.folders);
    // People who suggest changes may not have the right to publish.
    if (mode.kind === 'pull-request' && mode.branch === repository.branch) {
      problems.push({ path: mode.branch, reason: 'is the published branch' });
    }
    if (problems.length > 0) return invalidChangeSet(problems);
    const { id, author, summary, files } = parsed.data;
    const hash = createHash('sha256')
      .update(JSON.stringify([input, mode]))
      .digest('hex');
    const paths = files.map(({ path }) => path);
    const data: PublishData = { mode, hash, set: input, author: author.email, summary, paths, attempts: 0 };
    const claimedBy = isClaimed ? { claimedBy: { owner, until: now() + LEASE_MS } } : {};
    await journal.add({
      id,
      kind: KIND,
      state: 'journaled',
      data,
      now: now(),
      ...(at !== undefined && { due: at }),
      ...claimedBy,
    });
    const entry = await journal.get(id);
    if (entry?.kind === KIND && publishEntryOf(entry).data.hash === hash) return success(entry);
    return failure({
      code: 'exists',
      message: `Another change set has the id "${id}".`,
      hint: 'Use a unique id for each change set.',
    });
  };

  /** Returns an entry that no server is processing. */
  const findIdle = async (id: string): Promise<JournalEntry | undefined> => {
    const entry = await journal.get(id);
    return entry?.kind === KIND && entry.state !== 'done' && entry.claimedUntil <= now() ? entry : undefined;
  };

  /** The response to a commit may have been lost, and the repository may be unreachable. */
  const mayBeCommitted = async ({ set, mode }: PublishData): Promise<boolean> => {
    const parsed = changeSetSchema.safeParse(set);
    if (!parsed.success) return true;
    const target = mode.kind === 'direct' ? {} : { branch: mode.branch };
    const result = await repository.isCommitted(parsed.data, target).catch(() => undefined);
    return result?.ok !== true || result.value;
  };

  return {
    async submit(input, submitOptions = {}) {
      const added = await add(input, submitOptions, false);
      return added.ok ? success(publishEntryOf(added.value)) : added;
    },
    async publish(input, submitOptions = {}) {
      const added = await add(input, submitOptions, true);
      if (!added.ok) return added;
      const entry = added.value;
      // A change set that arrives twice is processed by the server that claimed it first.
      const isOurs = entry.owner === owner && entry.revision === 1;
      return success(isOurs ? await work(entry) : publishEntryOf(entry));
    },
    serveHead: () =>
      context.exclusively(async () => {
        const head = await repository.readHead();
        if (!head.ok) throw new Error(head.error.message);
        if (!content || head.value === served) return undefined;
        await content.activate(await content.build(head.value));
        served = head.value;
        return served;
      }),
    async publishDue() {
      const entries: PublishEntry[] = [];
      for (;;) {
        const claim = { owner, now: now(), until: now() + LEASE_MS, kind: KIND, states: ACTIVE_STATES };
        const entry = await journal.claim(claim);
        if (!entry) return entries;
        entries.push(await work(entry));
      }
    },
    async reclaim() {
      for (const { id, revision, owner: holder } of await journal.list({ kind: KIND, states: ACTIVE_STATES })) {
        if (holder !== null) await journal.update(id, revision, { now: now(), claimedBy: null });
      }
    },
    async get(id) {
      const entry = await journal.get(id);
      return entry?.kind === KIND ? publishEntryOf(entry) : undefined;
    },
    async listPending() {
      return (await journal.list({ kind: KIND, states: [...ACTIVE_STATES, 'stopped'] })).map(publishEntryOf);
    },
    async retry(id, at = now()) {
      const entry = await findIdle(id);
      if (!entry) return false;
      const { state, data } = publishEntryOf(entry);
      const change = { now: now(), state: data.stoppedAt ?? state, data: { ...data, stoppedAt: undefined }, due: at };
      return (await journal.update(id, entry.revision, change)) !== undefined;
    },
    async discard(id) {
      const entry = await findIdle(id);
      if (!entry) return false;
      const { state, data, due } = publishEntryOf(entry);
      // The entry of a server that was stopped may be in the repository without the journal recording it.
      const isUntouched = state === 'journaled' && due > now() && data.attempts === 0;
      const isRefused = state === 'stopped' && data.stoppedAt === 'journaled';
      const isWaiting = state === 'journaled' && data.attempts > 0 && !(await mayBeCommitted(data));
      return (isUntouched || isRefused || isWaiting) && journal.delete(id, entry.revision);
    },
  };
}

function describeOutcome(outcome: PromiseSettledResult<PublishEntry>): { state: string } {
  return { state: outcome.status === 'fulfilled' ? outcome.value.state : 'error' };
}
