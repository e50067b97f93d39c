import { createParse } from 'comark';
import { attributes, braces, linkLabelWithSpans, span } from './attributes.ts';
import { useAutolinks } from './autolinks.ts';
import { binding } from './binding.ts';
import { blockComponent } from './block-component.ts';
import { componentFields } from './component-fields.ts';
import { withCjkEmphasis } from './cjk-emphasis.ts';
import { componentLine } from './component-line.ts';
import { emoji } from './emoji.ts';
import { footnoteDefinition, footnoteReference } from './footnotes.ts';
import { formula, formulaBlock } from './formula.ts';
import { inlineComponent } from './inline-component.ts';
import type { MarkdownPlugin } from './plugins.ts';
import { slot } from './slot.ts';
import { pairStrikethrough, strikethrough } from './strikethrough.ts';
import type { Environment, InlineRule, MarkdownParser, Ruler, Token } from './tokens.ts';

/** Blocks that a component, slot or formula can interrupt. */
const INTERRUPTED = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

/** Replaces rules of comark's markdown and component syntax that would lose text of authors, and adds new rules. */
function useSyntax(md: MarkdownParser): void {
  md.core.ruler.disable(['task-lists-mdc', 'task-lists-mdc-post']);
  md.inline.ruler.disable(['comark_inline_span']);
  md.block.ruler.disable(['comark_block_shorthand', 'comark_block_yaml']);
  md.block.ruler.before('fence', 'formula', formulaBlock, INTERRUPTED);
  md.block.ruler.before('fence', 'component_fields', componentFields);
  md.block.ruler.before('reference', 'footnote', footnoteDefinition, { alt: ['paragraph', 'reference'] });
  md.block.ruler.at('comark_block', blockComponent, INTERRUPTED);
  md.block.ruler.at('comark_block_slots', slot, INTERRUPTED);
  md.block.ruler.before('paragraph', 'component_line', componentLine);
  md.inline.ruler.before('escape', 'formula', formula);
  md.inline.ruler.at('strikethrough', strikethrough);
  md.inline.ruler2.at('strikethrough', pairStrikethrough);
  md.inline.ruler.before('link', 'footnote_reference', footnoteReference);
  md.inline.ruler.before('link', 'span', span);
  md.inline.ruler.at('comark_inline_component', inlineComponent);
  md.inline.ruler.at('comark_inline_props', attributes);
  md.inline.ruler.before('comark_inline_component', 'emoji', emoji);
  md.inline.ruler.before('comark_inline_props', 'binding', binding);
  md.inline.ruler.before('comark_inline_props', 'braces', braces);
  useAutolinks(md, { text: ruleNamed('text', md.inline.ruler), image: ruleNamed('image', md.inline.ruler) });
  for (const [name, type] of REPORTED) md.inline.ruler.at(name, withStart(ruleNamed(name, md.inline.ruler), type));
}

/** Rules of elements that may be reported, with the types of their tokens. */
const REPORTED = [
  ['comark_inline_component', 'mdc_inline_component'],
  ['comark_inline_props', 'mdc_inline_props'],
  ['comark_html_inline', 'html_inline'],
  ['link', 'link_open'],
  ['image', 'image'],
  ['autolink', 'link_open'],
] as const;

/** Wraps a rule to record the start of its element. */
function withStart(rule: InlineRule, type: string): InlineRule {
  return (state, silent) => {
    const { pos, tokens } = state;
    const before = tokens.length;
    if (!rule(state, silent)) return false;
    // Pending text becomes a token before that of the element.
    const token = silent ? undefined : tokens.slice(before, before + 2).find((added) => added.type === type);
    if (token) token.start ??= pos;
    return true;
  };
}

/** Returns a rule by its name. A ruler has no such method, and the names of functions are lost in minified code. */
export function ruleNamed<Rule>(name: string, ruler: Ruler<Rule>): Rule {
  const all = ruler.getRules('');
  ruler.disable([name]);
  const others = ruler.getRules('');
  ruler.enable([name]);
  const ruleFunction = all.find((rule) => !others.includes(rule));
  if (!ruleFunction) throw new Error(`Comark has no rule ${name}.`);
  return ruleFunction;
}

/** Creates a parser. Comark only passes it to plugins. Plugins of the site are added after the syntax of Recto. */
export function createMarkdownParser(plugins: readonly MarkdownPlugin[] = []): MarkdownParser {
  const parsers: MarkdownParser[] = [];
  const plugin = {
    name: 'recto',
    markdownItPlugins: [(md: unknown) => parsers.push(md as MarkdownParser)],
  };
  createParse({ autoClose: false, plugins: [plugin] });
  const [md] = parsers;
  if (!md) throw new Error('Comark created no parser.');
  useSyntax(md);
  md.inline.State = withCjkEmphasis(md.inline.State);
  md.helpers.parseLinkLabel = linkLabelWithSpans(md.helpers.parseLinkLabel);
  for (const plugin of plugins) plugin(md as never);
  return md;
}

const NO_PLUGINS: readonly MarkdownPlugin[] = [];
const parsers = new WeakMap([[NO_PLUGINS, createMarkdownParser()]]);

/** Parses a text to tokens. Parsers are cached by the array of plugins, so pass the same array for all texts. */
export function parseTokens(
  text: string,
  location: { file: string; firstLine: number },
  plugins: readonly MarkdownPlugin[] = NO_PLUGINS,
): Token[] {
  const parser = parsers.get(plugins) ?? createMarkdownParser(plugins);
  parsers.set(plugins, parser);
  return tokensOf(text, { ...location, footnotes: new Set() }, parser);
}

/** Parses a text to tokens with this parser. The environment receives additional results, such as footnote labels. */
export function tokensOf(text: string, environment: Environment, md: MarkdownParser): Token[] {
  const tokens = md.parse(text, environment);
  // Markdown-it does not decode escapes and entities in the info string of a fence.
  for (const token of tokens) if (token.type === 'fence') token.info = md.utils.unescapeAll(token.info);
  return tokens;
}
