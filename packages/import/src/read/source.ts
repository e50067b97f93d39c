/** The files of a site that is imported. They are read, never changed and never executed. */
export interface Source {
  /** All paths below the root, sorted, with `/` between folders. */
  files: readonly string[];
  has: (path: string) => boolean;
  /** The text of a file, or `undefined` where there is none. Line ends are `\n`. */
  text: (path: string) => string | undefined;
  bytes: (path: string) => Uint8Array | undefined;
}

/** A source that reads each file with `bytes`. */
export function createSource(files: readonly string[], bytes: (path: string) => Uint8Array): Source {
  const known = new Set(files);
  const decoder = new TextDecoder();
  const has = (path: string): boolean => known.has(path);
  return {
    files,
    has,
    bytes: (path) => (has(path) ? bytes(path) : undefined),
    text: (path) => (has(path) ? decoder.decode(bytes(path)).replaceAll('\r\n', '\n') : undefined),
  };
}

/** A source from texts, for cases in tests. */
export function sourceOf(texts: Readonly<Record<string, string>>): Source {
  const encoder = new TextEncoder();
  return createSource(Object.keys(texts).toSorted(), (path) => encoder.encode(texts[path]));
}
