/** Context of a text that is written into a line of markdown. */
export interface TextContext {
  /** Text before it in the same line; empty at the start of a line. */
  before: string;
  /** Text after it. */
  after: string;
  /** Whether to escape every character that may have a meaning, not only where it appears to have one. */
  isStrict: boolean;
}

const STRICT = new Set('\\`*_~[]<>&$:{}#|!@');
const WORD = /[\p{L}\p{N}]/u;
const SPACE = /^\s?$/u;
const PUNCTUATION = /[!-/:-@[-`{-~]/u;

/** Writes text as markdown: escapes characters that would have a meaning. */
export function escapeText(text: string, { before, after, isStrict }: TextContext): string {
  let escaped = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const line = before + escaped;
    const rest = text.slice(at + 1) + after;
    const isEscaped =
      isStrict && STRICT.has(character)
        ? true
        : needsEscape(character, line, rest) || startsBlock(character, line, rest, isStrict);
    escaped += isEscaped ? `\\${character}` : character;
  }
  return escaped;
}

function needsEscape(character: string, line: string, rest: string): boolean {
  const last = line.at(-1) ?? '';
  const next = rest[0] ?? '';
  const isApart = SPACE.test(last) && SPACE.test(next);
  switch (character) {
    case '\\':
      return next === '' || next === '\n' || PUNCTUATION.test(next);
    case '`':
    case '[':
    case '{':
      return true;
    case '*':
    case '~':
      return !isApart;
    case '_':
      return !isApart && !(WORD.test(last) && WORD.test(next));
    case '<':
      return /[a-z/!?]/iu.test(next);
    case '&':
      return /^#?\w+;/u.test(rest);
    case '$':
      return !SPACE.test(next);
    case '!':
      return next === '[';
    case ':':
      return (
        (/[a-z$:]/iu.test(next) && /^(?:|[\s*_[(])$/u.test(last)) ||
        (/^[\w+-]+:/u.test(rest) && !/[\w:]/u.test(last)) ||
        (rest.startsWith('//') && /(?:https?|ftp)$/iu.test(line))
      );
    case '/':
      // Two slashes followed by a name are parsed as a URL, too.
      return /^\/[\p{L}\p{N}]/u.test(rest) && last !== '/' && last !== ':';
    case '@':
      return /\S/u.test(last) && /\S/u.test(next);
    case '.':
      return /(?:^|[^\p{L}\p{N}])www$/iu.test(line);
    default:
      return false;
  }
}

/** Characters at the start of a line that would start another kind of block. */
function startsBlock(character: string, line: string, rest: string, isStrict: boolean): boolean {
  const isFirst = line.trim() === '';
  const next = rest[0] ?? '';
  if ((character === '.' || character === ')') && /^\s*\d{1,9}$/u.test(line)) return SPACE.test(next);
  if (!isFirst) return false;
  if (character === '#' || character === '>' || character === '|') return true;
  if (character === '+') return SPACE.test(next);
  if (character === '-') return SPACE.test(next) || /^[-\s:|]*$/u.test(rest.split('\n')[0] ?? '');
  if (character === '=') return isStrict || /^=*\s*(?:\n|$)/u.test(rest);
  return character === ':' && next === ':';
}
