import type { ESTree } from 'vite';
import { findDeclared } from './module.ts';
import type { Declared, Module } from './module.ts';

/** The text to render for each type parameter. */
type TypeArguments = ReadonlyMap<string, string>;

/** Maximum number of characters of an alias that is expanded; longer aliases are rendered as their name. */
const MAX_ALIAS_LENGTH = 45;

/** Renders a type for documentation: without `readonly` and `undefined`, and with short aliases expanded. */
export function renderType(type: ESTree.TSType, { module, node }: Declared): string {
  const typeArguments = new Map<string, string>();
  const parameters = 'typeParameters' in node ? (node.typeParameters?.params ?? []) : [];
  for (const { name, constraint, default: defaultType } of parameters) {
    const replacement = constraint ?? defaultType;
    typeArguments.set(name.name, replacement ? render(replacement, module, typeArguments) : 'unknown');
  }
  if (type.type !== 'TSUnionType') return render(type, module, typeArguments);
  return render(
    { ...type, types: type.types.filter((part) => part.type !== 'TSUndefinedKeyword') },
    module,
    typeArguments,
  );
}

function render(type: ESTree.TSType, module: Module, typeArguments: TypeArguments): string {
  const inner = (one: ESTree.TSType): string => render(one, module, typeArguments);
  switch (type.type) {
    case 'TSTypeOperator':
      return type.operator === 'readonly' ? inner(type.typeAnnotation) : sourceText(type, module);
    case 'TSParenthesizedType':
      return inner(type.typeAnnotation);
    case 'TSArrayType':
      return `${parenthesise(inner(type.elementType))}[]`;
    case 'TSTupleType':
      return `[${type.elementTypes.map((one) => renderElement(one, inner)).join(', ')}]`;
    case 'TSUnionType': {
      const parts = type.types.map(inner);
      return parts.map((part) => (parts.length > 1 && part.includes('=>') ? `(${part})` : part)).join(' | ');
    }
    case 'TSIntersectionType':
      // Users write a string for an intersection with `string`, such as `string & {}`.
      return type.types.some(({ type }) => type === 'TSStringKeyword') ? 'string' : type.types.map(inner).join(' & ');
    case 'TSFunctionType': {
      const parameters = type.params.map((parameter) => renderParameter(parameter, module, inner));
      return `(${parameters.join(', ')}) => ${inner(type.returnType.typeAnnotation)}`;
    }
    case 'TSTypeLiteral':
      return `{ ${type.members.map((member) => renderMember(member, module, inner)).join('; ')} }`;
    case 'TSTypeReference':
      return renderReference(type, module, typeArguments);
    default:
      return sourceText(type, module);
  }
}

function renderReference(type: ESTree.TSTypeReference, module: Module, typeArguments: TypeArguments): string {
  const args = type.typeArguments?.params ?? [];
  const renderedArgs = args.map((one) => render(one, module, typeArguments));
  if (type.typeName.type !== 'Identifier') return sourceText(type, module);
  const { name } = type.typeName;
  const replacement = typeArguments.get(name);
  if (replacement !== undefined) return replacement === 'PropertyKey' ? 'string' : replacement;
  if (name === 'Readonly' || name === 'ReadonlyArray') return renderedArgs[0] ?? name;
  const declared = findDeclared(module, name);
  if (declared?.node.type === 'TSTypeAliasDeclaration') {
    const { typeParameters, typeAnnotation } = declared.node;
    const isLong = sourceText(typeAnnotation, declared.module).length > MAX_ALIAS_LENGTH;
    // An exported union, unless it has only literals, is rendered as its name, since users can import it.
    const isUnionOfTypes = typeAnnotation.type === 'TSUnionType' && !hasOnlyLiterals(typeAnnotation);
    if (isLong || (isUnionOfTypes && isExported(declared))) return name;
    const aliasArguments = new Map(
      (typeParameters?.params ?? []).map((one, index) => [one.name.name, renderedArgs[index] ?? 'unknown']),
    );
    return render(typeAnnotation, declared.module, aliasArguments);
  }
  // Type arguments of types of this repository are omitted, because the compiler infers them.
  return declared || args.length === 0 ? name : `${name}<${renderedArgs.join(', ')}>`;
}

function isExported({ module, node }: Declared): boolean {
  return module.program.body.some(
    (statement) => statement.type === 'ExportNamedDeclaration' && statement.declaration === node,
  );
}

function hasOnlyLiterals(type: ESTree.TSType): boolean {
  return type.type === 'TSUnionType' && type.types.every(({ type }) => type === 'TSLiteralType');
}

function renderElement(element: ESTree.TSTupleElement, inner: (type: ESTree.TSType) => string): string {
  if (element.type === 'TSRestType') {
    return element.typeAnnotation.type === 'TSNamedTupleMember' ? '…' : `...${inner(element.typeAnnotation)}`;
  }
  return element.type === 'TSOptionalType' || element.type === 'TSNamedTupleMember' ? '…' : inner(element);
}

function renderParameter(
  parameter: ESTree.ParamPattern,
  module: Module,
  inner: (type: ESTree.TSType) => string,
): string {
  if (parameter.type !== 'Identifier' || !parameter.typeAnnotation) return sourceText(parameter, module);
  return `${parameter.name}: ${inner(parameter.typeAnnotation.typeAnnotation)}`;
}

function renderMember(member: ESTree.TSSignature, module: Module, inner: (type: ESTree.TSType) => string): string {
  if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return sourceText(member, module);
  const mark = member.optional ? '?' : '';
  return `${sourceText(member.key, module)}${mark}: ${inner(member.typeAnnotation.typeAnnotation)}`;
}

function parenthesise(type: string): string {
  return /[ |]/u.test(type) && !/^\S+<.*>$|^\{.*\}$/u.test(type) ? `(${type})` : type;
}

/** The source text of a node, on one line. */
function sourceText({ start, end }: { start: number; end: number }, { text }: Module): string {
  return text.slice(start, end).replaceAll(/\s+/gu, ' ');
}
