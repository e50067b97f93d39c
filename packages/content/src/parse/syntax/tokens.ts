/** The part of markdown-it's tokens, states and rulers that this room uses. */
export interface Token {
  type: string;
  tag: string;
  attrs: [name: string, value: string][] | null;
  /** First line of the block and the line after it, counted from 0. */
  map: [start: number, end: number] | null;
  /** 1 opens, -1 closes, 0 does both. */
  nesting: number;
  level: number;
  children: Token[] | null;
  content: string;
  markup: string;
  info: string;
  /** What a rule of ours has to say to the tree. */
  meta: unknown;
  /** Where it begins in the text of its block, for elements that are reported. */
  start?: number;
  hidden: boolean;
  block: boolean;
}

/** A piece of an inline text: how many characters of the token it is, and its range in the source of the text. */
export interface InlinePart {
  text: string;
  start: number;
  end: number;
}

/** A line as a block sees it: where it begins within its containers, its text begins, and its end. */
interface LinePosition {
  begin: number;
  text: number;
  end: number;
  /** Columns before `begin`; tabs depend on it. */
  columns: number;
}

export interface BlockPosition {
  firstLine: number;
  lines: LinePosition[];
  /** Indentation that the containers of the block take. */
  indent: number;
  /** Indentation of its first line. */
  column: number;
}

export interface Positions {
  blocks: Map<Token, BlockPosition>;
  inlines: Map<Token, InlinePart[]>;
  /** First line and the line after the YAML of a component. */
  fields: Map<Token, [start: number, end: number]>;
}

/** What the rules of one document share. */
export interface Environment {
  file: string;
  /** Line of the file on which the text starts, counted from 1. */
  firstLine: number;
  /** Labels of the footnotes that are defined. */
  footnotes: Set<string>;
  /** The description of a picture is being read. */
  isDescription?: boolean;
  /** Positions of tokens in the text, for parsers that record them. */
  positions?: Positions;
  /** The components a line stands in, innermost first; kept by comark. */
  comarkBlockTokens?: Token[];
}

interface State {
  src: string;
  md: MarkdownParser;
  env: Environment;
  tokens: Token[];
  push(type: string, tag: string, nesting: number): Token;
}

export interface InlineState extends State {
  pos: number;
  posMax: number;
  /** How many links contain the position. */
  linkLevel: number;
  pending: string;
  /** Signs that may open or close emphasis; markdown-it finds their partners when the sentence is read. */
  delimiters: Delimiter[];
  /** Those inside of elements that are whole already, such as a link. */
  tokens_meta: ({ delimiters: Delimiter[] } | null | undefined)[];
  scanDelims(start: number, canSplitWord: boolean): { length: number; can_open: boolean; can_close: boolean };
}

type InlineStateClass = new (...given: never[]) => InlineState & { pushPending(): Token };

/** What the rules see that run over the whole document. */
export interface CoreState {
  tokens: Token[];
  env: Environment;
  md: MarkdownParser;
  Token: new (type: string, tag: string, nesting: number) => Token;
}

type CoreRule = (state: CoreState) => void;

export interface Delimiter {
  /** Only signs with the same marker are partners. */
  marker: number;
  length: number;
  /** Place of its token. */
  token: number;
  /** Place of its partner, or -1. */
  end: number;
  open: boolean;
  close: boolean;
}

export interface BlockState extends State {
  line: number;
  lineMax: number;
  blkIndent: number;
  /** How many open blocks contain the next token. */
  level: number;
  parentType: string;
  /** Offset at which each line begins, ends, its text begins, and its indentation. */
  bMarks: number[];
  eMarks: number[];
  tShift: number[];
  sCount: number[];
  bsCount: number[];
  getLines(begin: number, end: number, indent: number, keepLastLineEnd: boolean): string;
}

export type InlineRule = (state: InlineState, silent: boolean) => boolean;
export type BlockRule = (state: BlockState, startLine: number, endLine: number, silent: boolean) => boolean;

export interface Ruler<Rule> {
  before(beside: string, name: string, rule: Rule, options?: { alt: string[] }): void;
  at(name: string, rule: Rule, options?: { alt: string[] }): void;
  disable(names: string[]): void;
  enable(names: string[]): void;
  getRules(chain: string): Rule[];
}

export interface MarkdownParser {
  inline: {
    ruler: Ruler<InlineRule>;
    /** What comes when a sentence is read. */
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
  normalizeLink(address: string): string;
  validateLink(address: string): boolean;
  utils: { unescapeAll(text: string): string };
  parse(text: string, environment: Environment): Token[];
}

/** Text of a line without its indentation. */
export function lineText(state: BlockState, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}
