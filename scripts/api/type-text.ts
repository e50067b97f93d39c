import ts from '@typescript/typescript6';
import type { ReadContext, TypeText } from './model.ts';
import { isOwn, resolveSymbol } from './program.ts';

type TextContext = Pick<ReadContext, 'checker' | 'documented'>;

/** Maximum number of characters of an alias without a heading that is expanded; longer aliases stay a name. */
const MAX_ALIAS_LENGTH = 45;

/** Longer types that are not written anywhere are rendered without their arguments. */
const MAX_RESOLVED_LENGTH = 60;

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/**
 * Renders a type or a part of a declaration as it is written, on one line: without `readonly` and comments, and with
 * short aliases expanded that have no heading.
 */
export function renderNode(node: ts.Node, context: TextContext): TypeText {
  const { text, symbols } = renderPart(node, context, []);
  return { text: onOneLine(text), symbols: [...new Set(symbols)] };
}

/** Renders a type that is not written anywhere. The arguments of a long one are omitted. */
export function renderType(type: ts.Type, context: TextContext): TypeText {
  const written = onOneLine(context.checker.typeToString(type, undefined, FORMAT));
  const text = (type.isUnion() ? written.replace(/ \| undefined$/u, '') : written)
    .replaceAll(/(?<=\?: [^;{}]*) \| undefined(?=;| \})/gu, '')
    .replaceAll(/\breadonly /gu, '')
    .replace(/^Readonly<(.+)>$/u, '$1');
  const name = /^(?!Partial<|Promise<|Record<)\w+(?=<)/u.exec(text)?.[0];
  return {
    text: text.length > MAX_RESOLVED_LENGTH && name !== undefined ? name : text,
    symbols: symbolsIn(type, context),
  };
}

/** Lists the documented exports that a type consists of: itself, the members of a union, and type arguments. */
function symbolsIn(type: ts.Type, context: TextContext): ts.Symbol[] {
  const symbol = type.aliasSymbol ?? type.symbol;
  if (context.documented.has(symbol)) return [symbol];
  const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
  const parts = type.isUnionOrIntersection()
    ? type.types
    : isReference
      ? context.checker.getTypeArguments(type as ts.TypeReference)
      : (type.aliasTypeArguments ?? []);
  return parts.filter((part) => part !== type).flatMap((part) => symbolsIn(part, context));
}

/** `expanding` are the aliases that contain the part, since an alias can name itself. */
function renderPart(node: ts.Node, context: TextContext, expanding: readonly ts.Symbol[]): TypeText {
  const inner = (part: ts.Node): TypeText => renderPart(part, context, expanding);
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) return inner(node.type);
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Readonly' && node.typeArguments?.[0]) {
    return inner(node.typeArguments[0]);
  }
  if (node.kind === ts.SyntaxKind.ReadonlyKeyword) return { text: '', symbols: [] };
  const symbol = nameSymbolOf(node, context.checker);
  const isDocumented = symbol !== undefined && context.documented.has(symbol);
  const alias = symbol && !isDocumented && !expanding.includes(symbol) ? aliasNodeOf(node, symbol) : undefined;
  if (symbol && alias) {
    const expanded = renderPart(alias, context, [...expanding, symbol]);
    if (onOneLine(expanded.text).length <= MAX_ALIAS_LENGTH && !expanded.text.includes('typeof')) {
      return needsBrackets(node, alias) ? { ...expanded, text: `(${expanded.text})` } : expanded;
    }
  }
  const { text, symbols } = joinChildren(node, inner);
  return { text, symbols: isDocumented ? [symbol, ...symbols] : symbols };
}

/** The symbol of a name in a type. */
export function nameSymbolOf(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : ts.isTypeQueryNode(node)
        ? node.exprName
        : undefined;
  const symbol = name && checker.getSymbolAtLocation(name);
  return symbol && resolveSymbol(symbol, checker);
}

/** Whether a type is an export with a heading. */
export function isDocumented(node: ts.Node, { checker, documented }: TextContext): boolean {
  const symbol = nameSymbolOf(node, checker);
  return symbol !== undefined && documented.has(symbol);
}

/** The type of an alias of this repository, if its type arguments have the names of its type parameters. */
function aliasNodeOf(node: ts.Node, symbol: ts.Symbol): ts.TypeNode | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !ts.isTypeAliasDeclaration(declaration) || !isOwn(declaration)) return undefined;
  const names = declaration.typeParameters?.map(({ name }) => name.text) ?? [];
  const values = ts.isTypeReferenceNode(node) ? (node.typeArguments?.map((value) => value.getText()) ?? []) : [];
  return names.join() === values.join() ? declaration.type : undefined;
}

/** Whether an expanded alias needs brackets: a union in `Alias[]` or in an intersection, or a function in a union. */
function needsBrackets({ parent }: ts.Node, alias: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(parent)) return ts.isFunctionTypeNode(alias);
  const isOperand =
    ts.isArrayTypeNode(parent) ||
    ts.isTypeOperatorNode(parent) ||
    ts.isIndexedAccessTypeNode(parent) ||
    ts.isIntersectionTypeNode(parent);
  return isOperand && (ts.isUnionTypeNode(alias) || ts.isIntersectionTypeNode(alias) || ts.isFunctionTypeNode(alias));
}

/** The source text of a node, with its parts rendered and without comments. */
function joinChildren(node: ts.Node, render: (part: ts.Node) => TypeText): TypeText {
  const source = node.getSourceFile().text;
  const symbols: ts.Symbol[] = [];
  let text = '';
  let at = node.getStart();
  ts.forEachChild(node, (child) => {
    const part = render(child);
    text += withoutComments(source.slice(at, child.getStart())) + part.text;
    symbols.push(...part.symbols);
    at = child.end;
  });
  return { text: text + withoutComments(source.slice(at, node.end)), symbols };
}

/** Removes comments, with the lines that contain only a comment. */
export function withoutComments(text: string): string {
  return text.replaceAll(/^\s*\/\*\*?.*?\*\/\n|\/\*.*?\*\/|\/\/[^\n]*/gmsu, '');
}

/** Removes line breaks, and what the formatter adds to types of several lines. */
function onOneLine(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=^|[<(:[=] ?)\| /gu, '')
    .replaceAll(/[,;] (?=[)\]>])/gu, '')
    .replaceAll(/,? (?=[)\]>](?!=))/gu, '')
    .replaceAll(/(?<=[([<]) /gu, '')
    .replaceAll(/; \}/gu, ' }')
    .trim();
}
