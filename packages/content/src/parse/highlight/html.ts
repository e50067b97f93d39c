import { lexCss } from './css.ts';
import { createJavaScriptLexer } from './javascript.ts';
import type { AddPiece, Lexer } from './pieces.ts';
import { createRuleLexer } from './rules.ts';

const lexScript = createJavaScriptLexer({ jsx: false, types: false });

const entity = [
  /&(?<entity>#x[\da-fA-F]+|#\d+|\w+);/u,
  (_: string, { entity: name = '' }: Record<string, string | undefined>, add: AddPiece): void => {
    add('&');
    add(name, 'constant');
    add(';');
  },
] as const;

const lexText = createRuleLexer([entity]);

const lexAttributes = createRuleLexer([
  [
    /(?<equals>=\s*)(?<value>"[^"]*"?|'[^']*'?|[^\s"'<>`=]+)/u,
    (_, { equals = '', value = '' }, add) => {
      add(equals);
      lexText(value, (text, role) => {
        add(text, role ?? (text === '&' || text === ';' ? undefined : 'string'));
      });
    },
  ],
  [/[^\s"'<>/=]+/u, 'tag'],
]);

const PART =
  /(?<comment><!--[^]*?(?:-->|$))|(?<declaration><[!?][^>]*>?)|(?<open><\/?)(?<name>[A-Za-z][\w:.-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^"'>])*)(?<close>>?)/gu;

/** Lexer for HTML, XML and SVG, with embedded scripts and style sheets. */
export const lexHtml: Lexer = (code, add) => {
  const parts = new RegExp(PART);
  let end = 0;
  for (let match = parts.exec(code); match; match = parts.exec(code)) {
    if (match.index > end) lexText(code.slice(end, match.index), add);
    end = parts.lastIndex;
    const { comment, declaration, open = '', name = '', attributes = '', close = '' } = match.groups ?? {};
    if (comment !== undefined) add(comment, 'comment');
    else if (declaration !== undefined) addDeclaration(declaration, add);
    else {
      add(open);
      add(name, 'tag');
      const slash = attributes.endsWith('/') ? '/' : '';
      lexAttributes(slash ? attributes.slice(0, -1) : attributes, add);
      add(slash + close);
      if (open === '<' && slash === '') end = addEmbedded(code, end, name, add);
      parts.lastIndex = end;
    }
  }
  if (end < code.length) lexText(code.slice(end), add);
};

function addDeclaration(text: string, add: AddPiece): void {
  const [, start = '', name = '', rest = '', end = ''] = /^(<[!?])([\w-]*)([^>]*?)(\??>?)$/u.exec(text) ?? [];
  add(start);
  if (name !== '') add(name, 'tag');
  lexAttributes(rest, add);
  if (end !== '') add(end);
}

/** Adds the text of a script or style sheet and returns its end. */
function addEmbedded(code: string, start: number, name: string, add: AddPiece): number {
  const lexer = name === 'script' ? lexScript : name === 'style' ? lexCss : undefined;
  if (!lexer) return start;
  const length = code.slice(start).search(new RegExp(`</${name}`, 'iu'));
  const end = length === -1 ? code.length : start + length;
  lexer(code.slice(start, end), add);
  return end;
}
