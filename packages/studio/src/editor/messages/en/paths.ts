import type { PathReason } from '../../../paths/path-reason.ts';

/** Reasons why a file cannot have a path, with `{name}` placeholders. */
export const pathsMessages = {
  empty: 'Enter a path.',
  unicode: 'The path contains an invalid character.',
  control: 'The path contains a control character.',
  invisible: 'The path contains an invisible character.',
  backslash: 'Use / instead of \\ between folders.',
  slash: 'The path contains a character that looks like a slash.',
  encoded: 'Enter the characters themselves, without % encoding.',
  colon: 'The path cannot contain a colon.',
  absolute: 'The path cannot start with a slash.',
  tilde: 'The path cannot start with ~.',
  longPath: 'The path is too long.',
  emptyName: 'The path cannot contain two slashes in a row or end with a slash.',
  dots: 'A name cannot consist of dots only.',
  nameEnd: 'A name cannot end with a full stop or a space.',
  nameStart: 'A name cannot start with a space.',
  git: 'Names that start with .git are reserved for git.',
  device: 'This name is reserved on Windows.',
  longName: 'A name in the path is too long.',
  windows: 'Names cannot contain < > " | ? or *. Windows does not allow these characters.',
  normalForm: 'An accented letter in the path has an unusual encoding. Type it again.',
  outside: 'The path must start with {folders}.',
} satisfies Record<PathReason, string>;
