import { lexBash } from './bash.ts';
import { lexCss } from './css.ts';
import { lexDiff } from './diff.ts';
import { lexHtml } from './html.ts';
import { createJavaScriptLexer } from './javascript.ts';
import { lexJson } from './json.ts';
import type { AddPiece, Lexer } from './pieces.ts';
import { createRuleLexer } from './rules.ts';
import { lexYaml } from './yaml.ts';

const lexTypeScript = createJavaScriptLexer({ jsx: true, types: true });

/** Lexers for fenced code by language. */
const FENCED: [lexer: Lexer, names: string][] = [
  [lexTypeScript, 'js javascript mjs cjs jsx ts typescript mts cts tsx'],
  [lexBash, 'bash sh shell'],
  [lexCss, 'css'],
  [lexDiff, 'diff'],
  [lexHtml, 'html vue svelte xml svg'],
  [lexJson, 'json jsonc'],
  [lexYaml, 'yaml yml'],
];
const fenced = new Map(FENCED.flatMap(([lexer, names]) => names.split(' ').map((name) => [name, lexer] as const)));

const lexAttributes = createRuleLexer([
  [/"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?/u, 'string'],
  [
    /(?<equals>=)(?<value>[^\s"'{}]+)/u,
    (_, { equals = '', value = '' }, add) => {
      add(equals);
      add(value, 'string');
    },
  ],
  [/[^\s"'{}=]+/u, 'tag'],
]);

const ATTRIBUTES = String.raw`\{(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[^}"'\n])*\}`;

const addComponent = (
  text: string,
  { colons = '', name = '', words = '', attributes = '' }: Record<string, string | undefined>,
  add: AddPiece,
): void => {
  add(colons);
  add(name, 'tag');
  if (words !== '') {
    add('[');
    lexInline(words.slice(1, -1), add);
    add(']');
  }
  lexAttributes(attributes, add);
  add(text.slice(colons.length + name.length + words.length + attributes.length));
};

const lexInline: Lexer = createRuleLexer([
  [/\\[!-/:-@[-`{-~]/u, 'string'],
  [
    /&(?:#x[\da-fA-F]+|#\d+|[A-Za-z]\w*);/u,
    (text, _, add) => {
      lexHtml(text, add);
    },
  ],
  [
    /^(?<before>[ \t]*\[)(?<label>[^\]\n]+)(?<after>\]:)/u,
    (_, { before = '', label = '', after = '' }, add) => {
      add(before);
      add(label, 'string');
      add(after);
    },
  ],
  [
    /(?<ticks>`+)(?<code>[^`](?:[^]*?[^`])?)\k<ticks>(?!`)/u,
    (_, { ticks = '', code = '' }, add) => {
      add(ticks);
      add(code, 'string');
      add(ticks);
    },
  ],
  [/<!--[^]*?(?:-->|$(?![^]))/u, 'comment'],
  [/<(?:https?:|mailto:)[^>\s]*>/u, undefined],
  [
    /<\/?[A-Za-z][\w.-]*(?:\s(?:"[^"<]*"|'[^'<]*'|[^"'<>])*)?\/?>/u,
    (text, _, add) => {
      lexHtml(text, add);
    },
  ],
  [
    new RegExp(
      String.raw`(?<colons>(?<![\w:]):)(?<name>[A-Za-z][\w-]*)(?<words>\[[^\]\n]*\])?(?<attributes>${ATTRIBUTES})?(?=\W|$)`,
      'u',
    ),
    (text, groups, add) => {
      // `:word` is highlighted as a component only with a label or attributes.
      if (groups['words'] === undefined && groups['attributes'] === undefined) add(text);
      else addComponent(text, groups, add);
    },
  ],
  [
    /(?<open>!?\[)(?<text>(?:[^[\]\\\n]|\\.|\[[^[\]\n]*\])*)(?<close>\])(?<target>\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)|\[[^\]\n]*\])?/u,
    (_, { open = '', text = '', close = '', target = '' }, add) => {
      const isLink = target !== '' || text.startsWith('!') || text.startsWith('^');
      add(open);
      if (isLink) add(text, 'string');
      else lexInline(text, add);
      add(close + target);
    },
  ],
  [
    new RegExp(`(?<=[\\]*_~\`]|[ \\t](?=\\{[#.]))${ATTRIBUTES}`, 'u'),
    (text, _, add) => {
      lexAttributes(text, add);
    },
  ],
]);

const FENCE =
  /^(?<indent>[ \t]*(?:>[ \t]?)*(?:[-*+][ \t]+|\d+[.)][ \t]+)?)(?<fence>`{3,}|~{3,})(?<language>[\w+-]*)(?<info>[^\n]*)$/u;
const COMPONENT = new RegExp(
  String.raw`^(?<indent>[ \t]*)(?<colons>:{2,})(?<name>[A-Za-z][\w-]*)(?<words>\[[^\]\n]*\])?(?<attributes>${ATTRIBUTES})?(?<rest>.*)$`,
  'u',
);

/** Lexer for markdown with front matter and components. Code blocks are highlighted by their language. */
export const lexMarkdown: Lexer = (code, add) => {
  const lines = code.split('\n');
  const endOf = (index: number): string => (index < lines.length - 1 ? '\n' : '');
  /** Whether `---` would begin YAML: on the first line, or directly after the opening line of a component. */
  let canHoldFields = true;
  let paragraph = '';
  const flush = (): void => {
    if (paragraph !== '') lexInline(paragraph, add);
    paragraph = '';
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const end = endOf(index);
    const fence = FENCE.exec(line)?.groups;
    const component = COMPONENT.exec(line)?.groups;
    if (canHoldFields && /^[ \t]*---[ \t]*$/u.test(line)) {
      flush();
      const last = lines.findIndex((other, at) => at > index && /^[ \t]*---[ \t]*$/u.test(other));
      if (last !== -1) {
        add(line + end);
        addFields(lines.slice(index + 1, last), add);
        index = last - 1;
      } else add(line + end);
      if (last !== -1) {
        add((lines[last] ?? '') + endOf(last));
        index = last;
      }
      canHoldFields = false;
    } else if (fence) {
      flush();
      index = addFence(lines, index, fence, add);
      canHoldFields = false;
    } else if (component) {
      flush();
      const { indent = '', rest = '' } = component;
      add(indent);
      addComponent('', component, add);
      add(rest + end);
      canHoldFields = true;
    } else {
      canHoldFields = false;
      const isHeading = /^ {0,3}#{1,6}[ \t]/u.test(line);
      if (isHeading || /^[ \t]*#[\w-]+(?:\{.*\})?[ \t]*$/u.test(line)) {
        flush();
        if (isHeading) addHeading(line, add);
        else lexAttributes(line, add);
        add(end);
      } else paragraph += line + end;
      if (line.trim() === '') flush();
    }
  }
  flush();
};

/** Adds a heading; its text is a keyword except where inline elements have another role. */
function addHeading(line: string, add: AddPiece): void {
  lexInline(line, (text, role) => {
    add(text, role ?? 'keyword');
  });
}

function addFields(lines: readonly string[], add: AddPiece): void {
  if (lines.length > 0) lexYaml(`${lines.join('\n')}\n`, add);
}

/** Adds a code block and returns the index of its last line. */
function addFence(
  lines: readonly string[],
  start: number,
  { indent = '', fence = '', language = '', info = '' }: Record<string, string | undefined>,
  add: AddPiece,
): number {
  const isEnd = (line: string): boolean => {
    const text = line.slice(0, indent.length).trim() === '' ? line.trim() : line.replace(/^[ \t>]*/u, '').trim();
    return text.startsWith(fence) && text.replaceAll(fence[0] ?? '', '') === '';
  };
  const endLine = lines.findIndex((line, index) => index > start && isEnd(line));
  const last = endLine === -1 ? lines.length : endLine;
  add(indent + fence);
  add(language + info);
  const body = lines.slice(start + 1, last);
  add(start < lines.length - 1 ? '\n' : '');
  const text = body.join('\n') + (last < lines.length && body.length > 0 ? '\n' : '');
  const lexer = fenced.get(language.toLowerCase());
  if (lexer && !indent.includes('>')) lexer(text, add);
  else add(text);
  if (last < lines.length) add((lines[last] ?? '') + (last < lines.length - 1 ? '\n' : ''));
  return last;
}

for (const name of ['md', 'markdown', 'mdc']) fenced.set(name, lexMarkdown);
