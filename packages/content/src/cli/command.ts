import type { NamedPage } from '../check/check-named-pages.ts';
import type { BuildOptions } from '../build/build-content.ts';
import { ContentError } from '../errors.ts';
import type { PathOptions } from './paths.ts';
import type { Terminal } from './terminal.ts';

export interface CommandOption {
  type: 'string' | 'boolean';
  short?: string;
  /** What stands for the value in the help. */
  value?: string;
  /** What holds where nobody writes it. */
  usual?: string;
  /** What the help says, without a full stop. */
  text: string;
}

/** What was written after the name of a command. */
export interface Input {
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
  /** The components of a site, for tools that know them. */
  components?: BuildOptions['components'];
  /** Pages and folders that the configuration of a site names: those that do not exist are errors of a check. */
  namedPages?: readonly NamedPage[];
}

/** Gives the exit code: 0 for all well, 1 for faults. */
export type Run = (input: Input, terminal: Terminal) => Promise<number>;

export interface Command {
  summary: string;
  /** What stands after the name. */
  parameters?: string;
  options: Readonly<Record<string, CommandOption>>;
  /** What the help says beyond the options. */
  details: string;
  run: Run;
}

export function pathsIn({ values }: Input): PathOptions {
  const path = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { config: path('config'), content: path('content'), database: path('database'), public: path('public') };
}

export const MISUSE = 'command/misuse';

/** Something is wrong with how the command was called. */
export function misuse(message: string, hint: string): ContentError {
  return new ContentError(MISUSE, message, hint);
}
