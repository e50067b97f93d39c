import type { AddPiece, Lexer } from './pieces.ts';

const KEYWORDS = new Set(
  'if then else elif fi for while until do done case esac in function select time coproc'.split(' '),
);
/** Keywords after which a command follows. */
const BEFORE_COMMAND = new Set('if then else elif while until do time ! {'.split(' '));
/** Commands that set variables; Shiki and editors show them as keywords. */
const DECLARING = new Set('export declare typeset local readonly'.split(' '));

const SPACE = /[ \t]+|\\\n/uy;
/** The prompt of a terminal. */
const PROMPT = /\$ /uy;
const COMMENT = /#.*/uy;
const SINGLE = /\$?'[^']*'?/uy;
const HERE_DOCUMENT = /<<-?[ \t]*(?<quote>["']?)(?<end>[\w-]+)\k<quote>/uy;
const REDIRECTION = /\d*(?:<<<|&>>?|>>|>&|<&|>\||<>|[<>])(?:&?\d+|-)?/uy;
const OPERATOR = /\|\||&&|;;&?|[|&;(){}\n]/uy;
const ASSIGNMENT = /[A-Za-z_]\w*(?:\[[^\]\n]*\])?\+?=/uy;
const VARIABLE = /\$(?:\w+|[@*#?$!_-])/uy;
const WORD = /(?:[^\s"'`$\\|&;(){}<>]|\\[^\n]|[{}](?=[^\s;]))+/uy;
const DOUBLE_TEXT = /(?:[^"$`\\]|\\[^])+/uy;

/** Maximum depth of nested substitutions; deeper ones are read as text. */
const MAX_DEPTH = 50;

/** Lexer for Bourne shells: commands with their options and arguments. */
export const lexBash: Lexer = (code, add) => {
  readCommands({ code, position: 0, depth: 0, hereEnds: [] }, add, '');
};

interface Reader {
  code: string;
  position: number;
  depth: number;
  /** End markers of the here documents that begin on the next line. */
  hereEnds: string[];
}

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.position;
  const text = pattern.exec(reader.code)?.[0];
  if (text !== undefined) reader.position += text.length;
  return text;
}

/** Reads commands up to `end`, which is not consumed. */
function readCommands(reader: Reader, add: AddPiece, end: string): void {
  const { code } = reader;
  /** How the next word is interpreted. */
  let next: 'command' | 'argument' | 'variable' | 'pattern' | 'values' = 'command';
  let isFunction = false;
  let cases = 0;
  while (reader.position < code.length) {
    if (end !== '' && code.startsWith(end, reader.position) && (end !== ')' || cases === 0)) return;
    const start = reader.position;
    const space = take(reader, SPACE) ?? (next === 'command' ? take(reader, PROMPT) : undefined);
    if (space !== undefined) {
      add(space);
      continue;
    }
    if (code[start] === '#' && (start === 0 || /[\s;(]/u.test(code[start - 1] ?? ''))) {
      add(take(reader, COMMENT) ?? '', 'comment');
      continue;
    }
    HERE_DOCUMENT.lastIndex = start;
    const hereDocument = HERE_DOCUMENT.exec(code);
    if (hereDocument && code[start + 2] !== '<') {
      reader.hereEnds.push(hereDocument.groups?.['end'] ?? '');
      reader.position += hereDocument[0].length;
      add(
        hereDocument[0].slice(
          0,
          hereDocument[0].length -
            (hereDocument.groups?.['end']?.length ?? 0) -
            2 * (hereDocument.groups?.['quote']?.length ?? 0),
        ),
      );
      add(
        hereDocument[0].slice(
          -(hereDocument.groups?.['end']?.length ?? 0) - 2 * (hereDocument.groups?.['quote']?.length ?? 0),
        ),
        'keyword',
      );
      continue;
    }
    const redirection = take(reader, REDIRECTION);
    if (redirection !== undefined) {
      add(redirection);
      if (!/[-\d]$/u.test(redirection)) {
        take(reader, SPACE);
        add(code.slice(start + redirection.length, reader.position));
        readWord(reader, add, 'string');
      }
      continue;
    }
    const operator = take(reader, OPERATOR);
    if (operator !== undefined) {
      add(operator);
      if (operator === '\n' && reader.hereEnds.length > 0) readHereDocuments(reader, add);
      if (operator === ')' && cases > 0 && next === 'pattern') next = 'command';
      else if (operator.startsWith(';;')) next = 'pattern';
      else if (next !== 'pattern') next = 'command';
      continue;
    }
    if (next === 'command') {
      const assignment = take(reader, ASSIGNMENT);
      if (assignment !== undefined) {
        addAssignment(reader, assignment, add);
        continue;
      }
    }
    const word = peekWord(reader);
    if (next === 'command' && KEYWORDS.has(word)) {
      add(take(reader, WORD) ?? word, 'keyword');
      if (word === 'for' || word === 'select' || word === 'case') next = 'variable';
      else if (word === 'function') isFunction = true;
      else if (word === 'esac') cases -= 1;
      if (word === 'case') cases += 1;
      if (word !== 'in' && BEFORE_COMMAND.has(word)) next = 'command';
      else if (word === 'done' || word === 'fi' || word === 'esac') next = 'argument';
    } else if (next === 'variable') {
      if (word === 'in') {
        add(take(reader, WORD) ?? word, 'keyword');
        next = cases > 0 ? 'pattern' : 'values';
      } else readWord(reader, add, undefined);
    } else if (next === 'command' && (word === '[[' || word === '[' || word === '!' || word === ']]')) {
      add(take(reader, WORD) ?? word);
      next = word === '!' ? 'command' : 'argument';
    } else if (next === 'command' && DECLARING.has(word)) {
      add(take(reader, WORD) ?? word, 'keyword');
      readDeclarations(reader, add);
    } else if (next === 'command') {
      readWord(reader, add, isFunction || /^[^$"'`]/u.test(code.slice(start)) ? 'name' : 'string');
      isFunction = false;
      next = 'argument';
    } else readArgument(reader, word, add);
    if (reader.position === start) {
      add(code[start] ?? '');
      reader.position += 1;
    }
  }
}

function peekWord({ code, position }: Reader): string {
  WORD.lastIndex = position;
  return WORD.exec(code)?.[0] ?? '';
}

/** Reads declarations such as `NAME=value OTHER` after `export`. */
function readDeclarations(reader: Reader, add: AddPiece): void {
  for (;;) {
    const space = take(reader, SPACE);
    if (space === undefined) return;
    add(space);
    const assignment = take(reader, ASSIGNMENT);
    if (assignment === undefined) {
      const word = peekWord(reader);
      if (word === '' || word.startsWith('#')) return;
      add(take(reader, WORD) ?? '', word.startsWith('-') ? 'constant' : undefined);
    } else addAssignment(reader, assignment, add);
  }
}

function addAssignment(reader: Reader, assignment: string, add: AddPiece): void {
  add(assignment);
  if (reader.code[reader.position] === '(') {
    // An array; its closing parenthesis is read like that of a subshell.
    add('(');
    reader.position += 1;
    while (reader.position < reader.code.length && reader.code[reader.position] !== ')') {
      const space = take(reader, SPACE) ?? take(reader, /\n/uy);
      if (space !== undefined) add(space);
      else if (!readWord(reader, add, 'string')) {
        add(reader.code[reader.position] ?? '');
        reader.position += 1;
      }
    }
    return;
  }
  readWord(reader, add, /^\d+(?:\s|;|$)/u.test(reader.code.slice(reader.position)) ? 'constant' : 'string');
}

function readArgument(reader: Reader, word: string, add: AddPiece): void {
  if (/^-+[\w-]*/u.test(word)) readWord(reader, add, 'constant');
  else if (/^(?:true|false|\d+)$/u.test(word)) readWord(reader, add, 'constant');
  else if (/^(?:={1,2}|!=|=~|\]{1,2}|!)$/u.test(word)) add(take(reader, WORD) ?? word);
  else readWord(reader, add, 'string');
}

/** Reads a word including quotes and substitutions; returns whether there was one. */
function readWord(reader: Reader, add: AddPiece, role: 'string' | 'name' | 'constant' | undefined): boolean {
  const { code, position: start } = reader;
  while (reader.position < code.length) {
    const text = take(reader, WORD);
    if (text !== undefined) add(text, role);
    else if (code[reader.position] === '"') readDouble(reader, add);
    else {
      const single = take(reader, SINGLE);
      if (single !== undefined) add(single, 'string');
      else if (!readSubstitution(reader, add)) break;
    }
  }
  return reader.position > start;
}

function readDouble(reader: Reader, add: AddPiece): void {
  const { code } = reader;
  add('"', 'string');
  reader.position += 1;
  while (reader.position < code.length && code[reader.position] !== '"') {
    const text = take(reader, DOUBLE_TEXT);
    if (text !== undefined) add(text, 'string');
    else if (!readSubstitution(reader, add)) {
      add(code[reader.position] ?? '', 'string');
      reader.position += 1;
    }
  }
  if (reader.position < code.length) add('"', 'string');
  reader.position += 1;
}

/** Reads `$name`, `${name}`, `$(command)` or `` `command` ``; returns whether there was one. */
function readSubstitution(reader: Reader, add: AddPiece): boolean {
  const { code } = reader;
  const variable = take(reader, VARIABLE);
  if (variable !== undefined) {
    add(variable);
    return true;
  }
  const braces = take(reader, /\$\{[^}\n]*\}?/uy) ?? take(reader, /\$\(\([^\n]*?\)\)/uy);
  if (braces !== undefined) {
    add(braces);
    return true;
  }
  const start = take(reader, /\$\(|`/uy);
  if (start === undefined) return false;
  add(start);
  const end = start === '`' ? '`' : ')';
  if (reader.depth < MAX_DEPTH) {
    const inner = { ...reader, depth: reader.depth + 1, hereEnds: [] };
    readCommands(inner, add, end);
    reader.position = inner.position;
  }
  if (code[reader.position] === end) {
    add(end);
    reader.position += 1;
  }
  return true;
}

function readHereDocuments(reader: Reader, add: AddPiece): void {
  for (const end of reader.hereEnds) {
    const rest = reader.code.slice(reader.position);
    const endMatch = new RegExp(String.raw`^[\t]*${end}$`, 'mu').exec(rest);
    const length = endMatch ? endMatch.index : rest.length;
    add(rest.slice(0, length), 'string');
    if (endMatch) add(endMatch[0], 'keyword');
    reader.position += length + (endMatch?.[0].length ?? 0);
  }
  reader.hereEnds = [];
}
