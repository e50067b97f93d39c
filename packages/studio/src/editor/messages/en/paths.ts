import type { PathReason } from '../../../paths/path-reason.ts';

/** Reasons why a file cannot have a path, with `{name}` placeholders. */
export const pathsMessages = {
  empty: 'Write a path.',
  unicode: 'The path has a character that is not valid.',
  control: 'The path has a control character.',
  invisible: 'The path has an invisible character.',
  backslash: 'Write / instead of \\ between folders.',
  slash: 'The path has a character that looks like a slash.',
  encoded: 'Write characters as they are, not encoded with %.',
  colon: 'The path must not have a colon.',
  absolute: 'The path must not begin with a slash.',
  tilde: 'The path must not begin with ~.',
  longPath: 'The path is too long.',
  emptyName: 'Two slashes must not follow each other, and the path must not end with one.',
  dots: 'A name must not be made of dots only.',
  nameEnd: 'A name must not end with a full stop or a space.',
  nameStart: 'A name must not begin with a space.',
  git: 'Names that begin with .git belong to git.',
  device: 'On Windows, this name is that of a device.',
  longName: 'A name in the path is too long.',
  windows: 'Names must not have < > " | ? or *, because of Windows.',
  normalForm: 'An accent in the path is written in an unusual way. Type the letter again.',
  outside: 'The path has to begin with {folders}.',
} satisfies Record<PathReason, string>;
