/** What a browser lacks to answer by itself. Whoever can asks the server instead. */
export type Reason = 'engine' | 'download' | 'storage';

export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Says what is lacking, and what went wrong on the way to it. */
export function unavailable(reason: Reason, cause: unknown): Unavailable {
  return new Unavailable(reason, `${TEXTS[reason]} (${cause instanceof Error ? cause.message : String(cause)})`);
}

const TEXTS: Record<Reason, string> = {
  engine: 'SQLite could not be started in this browser',
  download: 'the content could not be downloaded',
  storage: 'this browser has no room to keep the content',
};
