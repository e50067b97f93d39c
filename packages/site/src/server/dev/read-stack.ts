import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CodePlace, StackFrame } from '../../dev/dev-error.ts';

const FRAME = /^\s*at (?:(?:async )?(?<name>.*?) \()?(?:async )?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/u;

/** Stack frames without useful information. */
const INTERNAL = /^(?:node:internal|<anonymous>|native$)/u;

/** Parses the frames of a stack trace, the innermost first. File names are relative to `root`. */
export function readStack(stack: string, root: string): StackFrame[] {
  return stack.split('\n').flatMap((text): StackFrame[] => {
    const { name = '', file, line, column } = FRAME.exec(text)?.groups ?? {};
    if (file === undefined || INTERNAL.test(file)) return [];
    const place = placeOf(file, root, Number(line), Number(column));
    return [{ name: name.replace(/^(?:Module|Object)\./u, ''), place, isOwn: isOwn(place) }];
  });
}

/** A position in a file. `file` may be a `file:` URL and may have a query. */
export function placeOf(file: string, root: string, line?: number, column?: number): CodePlace {
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const location = path.replace(/\?.*$/u, '');
  return { file: relative(root, location).replaceAll('\\', '/'), location, line, column };
}

/** Whether the file belongs to the site itself, and not to a package or to generated code. */
export function isOwn({ file, location }: CodePlace): boolean {
  return isAbsolute(location) && !isAbsolute(file) && !/^\.\.(?:\/|$)|^\.recto\/|(?:^|\/)node_modules\//u.test(file);
}
