import { createHighlighterCore } from '@shikijs/core';
import type { LanguageRegistration, ThemeRegistration } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import { bundledLanguages } from 'shiki/langs';
import type { TreeNode } from '../document.ts';
import type { LoadedGrammar, LoadedGrammars } from './grammars.ts';
import { createLines } from './pieces.ts';
import type { Role } from './pieces.ts';

/**
 * Scopes of TextMate grammars by role. A theme can only assign colours, so each role is represented by a colour, which
 * is later replaced by a class; the style sheet defines the actual colours for light and dark mode.
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

/** Markdown uses the grammar `mdc`, which supports front matter and components. */
const ALIASES: Record<string, string> = { md: 'mdc', markdown: 'mdc' };

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
    // Operators, punctuation, expressions inside strings and shell variables have the plain text colour, although
    // broader scopes above match them.
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
    // Operators that consist of letters.
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

/** Highlights code with TextMate grammars, which are loaded with the first block of their language. */
export interface TextMate {
  /** Returns the highlighted lines, or `undefined` for an unknown language. */
  highlight(code: string, language: string): Promise<TreeNode[] | undefined>;
}

/** Creates a highlighter that uses Shiki with its bundled grammars and those of the site. */
export async function createTextMate(siteGrammars?: LoadedGrammars): Promise<TextMate> {
  const core = await createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine(),
    // Shiki warns about several instances, but each configuration needs one.
    warnings: false,
  });
  const siteGrammarsByScope = new Map((siteGrammars?.all ?? []).map((loaded) => [loaded.grammar.scopeName, loaded]));
  const loads = new Map<string, Promise<unknown>>();
  const once = async (name: string, load: () => Promise<unknown>): Promise<void> => {
    const loading = loads.get(name) ?? load();
    loads.set(name, loading);
    await loading;
  };
  const loadBundled = async (name: string): Promise<void> => {
    if (!isBundled(name)) return;
    await once(name, async () => {
      const { default: grammars } = await bundledLanguages[name]();
      await core.loadLanguage(grammars.map((grammar) => replaceBySiteGrammar(grammar, siteGrammarsByScope)));
    });
  };
  const loadSiteGrammar = async (loaded: LoadedGrammar): Promise<void> => {
    await once(siteGrammarName(loaded), async () => {
      const needed = [...withIncluded(loaded, siteGrammarsByScope)];
      const suppliedScopes = new Set(needed.flatMap(({ others }) => others.map(({ scopeName }) => scopeName)));
      for (const scope of needed.flatMap(({ grammar }) => [...includedScopes(grammar)])) {
        if (!siteGrammarsByScope.has(scope) && !suppliedScopes.has(scope)) await loadBundled(languageOf(scope));
      }
      await core.loadLanguage(
        needed.flatMap((one) => [
          ...one.others.map((other) => replaceBySiteGrammar(other, siteGrammarsByScope)),
          toSiteGrammar(one),
        ]),
      );
    });
  };
  return {
    async highlight(code, language) {
      const loaded = siteGrammars?.find(language);
      const bundled = ALIASES[language] ?? language;
      if (loaded) await loadSiteGrammar(loaded);
      else if (isBundled(bundled)) await loadBundled(bundled);
      else return undefined;
      const lang = loaded ? siteGrammarName(loaded) : bundled;
      // No time limit, so that the result does not depend on the speed of the machine.
      const { tokens } = core.codeToTokens(code, { lang, theme: theme.name ?? '', tokenizeTimeLimit: 0 });
      const lines = createLines();
      for (const [index, line] of tokens.entries()) {
        if (index > 0) lines.add('\n');
        for (const { content, color = PLAIN } of line) lines.add(content, ROLES[color.toLowerCase()]?.role);
      }
      return lines.end();
    },
  };
}

/**
 * Prefixes the name, so that it differs from every Shiki language and alias: loading a Shiki language also loads the
 * languages that it embeds, by name.
 */
function siteGrammarName({ name }: LoadedGrammar): string {
  return `site:${name}`;
}

/**
 * Gives a grammar its site name and removes its aliases and its list of embedded languages; Shiki accepts that list
 * only if those languages are loaded.
 */
function toSiteGrammar(loaded: LoadedGrammar): LanguageRegistration {
  const { aliases: _aliases, embeddedLangs: _embedded, embeddedLanguages: _languages, ...grammar } = loaded.grammar;
  return { ...grammar, name: siteGrammarName(loaded) };
}

/** Replaces a bundled grammar by the site's grammar of the same scope, also inside other languages. */
function replaceBySiteGrammar(
  grammar: LanguageRegistration,
  siteGrammarsByScope: ReadonlyMap<string, LoadedGrammar>,
): LanguageRegistration {
  const siteGrammar = siteGrammarsByScope.get(grammar.scopeName);
  return siteGrammar ? { ...toSiteGrammar(siteGrammar), name: grammar.name } : grammar;
}

/** Returns a grammar of the site and the grammars of the site that it includes, directly or indirectly. */
function withIncluded(
  loaded: LoadedGrammar,
  siteGrammarsByScope: ReadonlyMap<string, LoadedGrammar>,
  included = new Set<LoadedGrammar>(),
): Set<LoadedGrammar> {
  if (included.has(loaded)) return included;
  included.add(loaded);
  for (const scope of includedScopes(loaded.grammar)) {
    const other = siteGrammarsByScope.get(scope);
    if (other) withIncluded(other, siteGrammarsByScope, included);
  }
  return included;
}

/** Returns the scopes of other grammars that a grammar includes, such as `source.js`. */
function includedScopes(grammar: LanguageRegistration): Set<string> {
  const scopes = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('include' in node && typeof node.include === 'string' && /^[^#$]/u.test(node.include)) {
      scopes.add(node.include.replace(/#.*$/u, ''));
    }
    Object.values(node).forEach(walk);
  };
  walk([grammar.patterns, grammar.repository, grammar.injections]);
  scopes.delete(grammar.scopeName);
  return scopes;
}

/** Returns the language in the name of a scope, such as `source.js` or `text.html.basic`. */
function languageOf(scope: string): string {
  return scope.split('.')[1] ?? '';
}

function isBundled(language: string): language is keyof typeof bundledLanguages {
  return Object.hasOwn(bundledLanguages, language);
}
