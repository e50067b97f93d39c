import type { ESTree } from 'vite';
import { findDeclared } from './module.ts';
import type { Declared, Module } from './module.ts';

/** Type parameters, by the text to render for them. */
type TypeArguments = ReadonlyMap<string, string>;

/** Maximum number of characters of an alias that is expanded; longer aliases are rendered as their name. */
const MAX_ALIAS_LENGTH = 45;

/** Renders a type for documentation: without `readonly` and `undefined`, and with short aliases expanded. */
export function renderType(type: ESTree.TSType, { module, node }: Declared): string {
  const meanings = new Map<string, string>();
  const parameters = 'typeParameters' in node ? (node.typeParameters?.params ?? []) : [];
  for (const { name, constraint, default: defaultType } of parameters) {
    const meaning = constraint ?? defaultType;
    meanings.set(name.name, meaning ? render(meaning, module, meanings) : 'unknown');
  }
  if (type.type !== 'TSUnionType') return render(type, module, meanings);
  return render({ ...type, types: type.types.filter((part) => part.type !== 'TSUndefinedKeyword') }, module, meanings);
}

function render(type: ESTree.TSType, module: Module, meanings: TypeArguments): string {
  const inner = (one: ESTree.TSType): string => render(one, module, meanings);
  switch (type.type) {
    case 'TSTypeOperator':
      return type.operator === 'readonly' ? inner(type.typeAnnotation) : sourceText(type, module);
    case 'TSParenthesizedType':
      return inner(type.typeAnnotation);
    case 'TSArrayType':
      return `${wrap(inner(type.elementType))}[]`;
    case 'TSTupleType':
      return `[${type.elementTypes.map((one) => renderElement(one, inner)).join(', ')}]`;
    case 'TSUnionType': {
      const parts = type.types.map(inner);
      return parts.map((part) => (parts.length > 1 && part.includes('=>') ? `(${part})` : part)).join(' | ');
    }
    case 'TSIntersectionType':
      // An intersection with `string` is written as a string.
      return type.types.some(({ type }) => type === 'TSStringKeyword') ? 'string' : type.types.map(inner).join(' & ');
    case 'TSFunctionType': {
      const parameters = type.params.map((parameter) => renderParameter(parameter, module, inner));
      return `(${parameters.join(', ')}) => ${inner(type.returnType.typeAnnotation)}`;
    }
    case 'TSTypeLiteral':
      return `{ ${type.members.map((member) => renderMember(member, module, inner)).join('; ')} }`;
    case 'TSTypeReference':
      return renderReference(type, module, meanings);
    default:
      return sourceText(type, module);
  }
}

function renderReference(type: ESTree.TSTypeReference, module: Module, meanings: TypeArguments): string {
  const args = type.typeArguments?.params ?? [];
  const inner = args.map((one) => render(one, module, meanings));
  if (type.typeName.type !== 'Identifier') return sourceText(type, module);
  const { name } = type.typeName;
  const meaning = meanings.get(name);
  if (meaning !== undefined) return meaning === 'PropertyKey' ? 'string' : meaning;
  if (name === 'Readonly' || name === 'ReadonlyArray') return inner[0] ?? name;
  const declared = findDeclared(module, name);
  if (declared?.node.type === 'TSTypeAliasDeclaration') {
    const { typeParameters, typeAnnotation } = declared.node;
    const isLong = sourceText(typeAnnotation, declared.module).length > MAX_ALIAS_LENGTH;
    // An exported union of types is rendered as its name, since users can import it.
    const isChoice = typeAnnotation.type === 'TSUnionType' && !isLiterals(typeAnnotation);
    if (isLong || (isChoice && isExported(declared))) return name;
    const inside = new Map(
      (typeParameters?.params ?? []).map((one, index) => [one.name.name, inner[index] ?? 'unknown']),
    );
    return render(typeAnnotation, declared.module, inside);
  }
  // Type arguments of our own types are omitted, because the compiler infers them.
  return declared || args.length === 0 ? name : `${name}<${inner.join(', ')}>`;
}

function isExported({ module, node }: Declared): boolean {
  return module.program.body.some(
    (statement) => statement.type === 'ExportNamedDeclaration' && statement.declaration === node,
  );
}

function isLiterals(type: ESTree.TSType): boolean {
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

function wrap(type: string): string {
  return /[ |]/u.test(type) && !/^\S+<.*>$|^\{.*\}$/u.test(type) ? `(${type})` : type;
}

/** The source text of a node, on one line. */
function sourceText({ start, end }: { start: number; end: number }, { text }: Module): string {
  return text.slice(start, end).replaceAll(/\s+/gu, ' ');
}
