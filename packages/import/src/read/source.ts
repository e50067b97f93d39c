/** The files of a site to import. They are only read, never changed or executed. */
export interface Source {
  /** All file paths relative to the root, sorted, with `/` between folders. */
  files: readonly string[];
  /** Whether a file exists. */
  has: (path: string) => boolean;
  /** Returns the text of a file with `\n` line ends, or `undefined` if it does not exist. */
  text: (path: string) => string | undefined;
  /** Returns the bytes of a file, or `undefined` if it does not exist. */
  bytes: (path: string) => Uint8Array | undefined;
}

/** Creates a source that reads each file with `bytes`. */
export function createSource(files: readonly string[], bytes: (path: string) => Uint8Array): Source {
  const paths = new Set(files);
  const decoder = new TextDecoder();
  const has = (path: string): boolean => paths.has(path);
  return {
    files,
    has,
    bytes: (path) => (has(path) ? bytes(path) : undefined),
    text: (path) => (has(path) ? decoder.decode(bytes(path)).replaceAll('\r\n', '\n') : undefined),
  };
}

/** Creates a source from texts, for tests. */
export function sourceOf(texts: Readonly<Record<string, string>>): Source {
  const encoder = new TextEncoder();
  return createSource(Object.keys(texts).toSorted(), (path) => encoder.encode(texts[path]));
}
