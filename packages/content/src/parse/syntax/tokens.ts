/** A token of markdown-it. This file declares the parts of markdown-it's types that this folder uses. */
export interface Token {
  type: string;
  tag: string;
  attrs: [name: string, value: string][] | null;
  /** First line of the block and the line after it, counted from 0. */
  map: [start: number, end: number] | null;
  /** 1 for an opening token, -1 for a closing one, 0 for others. */
  nesting: number;
  level: number;
  children: Token[] | null;
  content: string;
  markup: string;
  info: string;
  /** Data of rules in this folder for building the tree. */
  meta: unknown;
  /** Offset in the text of the block, for elements that may be reported. */
  start?: number;
  hidden: boolean;
  block: boolean;
}

/** A part of an inline token: its visible text and its range in the source. */
export interface InlinePart {
  /** Visible text. */
  text: string;
  /** Offset of the first character. */
  start: number;
  /** Offset after the last character. */
  end: number;
}

/** Offsets of a line of a block: its start inside its containers, the start of its text, and its end. */
interface LinePosition {
  begin: number;
  text: number;
  end: number;
  /** Number of columns before `begin`, on which the width of tabs depends. */
  columns: number;
}

/** The position of a block in the text. */
export interface BlockPosition {
  /** First line of the block, counted from 0. */
  firstLine: number;
  /** Positions of all lines. */
  lines: LinePosition[];
  /** Indentation of the containers. */
  indent: number;
  /** Indentation of the first line. */
  column: number;
}

/** Positions of tokens in the text. */
export interface Positions {
  /** Positions of block tokens. */
  blocks: Map<Token, BlockPosition>;
  /** Parts of inline tokens. */
  inlines: Map<Token, InlinePart[]>;
  /** First line and the line after the YAML of a component. */
  fields: Map<Token, [start: number, end: number]>;
}

/** State that the rules share while parsing a document. */
export interface Environment {
  /** File name, for error messages. */
  file: string;
  /** Line of the file on which the text starts, counted from 1. */
  firstLine: number;
  /** Labels of defined footnotes. */
  footnotes: Set<string>;
  /** Whether the description of an image is being parsed. */
  isDescription?: boolean;
  /** Positions of tokens in the text, for parsers that record them. */
  positions?: Positions;
  /** Components that contain the current line, innermost first; set by comark. */
  comarkBlockTokens?: Token[];
}

interface State {
  src: string;
  md: MarkdownParser;
  env: Environment;
  tokens: Token[];
  push(type: string, tag: string, nesting: number): Token;
}

/** State of markdown-it's inline parser. */
export interface InlineState extends State {
  /** Current offset. */
  pos: number;
  /** Offset at which parsing ends. */
  posMax: number;
  /** Number of links that contain the position. */
  linkLevel: number;
  /** Text that is not yet a token. */
  pending: string;
  /** Delimiters that may open or close emphasis; markdown-it matches them after the text is parsed. */
  delimiters: Delimiter[];
  /** Delimiters inside elements that are complete, such as links. */
  tokens_meta: ({ delimiters: Delimiter[] } | null | undefined)[];
  scanDelims(start: number, canSplitWord: boolean): { length: number; can_open: boolean; can_close: boolean };
}

type InlineStateClass = new (...args: never[]) => InlineState & { pushPending(): Token };

/** State of rules that process the whole document. */
export interface CoreState {
  tokens: Token[];
  env: Environment;
  md: MarkdownParser;
  Token: new (type: string, tag: string, nesting: number) => Token;
}

type CoreRule = (state: CoreState) => void;

/** A delimiter that may open or close emphasis. */
export interface Delimiter {
  /** Only delimiters with the same marker match. */
  marker: number;
  length: number;
  /** Index of the token. */
  token: number;
  /** Index of the matching delimiter, or -1. */
  end: number;
  /** Whether it can open emphasis. */
  open: boolean;
  /** Whether it can close emphasis. */
  close: boolean;
}

/** State of markdown-it's block parser. */
export interface BlockState extends State {
  /** Current line. */
  line: number;
  /** Line at which parsing ends. */
  lineMax: number;
  /** Indentation of the containers. */
  blkIndent: number;
  /** Number of open blocks that contain the next token. */
  level: number;
  /** Type of the container. */
  parentType: string;
  /** Offset at which each line begins. */
  bMarks: number[];
  /** Offset at which each line ends. */
  eMarks: number[];
  /** Number of characters before the text of each line. */
  tShift: number[];
  /** Indentation of each line in columns. */
  sCount: number[];
  /** Number of columns before the start of each line. */
  bsCount: number[];
  getLines(begin: number, end: number, indent: number, keepLastLineEnd: boolean): string;
}

/** A rule for inline text: returns whether it matches; with `silent`, it creates no tokens. */
export type InlineRule = (state: InlineState, silent: boolean) => boolean;
/** A rule for blocks: returns whether it matches; with `silent`, it creates no tokens. */
export type BlockRule = (state: BlockState, startLine: number, endLine: number, silent: boolean) => boolean;

/** An ordered list of rules. */
export interface Ruler<Rule> {
  before(beside: string, name: string, rule: Rule, options?: { alt: string[] }): void;
  at(name: string, rule: Rule, options?: { alt: string[] }): void;
  disable(names: string[]): void;
  enable(names: string[]): void;
  getRules(chain: string): Rule[];
}

/** The parser of markdown-it. */
export interface MarkdownParser {
  inline: {
    ruler: Ruler<InlineRule>;
    /** Rules that run after an inline text is parsed. */
    ruler2: Ruler<(state: InlineState) => void>;
    tokenize(state: InlineState): void;
    skipToken(state: InlineState): void;
    State: InlineStateClass;
  };
  block: { ruler: Ruler<BlockRule>; tokenize(state: BlockState, startLine: number, endLine: number): void };
  core: { ruler: Ruler<CoreRule> };
  helpers: {
    parseLinkLabel: (this: void, state: InlineState, start: number, disableNested: boolean) => number;
    parseLinkDestination(text: string, start: number, end: number): { ok: boolean; pos: number };
    parseLinkTitle(text: string, start: number, end: number): { ok: boolean; pos: number };
  };
  normalizeLink(url: string): string;
  validateLink(url: string): boolean;
  utils: { unescapeAll(text: string): string };
  parse(text: string, environment: Environment): Token[];
}

/** Returns the text of a line without its indentation. */
export function lineText(state: BlockState, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}
