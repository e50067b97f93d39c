import { Parser } from '@lezer/common';
import type { Input, NodePropSource, PartialParse, TreeFragment } from '@lezer/common';
import { GFM, parser as commonMark } from '@lezer/markdown';
import type { MarkdownParser } from '@lezer/markdown';
import { components } from './components.ts';
import { nestFields } from './fields.ts';
import { footnotes } from './footnotes.ts';
import { formulas } from './formulas.ts';
import { frontMatter } from './front-matter.ts';
import { inlineSyntax } from './inline.ts';
import { reusableFragments } from './reusable-fragments.ts';

/** Markdown parser for highlighting, folding and completion. What pages show is decided by the parser of the site. */
export class ContentParser extends Parser {
  readonly #markdown: MarkdownParser;

  constructor(yaml: Parser, props: readonly NodePropSource[] = []) {
    super();
    const extensions = [frontMatter, components, inlineSyntax, formulas, footnotes, GFM, { props }];
    // Configured separately, since the front matter extension needs the parse before it is wrapped.
    this.#markdown = commonMark.configure(extensions).configure(nestFields(yaml));
  }

  override createParse(
    input: Input,
    fragments: readonly TreeFragment[],
    ranges: readonly { from: number; to: number }[],
  ): PartialParse {
    return this.#markdown.createParse(input, reusableFragments(input, fragments), ranges);
  }
}
