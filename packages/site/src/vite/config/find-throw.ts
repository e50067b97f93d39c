import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const FRAME = /(?<file>(?:file:\/\/)?\/[^()]*|[A-Z]:[^()]*):(?<line>\d+):(?<column>\d+)\)?$/u;
const INLINE_MAP = /\/\/# sourceMappingURL=data:application\/json[^,]*;base64,(\S+)\s*$/u;

interface SourcePosition {
  file: string;
  line: number;
}

/**
 * Finds the innermost stack frame of an error that is in code of the site. `bundle` is the bundled configuration that
 * was run.
 */
export function findThrow(
  error: unknown,
  { root, bundle }: { root: string; bundle: string },
): SourcePosition | undefined {
  const frames = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const originOf = readMap(bundle, root);
  for (const frame of frames) {
    const { file = '', line, column } = FRAME.exec(frame)?.groups ?? {};
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    // Node maps frames itself if source maps are enabled.
    const position =
      path === bundle ? originOf(Number(line), Number(column)) : { file: relative(root, path), line: Number(line) };
    if (position && path !== '' && isOwn(position.file)) return position;
  }
  return undefined;
}

type FindOrigin = (line: number, column: number) => SourcePosition | undefined;

/** Reads the source map in a bundle. */
function readMap(bundle: string, root: string): FindOrigin {
  const [, data] = INLINE_MAP.exec(readFileSync(bundle, 'utf8')) ?? [];
  if (data === undefined) return () => undefined;
  const map = new SourceMap(JSON.parse(Buffer.from(data, 'base64').toString()) as SourceMap['payload']);
  return (line, column) => {
    const origin = map.findOrigin(line, column);
    if (!('fileName' in origin)) return undefined;
    return { file: relative(root, resolve(dirname(bundle), origin.fileName)), line: origin.lineNumber };
  };
}

/** Whether a path, relative to the site, is a source file of the site. */
function isOwn(file: string): boolean {
  return !isAbsolute(file) && !/^\.\.|^\.recto\b|node_modules/u.test(file);
}
