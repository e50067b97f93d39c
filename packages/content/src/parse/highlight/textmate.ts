import { createHighlighterCore } from '@shikijs/core';
import type { LanguageInput, LanguageRegistration, ThemeRegistration } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import { bundledLanguages } from 'shiki/langs';
import type { TreeNode } from '../document.ts';
import { createLines } from './pieces.ts';
import type { Role } from './pieces.ts';

/**
 * The scopes of TextMate grammars that each role has. A theme can only name colours, so each role borrows one: what a
 * token is becomes a class, and the stylesheet owns the colours, once for light and dark.
 */
const ROLES: Record<string, { role: Role | undefined; scopes: string[] }> = {
  '#000001': { role: 'comment', scopes: ['comment', 'punctuation.definition.comment'] },
  '#000002': {
    role: 'string',
    scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.character.escape'],
  },
  '#000003': {
    role: 'keyword',
    scopes: ['keyword', 'storage', 'variable.language', 'markup.heading', 'punctuation.definition.heading'],
  },
  '#000004': { role: 'constant', scopes: ['constant', 'support.constant', 'constant.language'] },
  '#000005': {
    role: 'name',
    scopes: [
      'entity.name.function',
      'entity.name.type',
      'entity.other.inherited-class',
      'support.function',
      'support.class',
      'support.type',
    ],
  },
  '#000006': {
    role: 'tag',
    scopes: ['entity.name.tag', 'support.class.component', 'entity.other.attribute-name', 'meta.object-literal.key'],
  },
};

const PLAIN = '#000000';
const [COMMENT, STRING, KEYWORD] = Object.keys(ROLES) as [string, string, string];

const theme: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  fg: PLAIN,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN } },
    ...Object.entries(ROLES).map(([foreground, { scopes }]) => ({ scope: scopes, settings: { foreground } })),
    // Signs between names carry no meaning of their own, and what stands in a string to be replaced is no string.
    {
      scope: [
        'keyword.operator',
        'punctuation',
        'meta.brace',
        'meta.template.expression',
        'meta.interpolation',
        'variable.other.normal.shell',
        'variable.other.bracket.shell',
        'variable.parameter.positional.shell',
        'variable.language.special.shell',
      ],
      settings: { foreground: PLAIN },
    },
    { scope: ['punctuation.definition.string'], settings: { foreground: STRING } },
    { scope: ['punctuation.definition.comment'], settings: { foreground: COMMENT } },
    // Operators that are words.
    {
      scope: [
        'keyword.operator.new',
        'keyword.operator.expression',
        'keyword.operator.logical.python',
        'keyword.operator.word',
      ],
      settings: { foreground: KEYWORD },
    },
  ],
};

/** Highlights by TextMate grammars, which load when their language is first met. */
export interface TextMate {
  highlight(code: string, language: string): Promise<TreeNode[] | undefined>;
}

export type Grammars = Record<string, LanguageInput>;

/** Shiki, with its grammars and those of the site. */
export async function createTextMate(grammars: Grammars = {}): Promise<TextMate> {
  const core = await createHighlighterCore({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine() });
  const inputOf = (language: string): LanguageInput | undefined => {
    if (Object.hasOwn(grammars, language)) return grammars[language];
    return isBundled(language) ? bundledLanguages[language] : undefined;
  };
  return {
    async highlight(code, language) {
      const input = inputOf(language);
      if (!input) return undefined;
      await core.loadLanguage(input === grammars[language] ? await nameGrammar(input, language) : input);
      // A slow machine must not give other colours, so there is no time limit.
      const { tokens } = core.codeToTokens(code, { lang: language, theme: theme.name ?? '', tokenizeTimeLimit: 0 });
      const lines = createLines();
      for (const [index, line] of tokens.entries()) {
        if (index > 0) lines.add('\n');
        for (const { content, color = PLAIN } of line) lines.add(content, ROLES[color.toLowerCase()]?.role);
      }
      return lines.end();
    },
  };
}

/** A grammar is found by the name behind the fence, whatever it calls itself. The last of several is meant. */
async function nameGrammar(input: LanguageInput, name: string): Promise<LanguageRegistration[]> {
  const loaded = await (typeof input === 'function' ? input() : input);
  const all = ['default' in loaded ? loaded.default : loaded].flat();
  return all.map((grammar, index) => (index === all.length - 1 ? { ...grammar, name } : grammar));
}

function isBundled(language: string): language is keyof typeof bundledLanguages {
  return Object.hasOwn(bundledLanguages, language);
}
