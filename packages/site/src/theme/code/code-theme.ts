import { blend, formatHex, parse } from '../culori.ts';

/** Roles of code tokens: the classes that the content engine sets, without `c-`. */
export const CODE_ROLES = ['comment', 'string', 'keyword', 'constant', 'name', 'tag'] as const;

type CodeRole = (typeof CODE_ROLES)[number];

/** Colours of code blocks, each as `#rrggbb`. */
export interface CodeTheme {
  text: string;
  background: string;
  /** Colours of tokens, by role. */
  roles: Readonly<Record<CodeRole, string>>;
}

/** TextMate scopes for each role. The first scope for which a theme has a colour is used. */
const SCOPES: Readonly<Record<CodeRole, readonly string[]>> = {
  comment: ['comment.line.double-slash', 'comment.block'],
  string: ['string.quoted.double', 'string.quoted.single'],
  keyword: ['keyword.control', 'storage.type', 'storage.modifier'],
  constant: ['constant.numeric', 'constant.language', 'constant.other'],
  name: ['entity.name.function', 'support.function', 'entity.name.type', 'support.class'],
  tag: ['entity.name.tag', 'entity.other.attribute-name'],
};

/** Describes what is wrong with a theme, without the file name. */
export class CodeThemeError extends Error {}

interface Rule {
  selectors: readonly string[];
  foreground: string | undefined;
  background: string | undefined;
}

/** Parses a theme of TextMate or VS Code: the colours of the roles, of other text and of the background. */
export function parseCodeTheme(theme: unknown): CodeTheme {
  if (!isRecord(theme)) throw new CodeThemeError('it is not an object');
  if (theme['include'] !== undefined) {
    throw new CodeThemeError('it includes another theme, which is not read: copy the rules of that theme into it');
  }
  const list = theme['tokenColors'] ?? theme['settings'];
  if (!Array.isArray(list)) throw new CodeThemeError('it has no list of "tokenColors"');
  const rules = list.map(parseRule);
  const general = rules.find(({ selectors }) => selectors.length === 0);
  const colors = isRecord(theme['colors']) ? theme['colors'] : {};
  const background = parseColor(colors['editor.background'] ?? general?.background, 'editor.background');
  const text = parseColor(colors['editor.foreground'] ?? general?.foreground, 'editor.foreground');
  if (background === undefined || text === undefined) {
    throw new CodeThemeError('its "colors" have no "editor.background", or no "editor.foreground"');
  }
  const ground = flatten(background, '#ffffff');
  const rolesColors = CODE_ROLES.map((role) => [role, flatten(colorOf(role, rules) ?? text, ground)]);
  return {
    text: flatten(text, ground),
    background: ground,
    roles: Object.fromEntries(rolesColors) as CodeTheme['roles'],
  };
}

function parseRule(rule: unknown, index: number): Rule {
  if (!isRecord(rule)) throw new CodeThemeError(`rule ${index + 1} of its "tokenColors" is not an object`);
  const settings = isRecord(rule['settings']) ? rule['settings'] : {};
  const scope: unknown[] = Array.isArray(rule['scope']) ? rule['scope'] : [rule['scope'] ?? ''];
  const selectors = scope.flatMap((one) => (typeof one === 'string' ? one.split(',') : []));
  const location = `rule ${index + 1} of "tokenColors"`;
  return {
    selectors: selectors.map((selector) => selector.trim()).filter((selector) => selector !== ''),
    foreground: parseColor(settings['foreground'], location),
    background: parseColor(settings['background'], location),
  };
}

function colorOf(role: CodeRole, rules: readonly Rule[]): string | undefined {
  return SCOPES[role].map((scope) => colorOfScope(scope, rules)).find((color) => color !== undefined);
}

/**
 * Returns the colour of the most specific rule for a scope, the last one of equally specific rules. Rules with a parent
 * selector are ignored.
 */
function colorOfScope(scope: string, rules: readonly Rule[]): string | undefined {
  let best: { color: string; length: number } | undefined;
  for (const { selectors, foreground } of rules) {
    if (foreground === undefined) continue;
    for (const selector of selectors) {
      const isMatch = scope === selector || scope.startsWith(`${selector}.`);
      if (isMatch && selector.length >= (best?.length ?? 0)) best = { color: foreground, length: selector.length };
    }
  }
  return best?.color;
}

function parseColor(value: unknown, location: string): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && parse(value)) return value;
  throw new CodeThemeError(`${JSON.stringify(value)} of ${location} is not a colour`);
}

/** Blends a colour that may be transparent with its background. */
function flatten(color: string, background: string): string {
  return formatHex(blend([background, color]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
