import ts from '@typescript/typescript6';
import type { ReadContext, TypeText } from './model.ts';
import { renderNode, renderType } from './type-text.ts';

/** A parameter of a function, with a name even if the function destructures it. */
export interface Parameter {
  name: string;
  isOptional: boolean;
  isRest: boolean;
  type: TypeText;
  declaration: ts.ParameterDeclaration;
}

/** Longer signatures have a line for each parameter. */
const MAX_LINE_LENGTH = 90;

/** Reads the parameters of a function. */
export function readParameters({ parameters }: ts.SignatureDeclaration, context: ReadContext): Parameter[] {
  return parameters.map((declaration) => {
    const { name, type, questionToken, dotDotDotToken, initializer } = declaration;
    return {
      name: ts.isIdentifier(name) ? name.text : nameOf(type),
      isOptional: Boolean(questionToken ?? initializer),
      isRest: dotDotDotToken !== undefined,
      type: type ? renderNode(type, context) : renderType(widened(declaration, context.checker), context),
      declaration,
    };
  });
}

/** Renders the signature of a function. `start` is what comes before the type parameters: `function page`. */
export function renderSignature(start: string, declaration: ts.SignatureDeclaration, context: ReadContext): TypeText {
  const types = declaration.typeParameters?.map((parameter) => renderNode(parameter, context)) ?? [];
  const parameters = readParameters(declaration, context);
  const result = ts.isConstructorDeclaration(declaration) ? undefined : renderResult(declaration, context);
  const symbols = [...types, ...parameters.map(({ type }) => type), ...(result ? [result] : [])];
  const text = joinSignature({
    start,
    types: types.map((type) => withoutConst(type.text)),
    parameters: parameters.map(renderParameter),
    end: result ? `: ${result.text}` : '',
  });
  return { text, symbols: symbols.flatMap((part) => part.symbols) };
}

interface SignatureParts {
  start: string;
  types: readonly string[];
  parameters: readonly string[];
  end: string;
}

/** Joins the parts of a signature. A long signature has a line for each parameter, and for each type parameter. */
function joinSignature({ start, types, parameters, end }: SignatureParts): string {
  const head = types.length > 0 ? `${start}<${types.join(', ')}>` : start;
  const line = `${head}(${parameters.join(', ')})${end}`;
  if (line.length <= MAX_LINE_LENGTH) return line;
  const first = head.length > MAX_LINE_LENGTH ? `${start}<\n${indent(types)}>` : head;
  return parameters.length > 0 ? `${first}(\n${indent(parameters)})${end}` : `${first}()${end}`;
}

function renderResult(declaration: ts.SignatureDeclaration, context: ReadContext): TypeText {
  if (declaration.type) return renderNode(declaration.type, context);
  const signature = context.checker.getSignatureFromDeclaration(declaration);
  if (!signature) throw new Error(`${declaration.getText()} has no signature.`);
  return renderType(signature.getReturnType(), context);
}

function renderParameter({ name, isOptional, isRest, type }: Parameter): string {
  return `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type.text}`;
}

function indent(parts: readonly string[]): string {
  return parts.map((part) => `  ${part},\n`).join('');
}

function withoutConst(text: string): string {
  return text.replace(/^const /u, '');
}

/** The type of a parameter without a written type: that of its default, `string` for `'/docs'`. */
function widened(declaration: ts.ParameterDeclaration, checker: ts.TypeChecker): ts.Type {
  return checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(declaration));
}

/** The name of a destructured parameter, from its type: `options` for `CookieOptions`, `site` for `Site`. */
function nameOf(type: ts.TypeNode | undefined): string {
  const name = /\b(?!(?:Pick|Omit|Partial|Readonly|Required)\b)[A-Z]\w*/u.exec(type?.getText() ?? '')?.[0];
  if (name === undefined || type?.kind === ts.SyntaxKind.TypeLiteral) return 'options';
  const last = /(?:Options|Props|Context|Config)$/u.exec(name)?.[0] ?? name;
  return last.charAt(0).toLowerCase() + last.slice(1);
}
