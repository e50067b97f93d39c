/** A range of the text as offsets; `end` is the offset after the last character. */
export interface SourceRange {
  start: number;
  end: number;
}

/** A line of a leaf block. The characters between `begin` and `start` belong to its containers. */
export interface SourceLine extends SourceRange {
  /** Offset of the first character of the line. */
  begin: number;
}

/** One attribute in braces. */
export interface SourceAttribute extends SourceRange {
  /** The name as written, with `:name` for a JSON value; `class` for `.class` and `id` for `#id`. */
  name: string;
  /** The value with its quotes; `undefined` for a name without a value, and for `.class` and `#id`. */
  value?: SourceRange;
}

/** Attributes in braces; the range includes the braces. */
export interface SourceAttributes extends SourceRange {
  /** The attributes in the order of the text. */
  pairs: SourceAttribute[];
  /** The values of the attributes by name. */
  props: Record<string, unknown>;
}

/** Visible text; its range contains the same text, an escape, an entity, or a line break. */
export interface SourcePart extends SourceRange {
  /** The visible text. */
  text: string;
}

/** Inline text. */
export interface SourceText extends SourceRange {
  type: 'text';
  /** Parts that were written differently. */
  parts: SourcePart[];
}

/** An element around other inline content. */
export interface SourceSpan extends SourceRange {
  type: 'strong' | 'em' | 'strike' | 'link' | 'span' | 'component';
  /** The content, without the opening and closing syntax. */
  inner: SourceRange;
  /** The content as a tree. */
  children: SourceInline[];
  /** Attributes after the element. */
  attributes?: SourceAttributes;
  /** Name of a component. */
  name?: string;
  /** Target of a link. */
  link?: SourceLink;
}

/** The target of a link or image. */
export interface SourceLink {
  /** URL of the target. */
  url: string;
  /** Title, or an empty string. */
  title: string;
  /** How the link was written: `[a](b)`, `[a][b]`, `<a>` or a bare URL. */
  style: 'inline' | 'reference' | 'autolink' | 'bare';
  /** Label of the link definition, for a reference. */
  reference?: string;
  /** Range of the URL of an inline link. */
  urlRange?: SourceRange;
  /** Range of the title with its quotes. */
  titleRange?: SourceRange;
}

/** Inline code. */
export interface SourceCode extends SourceRange {
  type: 'code';
  /** The code without its backticks. */
  parts: SourcePart[];
  /** Attributes after the code. */
  attributes?: SourceAttributes;
}

/** An image. */
export interface SourceImage extends SourceRange {
  type: 'image';
  /** Alternative text. */
  alt: string;
  /** Range of the alternative text. */
  altRange: SourceRange;
  /** URL and title of the image. */
  link: SourceLink;
  /** Attributes after the image. */
  attributes?: SourceAttributes;
}

/** An inline element without inline content. */
export interface SourceAtom extends SourceRange {
  type: 'component' | 'hardBreak' | 'footnoteReference' | 'formula' | 'binding' | 'html' | 'raw';
  /** Name of a component, label of a footnote, source of a formula. */
  value: string;
  /** Whether a formula is written with `$$`. */
  isDisplay?: boolean;
  /** Attributes after the element. */
  attributes?: SourceAttributes;
  children?: undefined;
}

/** Any inline element. */
export type SourceInline = SourceText | SourceSpan | SourceCode | SourceImage | SourceAtom;

interface Leaf extends SourceRange {
  lines: SourceLine[];
}

/** A paragraph. */
export interface SourceParagraph extends Leaf {
  type: 'paragraph';
  /** Inline content. */
  inlines: SourceInline[];
  /** Attributes at the end of the paragraph. */
  attributes?: SourceAttributes;
}

/** A heading. */
export interface SourceHeading extends Leaf {
  type: 'heading';
  /** Level, 1 to 6. */
  level: number;
  /** The `#` characters; `undefined` for an underlined heading. */
  marker?: SourceRange;
  /** Inline content. */
  inlines: SourceInline[];
  /** Attributes at the end of the heading. */
  attributes?: SourceAttributes;
}

/** A code block. */
export interface SourceCodeBlock extends Leaf {
  type: 'code';
  /** The lines around the code; `undefined` for indented code. */
  fence?: { marker: string; info: SourceRange; closing?: SourceRange };
  /** The info string after the fence, without escapes. */
  info: string;
  /** Lines of the code, without the fence. */
  inner: SourceLine[];
  /** The code. */
  code: string;
}

