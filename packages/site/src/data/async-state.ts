/** Where a piece of asynchronous data stands. What was there before stays while new data is on its way. */
export type AsyncState<Data> =
  | { status: 'idle'; data: Data | undefined; error: undefined }
  | { status: 'pending'; data: Data | undefined; error: undefined }
  | { status: 'success'; data: Data; error: undefined }
  | { status: 'error'; data: Data | undefined; error: unknown };

/** Gets the data. The signal tells it that nobody waits any more. */
export type Load<Data> = (context: { signal: AbortSignal }) => Promise<Data> | Data;

export const IDLE: AsyncState<never> = { status: 'idle', data: undefined, error: undefined };
export const PENDING: AsyncState<never> = { status: 'pending', data: undefined, error: undefined };
