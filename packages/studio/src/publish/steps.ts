import { changeSetSchema } from '../repository/change-set.ts';
import type { CommitOptions, Committed, Repository } from '../repository/create-repository.ts';
import { crashed, success } from '../repository/repository-error.ts';
import type { Claim } from './claim.ts';
import type { PublishData, PublishEntry, PublishError, PublishState } from './publish-entry.ts';

/** What a server does with a commit. Both functions may be called again for the same commit or version. */
export interface ContentActions {
  /** Says what is wrong with files before they are committed. */
  checkContent?: CommitOptions['check'];
  /** What makes a commit visible; missing where the host of the site builds each commit itself. */
  content:
    | {
        /** Builds the content of a commit and gives the name of its version. */
        build: (revision: string) => Promise<string>;
        /** Serves a version that was built. */
        activate: (version: string) => Promise<void>;
      }
    | undefined;
}

export interface StepContext extends ContentActions {
  repository: Repository;
  now: () => number;
  /** Runs builds and switches one after the other, so that an older version never replaces a newer one. */
  alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Runs commits one after the other: of several on one parent only one wins, and the others are checked again. */
  inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Told which commit is served from now on. */
  onServed: (revision: string) => void | Promise<void>;
}

/** Waits before a further try, in milliseconds: each is twice the one before. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 300_000;

/** Errors that pass without a person. */
const PASSING = new Set<PublishError['code']>([
  'rate-limit',
  'unavailable',
  'moved',
  'expired-token',
  'content-build',
  'content-switch',
]);

/** Takes an entry as far as it gets: to its end, to a wait, or to an error that somebody has to look at. */
export async function workOn(claim: Claim, context: StepContext): Promise<PublishEntry> {
  for (;;) {
    const entry = claim.entry();
    if (entry.state === 'done' || entry.state === 'stopped') return entry;
    const step = await STEPS[entry.state](entry, context).catch((error: unknown) =>
      crashed('The change could not be published', error),
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
  const { repository, checkContent: check, inTurn } = context;
  const set = changeSetSchema.parse(data.set);
  const { mode } = data;
  if (mode.kind === 'direct') {
    const done = await inTurn(async () => await repository.commit(set, { ...(check && { check }) }));
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
  // A repository without pull requests: the branch is what the others look at.
  return opened.error.code === 'unsupported' ? success(done) : opened;
}

/** Builds the newest commit, which contains that of the entry: several change sets may be on their way. */
async function build(_: PublishEntry, { repository, content, alone }: StepContext): Promise<StepResult> {
  if (!content) return success({ state: 'done', set: undefined });
  return alone(async () => {
    const head = await repository.readHead();
    if (!head.ok) return head;
    return attempt('content-build', async () => {
      const version = await content.build(head.value);
      return { state: 'built', version, builtFrom: head.value };
    });
  });
}

/** A version that is no longer the newest is built again, as a newer one may be served already. */
async function activate(
  { data }: PublishEntry,
  { repository, content, alone, onServed }: StepContext,
): Promise<StepResult> {
  return alone(async () => {
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
    return { ok: false, error: { code, message, hint: 'The old version is still served. It is tried again.' } };
  }
}

/** Stores the error. One that may pass is tried again later, any other waits for a person. */
async function fail(claim: Claim, error: PublishError, { now }: StepContext): Promise<PublishEntry> {
  const { state, data } = claim.entry();
  if (!PASSING.has(error.code)) return claim.advance('stopped', { error, stoppedAt: state });
  const attempts = data.attempts + 1;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1));
  const due = error.code === 'rate-limit' ? Math.max(error.retryAt, now() + FIRST_WAIT) : now() + wait;
  return claim.advance(state, { error, attempts }, due);
}
