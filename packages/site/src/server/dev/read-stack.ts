import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CodePlace, StackFrame } from '../../dev/dev-error.ts';

const FRAME = /^\s*at (?:(?:async )?(?<name>.*?) \()?(?:async )?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/u;

/** Calls that tell nothing to anybody. */
const INTERNAL = /^(?:node:internal|<anonymous>|native$)/u;

/** The calls of a stack, the innermost first. */
export function readStack(stack: string, root: string): StackFrame[] {
  return stack.split('\n').flatMap((text): StackFrame[] => {
    const { name = '', file, line, column } = FRAME.exec(text)?.groups ?? {};
    if (file === undefined || INTERNAL.test(file)) return [];
    const place = placeOf(file, root, Number(line), Number(column));
    return [{ name: name.replace(/^(?:Module|Object)\./u, ''), place, isOwn: isOwn(place) }];
  });
}

/** A place in a file, which may be an address or have a query. */
export function placeOf(file: string, root: string, line?: number, column?: number): CodePlace {
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const location = path.replace(/\?.*$/u, '');
  return { file: relative(root, location).replaceAll('\\', '/'), location, line, column };
}

/** Whether an author of the site wrote the file. */
export function isOwn({ file, location }: CodePlace): boolean {
  return isAbsolute(location) && !isAbsolute(file) && !/^\.\.(?:\/|$)|^\.recto\/|(?:^|\/)node_modules\//u.test(file);
}
