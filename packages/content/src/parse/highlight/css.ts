import type { AddPiece, Lexer } from './pieces.ts';
import { createRuleLexer } from './rules.ts';
import type { Rule } from './rules.ts';

const COMMENT = /\/\*[^]*?(?:\*\/|$(?![^]))/u;
const STRING = /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/u;
const NAME = String.raw`-?[A-Za-z_\u{80}-\u{10ffff}][\w\u{80}-\u{10ffff}-]*`;

const addPrefixed =
  (role: 'tag' | 'constant', length: number) =>
  (text: string, _: unknown, add: AddPiece): void => {
    add(text.slice(0, length));
    add(text.slice(length), role);
  };

const lexSelector = createRuleLexer([
  [COMMENT, 'comment'],
  [STRING, 'string'],
  [new RegExp(`@${NAME}`, 'u'), 'keyword'],
  [new RegExp(`::${NAME}`, 'u'), addPrefixed('tag', 2)],
  [new RegExp(`[.#:]${NAME}`, 'u'), addPrefixed('tag', 1)],
  [
    new RegExp(String.raw`\[\s*(?<attribute>${NAME})`, 'u'),
    (text, { attribute = '' }, add) => {
      add(text.slice(0, -attribute.length));
      add(attribute, 'tag');
    },
  ],
  [new RegExp(`&|${NAME}`, 'u'), 'tag'],
]);

const valueRules: readonly Rule[] = [
  [COMMENT, 'comment'],
  [STRING, 'string'],
  [/--[\w\u{80}-\u{10ffff}-]+/u, undefined],
  [/U\+[\da-fA-F?]+(?:-[\da-fA-F]+)?/u, 'constant'],
  [/#[\da-fA-F]{3,8}\b/u, addPrefixed('constant', 1)],
  [
    /(?<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?<unit>%|[a-zA-Z]+)?/u,
    (_, { number = '', unit = '' }, add) => {
      add(number, 'constant');
      add(unit, 'keyword');
    },
  ],
  [
    /(?<url>url)(?<open>\()(?<target>[^"')]*)/u,
    (_, { url = '', open = '', target = '' }, add) => {
      add(url, 'name');
      add(open);
      add(target, target.trim() === '' ? undefined : 'string');
    },
  ],
  [/!\s*important\b|@[\w-]+|\b(?:and|or|not|only|from|to)\b(?!-)/u, 'keyword'],
  [new RegExp(String.raw`${NAME}(?=\()`, 'u'), 'name'],
  [new RegExp(NAME, 'u'), 'constant'],
];

const lexValue = createRuleLexer(valueRules);
/** Lexer for conditions after `@media` and similar rules: queried properties and values. */
const lexCondition = createRuleLexer([[new RegExp(String.raw`${NAME}(?=\s*[:<>=])`, 'u'), 'name'], ...valueRules]);

const AT_RULE = /^(?<before>(?:\s|\/\*[^]*?\*\/)*)(?<name>@[\w-]+)(?<rest>[^]*)$/u;
const DECLARATION = /^(?<before>(?:\s|\/\*[^]*?\*\/)*)(?<property>[\w-]+)(?<colon>\s*:)(?<value>[^]*)$/u;
/** Matches a statement up to `{`, `}` or `;`, which are ignored in comments, strings and parentheses. */
const STATEMENT =
  /(?:\/\*[^]*?(?:\*\/|$(?![^]))|"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|\((?:[^()"']|"[^"\n]*"|'[^'\n]*'|\([^()]*\))*\)|[^{};])+/uy;

/** Lexer for style sheets, including nested rules. */
export const lexCss: Lexer = (code, add) => {
  let position = 0;
  while (position < code.length) {
    STATEMENT.lastIndex = position;
    const [statement = ''] = STATEMENT.exec(code) ?? [];
    position += statement.length;
    const end = code[position] ?? '';
    if (statement !== '') addStatement(statement, end, add);
    if (end !== '') add(end);
    position += 1;
  }
};

function addStatement(statement: string, end: string, add: AddPiece): void {
  const rule = AT_RULE.exec(statement)?.groups;
  if (rule) {
    const { before = '', name = '', rest = '' } = rule;
    lexValue(before, add);
    add(name, 'keyword');
    (name === '@scope' || name === '@page' ? lexSelector : lexCondition)(rest, add);
    return;
  }
  const declaration = end === '{' ? undefined : DECLARATION.exec(statement)?.groups;
  if (!declaration) {
    lexSelector(statement, add);
    return;
  }
  const { before = '', property = '', colon = '', value = '' } = declaration;
  lexValue(before, add);
  add(property, property.startsWith('--') ? undefined : 'name');
  add(colon);
  lexValue(value, add);
}
