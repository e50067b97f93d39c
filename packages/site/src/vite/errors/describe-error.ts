import { isAbsolute, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { CodePosition, DevError, ErrorKind, RawError } from '../../dev/dev-error.ts';
import { parseBundlerError } from '../../server/dev/bundler-error.ts';
import { isOwn, toPosition, parseStack } from '../../server/dev/parse-stack.ts';
import { codeFrame } from './code-frame.ts';
import { hintFor } from './hints.ts';
import { parseMissingImport } from './missing-import.ts';

/** Files of the site by purpose, to determine the kind of an error. */
export interface SiteFiles {
  /** Folder of the site. */
  root: string;
  /** Server modules of pages. */
  loaders: readonly string[];
  /** Screens of pages. */
  screens: readonly string[];
}

/** Describes an error for the developer: its position in code of the site, the lines around it, and a hint. */
export function describeError(raw: RawError, files: SiteFiles): DevError {
  const { root } = files;
  const message = stripVTControlCharacters(raw.message).trim();
  const stack = parseStack(raw.stack, root);
  const stackPosition = stack.find((frame) => frame.isOwn)?.position;
  const missing = parseMissingImport(message, root);
  const codeError = missing ?? parseBundlerError(raw.message);
  const position = codeError
    ? bundlerPosition(codeError, missing ? {} : raw, root)
    : (errorPosition(raw, root) ?? stackPosition);
  const text = codeError?.message ?? withErrorName(raw.name, message);
  return {
    kind: codeError ? 'code' : kindOf(raw, position, files),
    message: raw.component === undefined ? text : `::${raw.component} fails: ${text}`,
    hint: raw.hint ?? (missing ? missing.hint : hintFor(message)),
    position,
    frame: position && codeFrame(position),
    ...(stack.length > 0 && !codeError && { stack }),
  };
}

/** Adds the name of the error to its message only if it is a built-in error of JavaScript. */
function withErrorName(name: string, message: string): string {
  if (message === '') return name;
  return /^(?:Type|Reference|Range|Syntax|URI)Error$/u.test(name) ? `${name}: ${message}` : message;
}

/** A position from a bundler's message. The module id is preferred to the file name in the message, if it is a path. */
function bundlerPosition(
  { file = '', line, column }: { file?: string | undefined; line?: number | undefined; column?: number | undefined },
  { id }: Pick<RawError, 'id'>,
  root: string,
): CodePosition {
  const location = id !== undefined && isAbsolute(id) ? id : resolve(root, file);
  return toPosition(location, root, line, column);
}

/** The position in the properties of the error itself. */
function errorPosition({ file, line, column, id }: RawError, root: string): CodePosition | undefined {
  if (file !== undefined) return toPosition(resolve(root, file), root, line, column);
  const position = id === undefined || !isAbsolute(id) ? undefined : toPosition(id, root, line, column);
  return position && isOwn(position) ? position : undefined;
}

function kindOf({ code = '', component }: RawError, position: CodePosition | undefined, files: SiteFiles): ErrorKind {
  if (/^(?:query|collection)\//u.test(code)) return 'query';
  if (component !== undefined) return 'component';
  const { location = '', file = '' } = position ?? {};
  if (files.loaders.includes(location)) return 'loader';
  if (files.screens.includes(location)) return 'screen';
  if (file.startsWith('components/')) return 'component';
  return 'code';
}
