/** What an error is about. */
export type ErrorKind = 'content' | 'configuration' | 'loader' | 'screen' | 'component' | 'query' | 'code';

/** A place in a file. Lines and columns are counted from 1. */
export interface CodePlace {
  /** Path from the folder of the site. */
  file: string;
  /** The whole path, for an editor. */
  location: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** A line of the code around an error. */
export interface FrameLine {
  number: number;
  text: string;
  isMarked: boolean;
}

/** A call on the way to an error. */
export interface StackFrame {
  name: string;
  place: CodePlace | undefined;
  /** Of the site itself, and no library. */
  isOwn: boolean;
}

/** An error of a site that is being developed, ready to be shown. */
export interface DevError {
  kind: ErrorKind;
  /** The page is shown all the same. */
  isWarning?: true | undefined;
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  hint?: string | undefined;
  place?: CodePlace | undefined;
  frame?: FrameLine[] | undefined;
  stack?: StackFrame[] | undefined;
  /** The only page that has the error. */
  path?: string | undefined;
}

/** An error as plain data, as the worker of the server and browsers send it. */
export interface RawError {
  name: string;
  message: string;
  stack: string;
  /** Of an error of the engine. */
  code?: string | undefined;
  hint?: string | undefined;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  /** The module that could not be read. */
  id?: string | undefined;
  /** The markdown component that failed. */
  component?: string | undefined;
}

/** Names of the messages between the dev server, its worker and open pages. */
export const ERROR_EVENTS = {
  /** A page gets all errors. */
  list: 'recto:errors',
  /** A page asks for them. */
  ask: 'recto:ask-errors',
  /** The worker has answered a request, with these errors. */
  answered: 'recto:answered',
  /** Something failed in a page, and what the dev server makes of it. */
  thrown: 'recto:thrown',
} as const;

/** What the worker reports of a request. */
export interface AnsweredRequest {
  path: string;
  isPage: boolean;
  errors: RawError[];
}

const TEXTS = ['code', 'hint', 'file', 'id', 'component'] as const;
const NUMBERS = ['line', 'column'] as const;

/** What is thrown may be anything. */
export function toRawError(thrown: unknown): RawError {
  if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown), stack: '' };
  const { name, message, stack = '' } = thrown;
  const more = thrown as unknown as Record<string, unknown>;
  return {
    name,
    message,
    stack,
    ...Object.fromEntries(TEXTS.flatMap((key) => (typeof more[key] === 'string' ? [[key, more[key]]] : []))),
    ...Object.fromEntries(NUMBERS.flatMap((key) => (typeof more[key] === 'number' ? [[key, more[key]]] : []))),
  };
}
