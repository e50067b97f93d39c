import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CodePosition, StackFrame } from '../../dev/dev-error.ts';

const FRAME = /^\s*at (?:(?:async )?(?<name>.*?) \()?(?:async )?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/u;

/** Stack frames without useful information. */
const INTERNAL = /^(?:node:internal|<anonymous>|native$)/u;

/** Parses the frames of a stack trace, the innermost first. File names are relative to `root`. */
export function parseStack(stack: string, root: string): StackFrame[] {
  return stack.split('\n').flatMap((text): StackFrame[] => {
    const { name = '', file, line, column } = FRAME.exec(text)?.groups ?? {};
    if (file === undefined || INTERNAL.test(file)) return [];
    const position = toPosition(file, root, Number(line), Number(column));
    return [{ name: name.replace(/^(?:Module|Object)\./u, ''), position, isOwn: isOwn(position) }];
  });
}

/** A position in a file. `file` may be a `file:` URL and may have a query. */
export function toPosition(file: string, root: string, line?: number, column?: number): CodePosition {
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const location = path.replace(/\?.*$/u, '');
  return { file: relative(root, location).replaceAll('\\', '/'), location, line, column };
}

/** Whether the file belongs to the site itself, and not to a package or to generated code. */
export function isOwn({ file, location }: CodePosition): boolean {
  return isAbsolute(location) && !isAbsolute(file) && !/^\.\.(?:\/|$)|^\.recto\/|(?:^|\/)node_modules\//u.test(file);
}
