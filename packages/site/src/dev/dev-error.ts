/** The part of a site that an error belongs to. */
export type ErrorKind = 'content' | 'configuration' | 'loader' | 'screen' | 'component' | 'query' | 'code';

/** A position in a file. Lines and columns are counted from 1. */
export interface CodePosition {
  /** Path relative to the folder of the site. */
  file: string;
  /** Absolute path of the file, with which an editor can open it; a URL if the code is not in a file. */
  location: string;
  /** Line, if known. */
  line?: number | undefined;
  /** Column, if known. */
  column?: number | undefined;
}

/** A line of the source code around an error. */
export interface FrameLine {
  /** Line number. */
  number: number;
  /** Text of the line. */
  text: string;
  /** Whether the error is in this line. */
  isMarked: boolean;
}

/** A frame of a stack trace. */
export interface StackFrame {
  /** Name of the function; empty if it has none. */
  name: string;
  /** Position of the call. */
  position: CodePosition | undefined;
  /** Whether the code belongs to the site, not to a library. */
  isOwn: boolean;
}

/** An error in development, as the overlay and the terminal show it. */
export interface DevError {
  /** The part of the site that the error belongs to. */
  kind: ErrorKind;
  /** Whether it is only a warning, so that the page is still shown. */
  isWarning?: true | undefined;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  hint?: string | undefined;
  /** Position of the error. */
  position?: CodePosition | undefined;
  /** Source code around the error. */
  frame?: FrameLine[] | undefined;
  /** Stack trace. */
  stack?: StackFrame[] | undefined;
  /** Path of the page that has the error; missing if it is not specific to one page. */
  path?: string | undefined;
}

/** An error as plain data, as sent by the worker of the server and by browsers. */
export interface RawError {
  /** Name of the error class. */
  name: string;
  /** Message of the error. */
  message: string;
  /** Stack trace as text; empty if there is none. */
  stack: string;
  /** Code of a Recto error. */
  code?: string | undefined;
  /** How to fix it. */
  hint?: string | undefined;
  /** File of the error. */
  file?: string | undefined;
  /** Line in the file. */
  line?: number | undefined;
  /** Column in the line. */
  column?: number | undefined;
  /** The module that could not be parsed. */
  id?: string | undefined;
  /** The markdown component that failed. */
  component?: string | undefined;
}

/** Names of the messages between the development server, its worker and open pages. */
export const ERROR_EVENTS = {
  /** Sends all errors to a page. */
  list: 'recto:errors',
  /** A page requests all errors. */
  ask: 'recto:ask-errors',
  /** The worker has handled a request, with these errors. */
  answered: 'recto:answered',
  /** An error was thrown in a page; the server sends it back with its position. */
  thrown: 'recto:thrown',
} as const;

/** Report of the worker about a request. */
export interface HandledRequest {
  /** Path of the request. */
  path: string;
  /** Whether the response is a page. */
  isPage: boolean;
  /** Errors that occurred during the request. */
  errors: RawError[];
}

const TEXTS = ['code', 'hint', 'file', 'id', 'component'] as const;
const NUMBERS = ['line', 'column'] as const;

/** Converts a thrown value of any type to plain data. */
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
