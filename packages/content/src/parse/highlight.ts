import { createHighlighterCore } from '@shikijs/core';
import type { HighlighterCore, ThemeRegistration } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import { bundledLanguages } from 'shiki/langs';
import type { TreeNode } from './document.ts';
import type { Highlight } from './markdown.ts';

/**
 * What a token is, not which colour it has: the stylesheet owns the colours, once for light and dark.
 * A theme can only name colours, so each role borrows one and gives it back as a class.
 */
const ROLES: Record<string, { class: string; scopes: string[] }> = {
  '#000001': { class: 'c-comment', scopes: ['comment', 'punctuation.definition.comment'] },
  '#000002': {
    class: 'c-string',
    scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.character.escape'],
  },
  '#000003': {
    class: 'c-keyword',
    scopes: ['keyword', 'storage', 'variable.language', 'markup.heading', 'punctuation.definition.heading'],
  },
  '#000004': { class: 'c-constant', scopes: ['constant', 'support.constant', 'constant.language'] },
  '#000005': {
    class: 'c-name',
    scopes: ['entity.name.function', 'support.function', 'entity.name.type', 'support.class', 'support.type'],
  },
  '#000006': {
    class: 'c-tag',
    scopes: ['entity.name.tag', 'support.class.component', 'entity.other.attribute-name', 'meta.object-literal.key'],
  },
};

const PLAIN = '#000000';

const theme: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  fg: PLAIN,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN } },
    ...Object.entries(ROLES).map(([foreground, { scopes }]) => ({ scope: scopes, settings: { foreground } })),
    // Signs between names carry no meaning of their own.
    { scope: ['keyword.operator', 'punctuation', 'meta.brace'], settings: { foreground: PLAIN } },
    { scope: ['punctuation.definition.string'], settings: { foreground: '#000002' } },
    { scope: ['punctuation.definition.comment'], settings: { foreground: '#000001' } },
  ],
};

/** Markdown here has front matter and components, which a grammar of its own knows. */
const ALIASES: Record<string, string> = { md: 'mdc', markdown: 'mdc' };

/** Shiki behind the `Highlight` of the parser. Languages load when first met. */
export function createHighlight(): Highlight {
  let core: Promise<HighlighterCore> | undefined;
  return async (code, name) => {
    const language = ALIASES[name] ?? name;
    if (!isBundled(language)) return undefined;
    core ??= createHighlighterCore({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine() });
    const highlighter = await core;
    await highlighter.loadLanguage(bundledLanguages[language]);
    const { tokens } = highlighter.codeToTokens(code, {
      lang: language,
      theme: 'roles',
      // A slow machine must not give other colours.
      tokenizeTimeLimit: 0,
    });
    return tokens.map((line) => ['span', { class: 'line' }, ...mergeTokens(line), '\n']);
  };
}

interface Token {
  content: string;
  color?: string;
}

/** Neighbours of one role share a span; plain text needs none. */
function mergeTokens(tokens: readonly Token[]): TreeNode[] {
  const runs: { role: string | undefined; text: string }[] = [];
  for (const { content, color = PLAIN } of tokens) {
    const last = runs.at(-1);
    const role = ROLES[color.toLowerCase()]?.class;
    // White space has no colour, so it never ends a run.
    if (last && (last.role === role || content.trim() === '')) last.text += content;
    else runs.push({ role, text: content });
  }
  return runs.map(({ role, text }) => (role === undefined ? text : ['span', { class: role }, text]));
}

function isBundled(language: string): language is keyof typeof bundledLanguages {
  return Object.hasOwn(bundledLanguages, language);
}
