import type { DevError } from '../../dev/dev-error.ts';

/** Where errors come from; all errors of a source are replaced together. */
type ErrorSource = 'content' | 'warnings' | 'configuration' | `page ${string}` | `request ${string}` | `file ${string}`;

export interface ErrorList {
  all: () => DevError[];
  of: (source: ErrorSource) => readonly DevError[];
  /** Sources that have errors. */
  sources: () => ErrorSource[];
  /** Replaces the errors of a source. None means that all of them are corrected. */
  set: (source: ErrorSource, errors: readonly DevError[]) => void;
}

export interface ErrorListOptions {
  /** Hears of the whole list whenever it changes. */
  onChange: (errors: DevError[]) => void;
  /** Hears of an error once, until it is corrected and comes back. */
  onNew: (error: DevError) => void;
}

/** All errors that a site has while it is developed. */
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
      const known = new Set(before.map(nameOf));
      if (errors.length === 0) lists.delete(source);
      else lists.set(source, errors);
      for (const error of errors) if (!known.has(nameOf(error))) onNew(error);
      if (JSON.stringify(before) !== JSON.stringify(errors)) onChange(all());
    },
  };
}

function nameOf({ kind, message, place }: DevError): string {
  return JSON.stringify([kind, message, place?.location, place?.line, place?.column]);
}
