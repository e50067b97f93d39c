/** Data that the studio keeps between requests and that several servers share. */
export interface StudioStore {
  /**
   * Marks a value as used, such as the state of a sign-in. Returns `false` if it was used before: only one of all
   * servers gets `true`. It is deleted after it has expired, so the caller must reject expired values first.
   */
  useOnce: (value: string, times: { now: number; expires: number }) => Promise<boolean>;
  /** Whether a value was used and has not expired. */
  isUsed: (value: string, now: number) => Promise<boolean>;
  /** Returns how often the sessions of each subject were ended; 0 if never. */
  generations: (subjects: readonly string[]) => Promise<number[]>;
  /** Ends all current sessions of a subject. Returns the new generation number. */
  incrementGeneration: (subject: string) => Promise<number>;
  /** Counts an attempt, unless the subject has to wait. Returns the milliseconds to wait, or 0 if it was counted. */
  countAttempt: (subject: string, now: number, limit: AttemptLimit) => Promise<number>;
  /** Deletes the attempts of a subject. */
  deleteAttempts: (subject: string) => Promise<void>;
  /** Tasks that must be finished. */
  journal: Journal;
  /** Drafts of people. */
  drafts: DraftStore;
  /** Notifies the other servers of the site that something was published. */
  notifications: Notifications;
  /** Uploaded files. */
  uploads: UploadStore;
  /** Deletes outdated data: expired values and uploads, old attempts, and journal entries finished long ago. */
  deleteExpired: (now: number) => Promise<void>;
  /** Closes the store. */
  close: () => Promise<void>;
}

/** Notifications between the servers of a site. */
export interface Notifications {
  /** Notifies all servers. */
  announce: () => Promise<void>;
  /** Calls back when a server has announced something, including this one. Returns a function that unsubscribes. */
  listen: (onAnnounced: () => void) => () => void;
}

/** Limit of attempts. */
export interface AttemptLimit {
  /** Attempts without a delay. Each further one doubles the delay. */
  free: number;
  /** The first delay, in milliseconds. */
  wait: number;
  /** The maximum delay, in milliseconds. */
  maxWait: number;
  /** Time after which one attempt no longer counts, in milliseconds. */
  decay: number;
}

/** A task that must be finished once by any server, such as publishing a change set. */
export interface JournalEntry<Data = unknown> {
  /** Unique id. */
  id: string;
  /** Kind of the task: `publish`. */
  kind: string;
  /** Progress of the task; the names depend on the kind. */
  state: string;
  /** JSON data of the task. */
  data: Data;
  /** Incremented by each change. A change must state the expected revision. */
  revision: number;
  /** Time before which it cannot be claimed, in milliseconds. */
  due: number;
  /** The server that processes it; `null` if none does. */
  owner: string | null;
  /** Time until which it is claimed, in milliseconds. Afterwards another server may claim it. */
  claimedUntil: number;
  /** Time of its creation, in milliseconds. */
  createdAt: number;
  /** Time of its last change, in milliseconds. */
  updatedAt: number;
}

/** Stores tasks that must be finished. */
export interface Journal {
  /** Adds an entry. Returns `false` if the id exists. */
  add: (entry: NewJournalEntry) => Promise<boolean>;
  /** Returns an entry. */
  get: (id: string) => Promise<JournalEntry | undefined>;
  /** Returns entries in the order they are due. */
  list: (filter: JournalFilter) => Promise<JournalEntry[]>;
  /**
   * Claims the first due entry that no server processes, until a time. Only one of all servers gets it. Its revision is
   * incremented, so a server whose claim has expired can no longer change it.
   */
  claim: (claim: JournalClaim) => Promise<JournalEntry | undefined>;
  /** Changes an entry if it still has this revision. Returns `undefined` if it was changed meanwhile. */
  update: (id: string, revision: number, change: JournalChange) => Promise<JournalEntry | undefined>;
  /** Deletes an entry if it still has this revision. */
  delete: (id: string, revision: number) => Promise<boolean>;
}

interface NewJournalEntry {
  id: string;
  kind: string;
  state: string;
  data: unknown;
  now: number;
  /** Due time, `now` by default. A later time makes it a schedule. */
  due?: number;
  /** Claims the new entry at once. */
  claimedBy?: { owner: string; until: number };
}

/** Which entries to return. */
export interface JournalFilter {
  /** Kind of the entries. */
  kind?: string;
  /** States of the entries. */
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
  /** `null` releases the entry. */
  claimedBy?: { owner: string; until: number } | null;
}

/** A stored draft. */
export interface StoredDraft {
  /** Id of its author. */
  user: string;
  /** The file that it changes. */
  path: string;
  /** JSON data of the draft. */
  data: unknown;
  /** Incremented by each change. */
  revision: number;
  /** Time of its last change, in milliseconds. */
  updatedAt: number;
}

/** A draft without its data. */
export interface DraftSummary extends Omit<StoredDraft, 'data'> {
  /** Length of its data as JSON, in characters. */
  size: number;
}

/** Stores drafts. */
export interface DraftStore {
  /** Returns all drafts of a person. */
  list: (user: string) => Promise<StoredDraft[]>;
  /** Returns all drafts of a person without their data. */
  summaries: (user: string) => Promise<DraftSummary[]>;
  /** Returns a draft. */
  get: (user: string, path: string) => Promise<StoredDraft | undefined>;
  /**
   * Saves a draft over the expected revision; 0 for a new one. Returns `undefined` if another window has saved it
   * meanwhile.
   */
  save: (
    draft: { user: string; path: string; data: unknown; now: number },
    revision: number,
  ) => Promise<StoredDraft | undefined>;
  /** Deletes a draft if it still has this revision. */
  delete: (user: string, path: string, revision: number) => Promise<boolean>;
}

/** An uploaded file that is not published yet. */
export interface Upload {
  /** Id of the person who uploaded it. No one else can use it. */
  user: string;
  /** SHA-256 of its bytes in hexadecimal. */
  id: string;
  /** Target path in the repository. */
  path: string;
  /** Media type, detected by content. */
  type: string;
  /** Size in bytes. */
  size: number;
  /** Time of the upload, in milliseconds. */
  createdAt: number;
  /** Time when it is deleted unless it is used before, in milliseconds. */
  expires: number;
}

/** Stores uploads. */
export interface UploadStore {
  /**
   * Stores a file; the same bytes of the same person only once. Returns `false` without storing it if the person's
   * limit is reached.
   */
  add: (upload: NewUpload, limit: UploadLimit) => Promise<boolean>;
  /** Returns files that have not expired, newest first. */
  list: (user: string, now: number) => Promise<Upload[]>;
  /** Returns a file without its bytes. */
  get: (user: string, id: string, now: number) => Promise<Upload | undefined>;
  /** Returns the bytes of a file. */
  read: (user: string, id: string, now: number) => Promise<Uint8Array | undefined>;
  /** Extends the expiry time of files that have not expired. */
  keep: (user: string, ids: readonly string[], times: { now: number; expires: number }) => Promise<void>;
  /** Makes a file expire now. It still counts towards the limit. */
  delete: (user: string, id: string, now: number) => Promise<boolean>;
}

interface NewUpload extends Upload {
  bytes: Uint8Array;
}

/** Limit of uploads per person. */
interface UploadLimit {
  /** Uploads before this time do not count. */
  since: number;
  /** Maximum number of files. */
  count: number;
  /** Maximum total size in bytes. */
  size: number;
}
