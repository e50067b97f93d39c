import type { ESTree } from 'vite';
import { documentationOf } from './documentation.ts';
import { findDeclared } from './module.ts';
import type { Declared, Module } from './module.ts';

/** A field of an interface or type, and its declaration. */
export interface Field {
  name: string;
  isOptional: boolean;
  type: ESTree.TSType;
  /** The comment above it. */
  text: string;
  /** The text of `@default`. */
  defaultText?: string;
  /** The interface or type that declares it, which may be a base of the requested one. */
  owner: Declared;
}

/** Reads every field of an interface or type, inherited ones first. */
export function readFields(declared: Declared): Field[] {
  const { module, node } = declared;
  if (node.type === 'TSTypeAliasDeclaration') return fieldsOfType(node.typeAnnotation, declared);
  if (node.type !== 'TSInterfaceDeclaration') return [];
  const inherited = node.extends.flatMap(({ expression, typeArguments }) =>
    expression.type === 'Identifier' ? inheritedFields(module, expression.name, typeArguments?.params ?? []) : [],
  );
  return [...inherited, ...ownFields(node.body.body, declared)];
}

/** Fields of `Base`, or of `Omit<Base, 'a' | 'b'>`. Types of third-party packages are ignored. */
function inheritedFields(module: Module, name: string, args: readonly ESTree.TSType[]): Field[] {
  const [base, omittedType] = args;
  if (name === 'Omit' && base?.type === 'TSTypeReference' && base.typeName.type === 'Identifier') {
    const omittedNames = new Set(omittedType ? literalsIn(omittedType) : []);
    return inheritedFields(module, base.typeName.name, []).filter((field) => !omittedNames.has(field.name));
  }
  const declared = findDeclared(module, name);
  return declared ? readFields(declared) : [];
}

/** Reads the fields of a type literal, or of an intersection of them. */
export function fieldsOfType(type: ESTree.TSType, owner: Declared): Field[] {
  if (type.type === 'TSTypeLiteral') return ownFields(type.members, owner);
  return type.type === 'TSIntersectionType' ? type.types.flatMap((part) => fieldsOfType(part, owner)) : [];
}

function ownFields(members: readonly ESTree.TSSignature[], owner: Declared): Field[] {
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
    const { key, optional, typeAnnotation, start } = member;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    if (name === undefined) return [];
    const type = typeAnnotation.typeAnnotation;
    return [{ name, isOptional: optional, type, ...documentationOf(owner.module, start), owner }];
  });
}

/** Lists the string literals in a union. */
export function literalsIn(type: ESTree.TSType): string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(literalsIn);
  return type.type === 'TSLiteralType' && type.literal.type === 'Literal' ? [String(type.literal.value)] : [];
}
