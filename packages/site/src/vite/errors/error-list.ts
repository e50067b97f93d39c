import type { DevError } from '../../dev/dev-error.ts';

/** Source of errors. All errors of a source are replaced together. */
type ErrorSource = 'content' | 'warnings' | 'configuration' | `page ${string}` | `request ${string}` | `file ${string}`;

/** The current errors of a site in development. */
export interface ErrorList {
  /** Returns all errors. */
  all: () => DevError[];
  /** Returns the errors of a source. */
  of: (source: ErrorSource) => readonly DevError[];
  /** Returns the sources that have errors. */
  sources: () => ErrorSource[];
  /** Replaces the errors of a source. An empty list means that all of them are fixed. */
  set: (source: ErrorSource, errors: readonly DevError[]) => void;
}

/** Options of `createErrorList`. */
export interface ErrorListOptions {
  /** Called with all errors when the list changes. */
  onChange: (errors: DevError[]) => void;
  /** Called once for an error, and again if it reappears after it was fixed. */
  onNew: (error: DevError) => void;
}

/** Creates the list of the current errors of a site in development. */
export function createErrorList({ onChange, onNew }: ErrorListOptions): ErrorList {
  const lists = new Map<ErrorSource, readonly DevError[]>();
  const all = (): DevError[] => [...lists.values()].flat();
  const of = (source: ErrorSource): readonly DevError[] => lists.get(source) ?? [];
  return {
    all,
    of,
    sources: () => [...lists.keys()],
    set(source, errors) {
      const before = of(source);
      const knownKeys = new Set(before.map(keyOf));
      if (errors.length === 0) lists.delete(source);
      else lists.set(source, errors);
      for (const error of errors) if (!knownKeys.has(keyOf(error))) onNew(error);
      if (JSON.stringify(before) !== JSON.stringify(errors)) onChange(all());
    },
  };
}

function keyOf({ kind, message, position }: DevError): string {
  return JSON.stringify([kind, message, position?.location, position?.line, position?.column]);
}