/** A formula block. */
export interface SourceFormulaBlock extends Leaf {
  type: 'formula';
  /** Lines of the formula, without its `$$`. */
  inner: SourceLine[];
  /** The formula. */
  source: string;
}

/** A horizontal rule, an HTML block, or a block whose ranges could not be determined (`raw`). */
export interface SourcePlain extends Leaf {
  type: 'rule' | 'html' | 'raw';
}

/** A quotation. */
export interface SourceQuote extends SourceRange {
  type: 'quote';
  /** Blocks of the quotation. */
  children: SourceBlock[];
}

/** An item of a list. */
export interface SourceListItem extends SourceRange {
  type: 'item';
  /** The bullet, or the number with its dot or parenthesis, without the space after it. */
  marker: SourceRange;
  /** Number of columns from the marker to the content. */
  indent: number;
  /** The checkbox of a task. */
  task?: { box: SourceRange; isChecked: boolean };
  /** Blocks of the item. */
  children: SourceBlock[];
}

/** A list. */
export interface SourceList extends SourceRange {
  type: 'list';
  /** Whether the list is numbered. */
  isOrdered: boolean;
  /** First number of the list. */
  first: number;
  /** Whether the items are not separated by blank lines. */
  isTight: boolean;
  /** Items of the list. */
  items: SourceListItem[];
}

/** A cell of a table. A cell that the author omitted has an empty range at the end of its row. */
export interface SourceCell extends SourceRange {
  /** Inline content. */
  inlines: SourceInline[];
  /** Whether the cell is in the text. */
  isWritten: boolean;
}

/** A row of a table. */
export interface SourceRow extends SourceRange {
  /** Offset of the first character of the line. */
  begin: number;
  /** Cells of the row. */
  cells: SourceCell[];
}

/** A table. */
export interface SourceTable extends SourceRange {
  type: 'table';
  /** Alignment of each column: `left`, `center`, `right` or `null`. */
  alignments: (string | null)[];
  /** The line between the head and the body. */
  delimiters: SourceLine;
  /** Rows of the table, the head first. */
  rows: SourceRow[];
}

/** A slot of a component. */
export interface SourceSlot extends SourceRange {
  /** Name of the slot. */
  name: string;
  /** The line `#name`; `undefined` for content before the first slot line. */
  line?: SourceLine;
  /** Attributes after the name. */
  attributes?: SourceAttributes;
  /** Blocks of the slot. */
  children: SourceBlock[];
}

/** A block component. */
export interface SourceComponent extends SourceRange {
  type: 'component';
  /** Name of the component. */
  name: string;
  /** The line `::name`. */
  opening: SourceLine;
  /** Attributes on the opening line. */
  attributes?: SourceAttributes;
  /** Text after the name on the opening line. */
  title?: SourceRange;
  /** YAML properties. The range includes the lines that open and close the YAML, `inner` does not. */
  fields?: SourceRange & { inner: SourceLine[]; closing: SourceLine; data: Record<string, unknown> };
  /** Content by slot, in the order of the text. */
  slots: SourceSlot[];
  /** The line that closes the component; `undefined` if it is not closed. */
  closing?: SourceLine;
}

/** A footnote definition. */
export interface SourceFootnote extends SourceRange {
  type: 'footnote';
  /** Label of the footnote. */
  label: string;
  /** Range of `[^label]:`. */
  marker: SourceRange;
  /** Blocks of the footnote. */
  children: SourceBlock[];
}

/** A block without child blocks. */
export type SourceLeaf = SourceParagraph | SourceHeading | SourceCodeBlock | SourceFormulaBlock | SourcePlain;
/** Any block. */
export type SourceBlock = SourceLeaf | SourceQuote | SourceList | SourceTable | SourceComponent | SourceFootnote;

/** The blocks of a markdown file with their ranges in the text. */
export interface SourceTree {
  /** The text of the file. */
  text: string;
  /** Line ending of the file: that of its first line. */
  lineEnding: '\n' | '\r\n';
  /** The YAML between the two `---` lines. */
  frontMatter?: SourceRange;
  /** Offset at which the content starts. */
  content: number;
  /** Blocks of the content. */
  blocks: SourceBlock[];
}
