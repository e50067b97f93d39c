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

/** Blocks that a definition or a formula may interrupt. */
const INTERRUPTED = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

/** Text → tokens: comark's markdown and component syntax, corrected where it takes text away from authors. */
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

/** Rules of elements that are reported, and the types of their tokens. */
const REPORTED = [
  ['comark_inline_component', 'mdc_inline_component'],
  ['comark_inline_props', 'mdc_inline_props'],
  ['comark_html_inline', 'html_inline'],
  ['link', 'link_open'],
  ['image', 'image'],
  ['autolink', 'link_open'],
] as const;

/** Records where the element of a rule begins. */
function withStart(rule: InlineRule, type: string): InlineRule {
  return (state, silent) => {
    const { pos, tokens } = state;
    const before = tokens.length;
    if (!rule(state, silent)) return false;
    // Text that was waiting becomes a token first.
    const token = silent ? undefined : tokens.slice(before, before + 2).find((added) => added.type === type);
    if (token) token.start ??= pos;
    return true;
  };
}

/** A ruler does not hand out a rule by its name, and a function's own name is lost where code is made small. */
export function ruleNamed<Rule>(name: string, ruler: Ruler<Rule>): Rule {
  const all = ruler.getRules('');
  ruler.disable([name]);
  const others = ruler.getRules('');
  ruler.enable([name]);
  const found = all.find((rule) => !others.includes(rule));
  if (!found) throw new Error(`Comark has no rule ${name}.`);
  return found;
}

/** Comark makes the parser, and hands it to its plugins only. Those of a site come after our syntax. */
export function createParser(plugins: readonly MarkdownPlugin[] = []): MarkdownParser {
  const parsers: MarkdownParser[] = [];
  const plugin = {
    name: 'recto',
    markdownItPlugins: [(md: unknown) => parsers.push(md as MarkdownParser)],
  };
  createParse({ autoClose: false, plugins: [plugin] });
  const [md] = parsers;
  if (!md) throw new Error('Comark made no parser.');
  useSyntax(md);
  md.inline.State = withCjkEmphasis(md.inline.State);
  md.helpers.parseLinkLabel = linkLabelWithSpans(md.helpers.parseLinkLabel);
  for (const plugin of plugins) plugin(md as never);
  return md;
}

const NO_PLUGINS: readonly MarkdownPlugin[] = [];
const parsers = new WeakMap([[NO_PLUGINS, createParser()]]);

/** Plugins are compared as a list: whoever parses many texts passes the same one. */
export function parseTokens(
  text: string,
  place: { file: string; firstLine: number },
  plugins: readonly MarkdownPlugin[] = NO_PLUGINS,
): Token[] {
  const parser = parsers.get(plugins) ?? createParser(plugins);
  parsers.set(plugins, parser);
  return tokensOf(text, { ...place, footnotes: new Set() }, parser);
}

/** The tokens that a parser makes of a text. Its environment holds what else it found out. */
export function tokensOf(text: string, environment: Environment, md: MarkdownParser): Token[] {
  const tokens = md.parse(text, environment);
  // Markdown-it leaves escapes and entities of a fence's words to whoever shows them.
  for (const token of tokens) if (token.type === 'fence') token.info = md.utils.unescapeAll(token.info);
  return tokens;
}
