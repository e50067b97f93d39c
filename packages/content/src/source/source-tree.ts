/** Offsets into the text; `end` is the offset behind the last character. */
export interface SourceRange {
  start: number;
  end: number;
}

/** A line of a leaf. What is between `begin`, the line's first byte, and `start` belongs to its containers. */
export interface SourceLine extends SourceRange {
  begin: number;
}

export interface SourceAttribute extends SourceRange {
  /** As written: `:name` for a value that is JSON. A class is `class`, whatever sign it was written with. */
  name: string;
  /** The value with its quotes; `undefined` for a name alone, and for `.class` and `#id`. */
  value?: SourceRange;
}

/** `{…}` with its braces. */
export interface SourceAttributes extends SourceRange {
  pairs: SourceAttribute[];
  props: Record<string, unknown>;
}

/** Visible text and what it was written as: the same, an escape, an entity, or the end of a line. */
export interface SourcePart extends SourceRange {
  text: string;
}

export interface SourceText extends SourceRange {
  type: 'text';
  parts: SourcePart[];
}

/** An element around other inline content. */
export interface SourceSpan extends SourceRange {
  type: 'strong' | 'em' | 'strike' | 'link' | 'span' | 'component';
  /** The content, without what opens and closes it. */
  inner: SourceRange;
  children: SourceInline[];
  attributes?: SourceAttributes;
  /** Name of a component. */
  name?: string;
  link?: SourceLink;
}

export interface SourceLink {
  address: string;
  title: string;
  /** How it was written: `[a](b)`, `[a][b]`, `<a>` or a bare address. */
  style: 'inline' | 'reference' | 'autolink' | 'bare';
  /** The label of a definition. */
  reference?: string;
  addressRange?: SourceRange;
  /** With its quotes. */
  titleRange?: SourceRange;
}

export interface SourceCode extends SourceRange {
  type: 'code';
  parts: SourcePart[];
  attributes?: SourceAttributes;
}

export interface SourceImage extends SourceRange {
  type: 'image';
  alt: string;
  altRange: SourceRange;
  link: SourceLink;
  attributes?: SourceAttributes;
}

/** Inline content without content of its own. */
export interface SourceAtom extends SourceRange {
  type: 'component' | 'hardBreak' | 'footnoteReference' | 'formula' | 'binding' | 'html' | 'raw';
  /** Name of a component, label of a footnote, source of a formula. */
  value: string;
  isDisplay?: boolean;
  attributes?: SourceAttributes;
  children?: undefined;
}

export type SourceInline = SourceText | SourceSpan | SourceCode | SourceImage | SourceAtom;

interface Leaf extends SourceRange {
  lines: SourceLine[];
}

export interface SourceParagraph extends Leaf {
  type: 'paragraph';
  inlines: SourceInline[];
  attributes?: SourceAttributes;
}

export interface SourceHeading extends Leaf {
  type: 'heading';
  level: number;
  /** `#` signs; `undefined` for a heading that is underlined. */
  marker?: SourceRange;
  inlines: SourceInline[];
  attributes?: SourceAttributes;
}

export interface SourceCodeBlock extends Leaf {
  type: 'code';
  /** `undefined` for indented code. */
  fence?: { marker: string; info: SourceRange; closing?: SourceRange };
  /** Words behind the fence, without escapes. */
  info: string;
  inner: SourceLine[];
  code: string;
}

export interface SourceFormulaBlock extends Leaf {
  type: 'formula';
  /** Lines of the formula, without its `$$`. */
  inner: SourceLine[];
  source: string;
}

/** A rule, HTML, or what cannot be mapped. */
export interface SourcePlain extends Leaf {
  type: 'rule' | 'html' | 'raw';
}

export interface SourceQuote extends SourceRange {
  type: 'quote';
  children: SourceBlock[];
}

export interface SourceListItem extends SourceRange {
  type: 'item';
  /** The sign or number with its dot, without the space behind it. */
  marker: SourceRange;
  /** Columns from the marker to the content. */
  indent: number;
  task?: { box: SourceRange; isChecked: boolean };
  children: SourceBlock[];
}

export interface SourceList extends SourceRange {
  type: 'list';
  isOrdered: boolean;
  /** First number. */
  first: number;
  isTight: boolean;
  items: SourceListItem[];
}

/** A cell that the author left out has an empty range at the end of its row. */
export interface SourceCell extends SourceRange {
  inlines: SourceInline[];
  isWritten: boolean;
}

export interface SourceRow extends SourceRange {
  begin: number;
  cells: SourceCell[];
}

export interface SourceTable extends SourceRange {
  type: 'table';
  alignments: (string | null)[];
  delimiters: SourceLine;
  rows: SourceRow[];
}

export interface SourceSlot extends SourceRange {
  name: string;
  /** `#name`; `undefined` for what is before all slots. */
  line?: SourceLine;
  attributes?: SourceAttributes;
  children: SourceBlock[];
}

export interface SourceComponent extends SourceRange {
  type: 'component';
  name: string;
  opening: SourceLine;
  attributes?: SourceAttributes;
  /** Words behind the name. */
  title?: SourceRange;
  /** YAML, with the lines that open and close it; `inner` without. */
  fields?: SourceRange & { inner: SourceLine[]; closing: SourceLine; data: Record<string, unknown> };
  slots: SourceSlot[];
  closing?: SourceLine;
}

export interface SourceFootnote extends SourceRange {
  type: 'footnote';
  label: string;
  /** `[^label]:`. */
  marker: SourceRange;
  children: SourceBlock[];
}

export type SourceLeaf = SourceParagraph | SourceHeading | SourceCodeBlock | SourceFormulaBlock | SourcePlain;
export type SourceBlock = SourceLeaf | SourceQuote | SourceList | SourceTable | SourceComponent | SourceFootnote;

export interface SourceTree {
  text: string;
  /** Line ending of the file: that of its first line. */
  lineEnding: '\n' | '\r\n';
  /** YAML between the two `---` lines. */
  frontMatter?: SourceRange;
  /** Where the content starts. */
  content: number;
  blocks: SourceBlock[];
}
