/** What the studio has to remember between requests, and what several servers have to agree on. */
export interface StudioStore {
  /**
   * Marks a value as used, such as the state of a sign-in. `false` where it was used before: of all servers, only one
   * gets `true`. It is forgotten after it has expired, so whoever checks it must refuse expired values first.
   */
  useOnce: (value: string, times: { now: number; expires: number }) => Promise<boolean>;
  /** Whether a value was used and has not expired. */
  isUsed: (value: string, now: number) => Promise<boolean>;
  /** How often the sessions of each subject were ended; 0 where never. */
  generations: (subjects: readonly string[]) => Promise<number[]>;
  /** Ends all sessions of a subject that began before. Gives the new number. */
  raiseGeneration: (subject: string) => Promise<number>;
  /** Counts an attempt, unless the subject has to wait: gives the milliseconds to wait, 0 where it was counted. */
  countAttempt: (subject: string, now: number, limit: AttemptLimit) => Promise<number>;
  /** Forgets the attempts of a subject. */
  forgetAttempts: (subject: string) => Promise<void>;
  journal: Journal;
  drafts: DraftStore;
  /** Tells the other servers of the site that something was published. */
  notices: Notices;
  uploads: UploadStore;
  /** Deletes what no longer matters: expired values and uploads, old attempts, and entries that were done long ago. */
  deleteExpired: (now: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface Notices {
  announce: () => Promise<void>;
  /** Calls back when a server has announced something, this one included. Gives a function that ends it. */
  listen: (onAnnounced: () => void) => () => void;
}

export interface AttemptLimit {
  /** Attempts without a wait. Each further one doubles the wait. */
  free: number;
  /** The first wait, in milliseconds. */
  wait: number;
  /** The longest wait, in milliseconds. */
  longest: number;
  /** One attempt is forgotten after each of these times, in milliseconds. */
  forgetOne: number;
}

/** A task that has to be finished once, whichever server does it, such as publishing a change set. */
export interface JournalEntry<Data = unknown> {
  id: string;
  /** What kind of task it is: `publish`. */
  kind: string;
  /** How far it is. The names belong to the kind. */
  state: string;
  /** Anything that JSON can say. */
  data: Data;
  /** Raised by each change. Whoever changes an entry names the revision that they know. */
  revision: number;
  /** Not to be claimed before this time, in milliseconds. */
  due: number;
  /** The server that works on it; `null` where nobody does. */
  owner: string | null;
  /** Until when it is claimed, in milliseconds. Afterwards another server may claim it. */
  claimedUntil: number;
  createdAt: number;
  updatedAt: number;
}

export interface Journal {
  /** Adds an entry. `false` where there is one with this id. */
  add: (entry: NewJournalEntry) => Promise<boolean>;
  get: (id: string) => Promise<JournalEntry | undefined>;
  /** Entries in the order in which they are due. */
  list: (filter: JournalFilter) => Promise<JournalEntry[]>;
  /**
   * Claims the first entry that is due and that nobody works on, until a time. Of all servers, only one gets it. It
   * gets another revision, so a server whose claim has expired can no longer change it.
   */
  claim: (claim: JournalClaim) => Promise<JournalEntry | undefined>;
  /** Changes an entry, if it still has this revision. `undefined` where somebody else has changed it. */
  update: (id: string, revision: number, change: JournalChange) => Promise<JournalEntry | undefined>;
  /** Deletes an entry, if it still has this revision. */
  delete: (id: string, revision: number) => Promise<boolean>;
}

interface NewJournalEntry {
  id: string;
  kind: string;
  state: string;
  data: unknown;
  now: number;
  /** `now` unless given. A later time makes it a schedule. */
  due?: number;
  /** Claims the new entry at once. */
  claimedBy?: { owner: string; until: number };
}

export interface JournalFilter {
  kind?: string;
  states?: readonly string[];
}

interface JournalClaim extends JournalFilter {
  owner: string;
  now: number;
  until: number;
}

interface JournalChange {
  now: number;
  state?: string;
  data?: unknown;
  due?: number;
  /** `null` gives the entry back. */
  claimedBy?: { owner: string; until: number } | null;
}

/** A text that somebody has not published yet. */
export interface StoredDraft {
  /** Whose draft it is. */
  user: string;
  /** The file that it changes. */
  path: string;
  /** Anything that JSON can say. */
  data: unknown;
  revision: number;
  updatedAt: number;
}

/** A draft without its text. */
export interface DraftSummary extends Omit<StoredDraft, 'data'> {
  /** Length of its data as JSON, in characters. */
  size: number;
}

export interface DraftStore {
  list: (user: string) => Promise<StoredDraft[]>;
  summaries: (user: string) => Promise<DraftSummary[]>;
  get: (user: string, path: string) => Promise<StoredDraft | undefined>;
  /**
   * Saves a draft over the revision that the writer knows; 0 for a new one. `undefined` where another window has saved
   * it meanwhile.
   */
  save: (
    draft: { user: string; path: string; data: unknown; now: number },
    revision: number,
  ) => Promise<StoredDraft | undefined>;
  /** Deletes a draft, if it still has this revision. */
  delete: (user: string, path: string, revision: number) => Promise<boolean>;
}

/** A file that somebody has uploaded and not published yet. */
export interface Upload {
  /** Whose file it is. Nobody else can use it. */
  user: string;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  id: string;
  /** Where in the repository it is meant to be. */
  path: string;
  /** Media type, by its content. */
  type: string;
  /** In bytes. */
  size: number;
  createdAt: number;
  /** When it is deleted unless it is used before. */
  expires: number;
}

export interface UploadStore {
  /**
   * Stores a file; the same bytes of the same person once. `false` where the limit of the person is reached: nothing was
   * stored then.
   */
  add: (upload: NewUpload, limit: UploadLimit) => Promise<boolean>;
  /** Files that have not expired, the newest first. */
  list: (user: string, now: number) => Promise<Upload[]>;
  get: (user: string, id: string, now: number) => Promise<Upload | undefined>;
  /** The bytes of a file. */
  read: (user: string, id: string, now: number) => Promise<Uint8Array | undefined>;
  /** Lets files that have not expired expire later. */
  keep: (user: string, ids: readonly string[], times: { now: number; expires: number }) => Promise<void>;
  /** Lets a file expire now. It counts for the limit all the same. */
  delete: (user: string, id: string, now: number) => Promise<boolean>;
}

interface NewUpload extends Upload {
  bytes: Uint8Array;
}

/** What one person may upload. */
interface UploadLimit {
  /** Uploads before this time are not counted. */
  since: number;
  /** Most files. */
  count: number;
  /** Most bytes together. */
  size: number;
}
