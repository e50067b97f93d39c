import type { NamedPage } from '../check/check-named-pages.ts';
import type { BuildOptions } from '../build/build-content.ts';
import { ContentError } from '../errors.ts';
import type { PathOptions } from './paths.ts';
import type { Terminal } from './terminal.ts';

/** An option of a command. */
export interface CommandOption {
  type: 'string' | 'boolean';
  short?: string;
  /** Placeholder of the value in the help text. */
  value?: string;
  /** Default value, for the help text. */
  defaultValue?: string;
  /** Description for the help text, without a full stop. */
  description: string;
}

/** The parsed arguments of a command. */
export interface Input {
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
  /** The components of a site, for tools that can list them. */
  components?: BuildOptions['components'];
  /** Pages and folders that the configuration of a site refers to; `recto check` reports those that do not exist. */
  namedPages?: readonly NamedPage[];
}

/** Runs a command. Returns the exit code: 0 for success, 1 for errors. */
export type Run = (input: Input, terminal: Terminal) => Promise<number>;

/** A command of the command line. */
export interface Command {
  /** One sentence for the list of commands. */
  summary: string;
  /** Placeholder of the positional arguments in the help text. */
  parameters?: string;
  options: Readonly<Record<string, CommandOption>>;
  /** More help text, shown before the options. */
  details: string;
  run: Run;
}

/** Returns the paths that the options of a command set. */
export function pathsIn({ values }: Input): PathOptions {
  const path = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { config: path('config'), content: path('content'), database: path('database'), public: path('public') };
}

/** Error code for invalid arguments. */
export const MISUSE = 'command/misuse';

/** Creates an error for invalid arguments. */
export function misuse(message: string, hint: string): ContentError {
  return new ContentError(MISUSE, message, hint);
}
