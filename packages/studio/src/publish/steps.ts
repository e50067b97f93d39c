import { changeSetSchema } from '../repository/change-set.ts';
import type { CommitOptions, Committed, Repository } from '../repository/create-repository.ts';
import { unexpectedError, success } from '../repository/repository-error.ts';
import type { Claim } from './claim.ts';
import type { PublishData, PublishEntry, PublishError, PublishState } from './publish-entry.ts';

/** What a server does with a commit. All functions may be called again for the same commit or version. */
export interface ContentActions {
  /** Checks files before they are committed. */
  checkContent?: CommitOptions['check'];
  /** Makes a commit visible; missing if the host of the site builds each commit itself. */
  content:
    | {
        /** Builds the content of a commit and returns the name of its version. */
        build: (revision: string) => Promise<string>;
        /** Serves a version that was built. */
        activate: (version: string) => Promise<void>;
      }
    | undefined;
}

/** What the steps of publishing need. */
export interface StepContext extends ContentActions {
  /** Repository of the site. */
  repository: Repository;
  /** Returns the current time in milliseconds. */
  now: () => number;
  /** Runs builds and switches one after the other, so that an older version never replaces a newer one. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Runs commits one after the other, because only one of several commits on the same parent succeeds. */
  sequentially: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Called with the commit that is served from now on. */
  onServed: (revision: string) => void | Promise<void>;
}

/** First and maximum delay before a retry, in milliseconds; each delay is twice the previous one. */
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 300_000;

/** Temporary errors that need no person. */
const TEMPORARY_ERRORS = new Set<PublishError['code']>([
  'rate-limit',
  'unavailable',
  'moved',
  'expired-token',
  'content-build',
  'content-switch',
]);

/** Processes an entry as far as possible: to its end, to a delay, or to an error that a person must resolve. */
export async function processEntry(claim: Claim, context: StepContext): Promise<PublishEntry> {
  for (;;) {
    const entry = claim.entry();
    if (entry.state === 'done' || entry.state === 'stopped') return entry;
    const step = await STEPS[entry.state](entry, context).catch((error: unknown) =>
      unexpectedError('The change could not be published', error),
    );
    if (!step.ok) return fail(claim, step.error, context);
    const { state, ...data } = step.value;
    await claim.advance(state, { ...data, attempts: 0, error: undefined });
  }
}

type Step = (entry: PublishEntry, context: StepContext) => Promise<StepResult>;
type StepResult =
  | { ok: true; value: Partial<PublishData> & { state: PublishState } }
  | { ok: false; error: PublishError };

const STEPS: Record<Exclude<PublishState, 'done' | 'stopped'>, Step> = {
  journaled: commit,
  committed: build,
  built: activate,
  switched: async () => success({ state: 'done', set: undefined }),
};

async function commit({ data }: PublishEntry, context: StepContext): Promise<StepResult> {
  const { repository, checkContent: check, sequentially } = context;
  const set = changeSetSchema.parse(data.set);
  const { mode } = data;
  if (mode.kind === 'direct') {
    const done = await sequentially(async () => await repository.commit(set, { ...(check && { check }) }));
    return done.ok ? success({ state: 'committed', ...reportOf(done.value) }) : done;
  }
  const created = await repository.createBranch(mode.branch, set.base);
  if (!created.ok && created.error.code !== 'exists') return created;
  const done = await repository.commit(set, { branch: mode.branch, ...(check && { check }) });
  if (!done.ok) return done;
  return openPullRequest(context, mode, reportOf(done.value));
}

function reportOf({ revision, merged, staleWorkingTrees }: Committed): Partial<PublishData> {
  return { revision, merged: [...merged], staleWorkingTrees: [...staleWorkingTrees] };
}

async function openPullRequest(
  { repository }: StepContext,
  { branch: head, title, body }: { branch: string; title: string; body: string },
  report: Partial<PublishData>,
): Promise<StepResult> {
  const opened = await repository.openPullRequest({ head, base: repository.branch, title, body });
  const done = { state: 'done', set: undefined, ...report } as const;
  if (opened.ok) return success({ ...done, pullRequest: opened.value });
  // A repository without pull requests: people review the branch.
  return opened.error.code === 'unsupported' ? success(done) : opened;
}

/** Builds the newest commit, which contains that of the entry, because several change sets may be in progress. */
async function build(_: PublishEntry, { repository, content, exclusively }: StepContext): Promise<StepResult> {
  if (!content) return success({ state: 'done', set: undefined });
  return exclusively(async () => {
    const head = await repository.readHead();
    if (!head.ok) return head;
    return attempt('content-build', async () => {
      const version = await content.build(head.value);
      return { state: 'built', version, builtFrom: head.value };
    });
  });
}

/** Rebuilds a version that is no longer the newest, because a newer one may already be served. */
async function activate(
  { data }: PublishEntry,
  { repository, content, exclusively, onServed }: StepContext,
): Promise<StepResult> {
  return exclusively(async () => {
    const head = await repository.readHead();
    if (!head.ok) return head;
    const { version } = data;
    if (!content || version === undefined || data.builtFrom !== head.value) return success({ state: 'committed' });
    return attempt('content-switch', async () => {
      await content.activate(version);
      await onServed(head.value);
      return { state: 'switched' };
    });
  });
}

async function attempt(
  code: 'content-build' | 'content-switch',
  work: () => Promise<Partial<PublishData> & { state: PublishState }>,
): Promise<StepResult> {
  try {
    return success(await work());
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, error: { code, message, hint: 'The old version is still served. The server tries again.' } };
  }
}

/** Stores the error. Temporary errors are retried later, all others wait for a person. */
async function fail(claim: Claim, error: PublishError, { now }: StepContext): Promise<PublishEntry> {
  const { state, data } = claim.entry();
  if (!TEMPORARY_ERRORS.has(error.code)) return claim.advance('stopped', { error, stoppedAt: state });
  const attempts = data.attempts + 1;
  const wait = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
  const due = error.code === 'rate-limit' ? Math.max(error.retryAt, now() + FIRST_DELAY_MS) : now() + wait;
  return claim.advance(state, { error, attempts }, due);
}
