/** Why a browser cannot run a query itself: SQLite or its worker failed, a download failed, or storage is full. */
export type Reason = 'engine' | 'download' | 'storage';

/** Thrown if a browser cannot run a query itself; the server is queried instead if there is one. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Creates the error for a reason, with the message of its cause. */
export function unavailable(reason: Reason, cause: unknown): Unavailable {
  return new Unavailable(reason, `${TEXTS[reason]} (${cause instanceof Error ? cause.message : String(cause)})`);
}

const TEXTS: Record<Reason, string> = {
  engine: 'this browser could not run it',
  download: 'the content could not be downloaded',
  storage: 'this browser has no space to store the content',
};
