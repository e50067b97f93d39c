import type { ESTree } from 'vite';
import { commentAbove, findType } from './component-module.ts';
import type { ComponentModule } from './component-module.ts';

/** A JSON Schema. */
export type Schema = Record<string, unknown>;

/** Maximum depth of recursive types. */
const MAX_DEPTH = 4;

type AnyType = ESTree.TSType | ESTree.TSInterfaceBody;

/**
 * Converts a type to JSON Schema. Types without a counterpart allow every value. Returns `undefined` for types that
 * authors cannot write, such as functions.
 */
export function toSchema(type: AnyType, module: ComponentModule, level = 0): Schema | undefined {
  if (level > MAX_DEPTH) return {};
  const inner = (part: AnyType): Schema | undefined => toSchema(part, module, level);
  switch (type.type) {
    case 'TSStringKeyword':
    case 'TSTemplateLiteralType':
      return { type: 'string' };
    case 'TSNumberKeyword':
      return { type: 'number' };
    case 'TSBooleanKeyword':
      return { type: 'boolean' };
    case 'TSLiteralType':
      return type.literal.type === 'Literal' ? { const: type.literal.value } : {};
    case 'TSParenthesizedType':
    case 'TSTypeOperator':
      return inner(type.typeAnnotation);
    case 'TSArrayType':
      return { type: 'array', items: inner(type.elementType) ?? {} };
    case 'TSUnionType':
      return joinSchemas(type.types.flatMap((part): Schema[] => toList(isNullish(part) ? undefined : inner(part))));
    case 'TSTypeLiteral':
    case 'TSInterfaceBody':
      return objectSchema(type.type === 'TSTypeLiteral' ? type.members : type.body, module, level);
    case 'TSTypeReference':
      return referenceSchema(type, module, level);
    case 'TSFunctionType':
      return undefined;
    default:
      return {};
  }
}

function toList(schema: Schema | undefined): Schema[] {
  return schema ? [schema] : [];
}

function isNullish({ type }: ESTree.TSType): boolean {
  return type === 'TSUndefinedKeyword' || type === 'TSNullKeyword';
}

/** Joins the parts of a union: literals as `enum`, simple types as a list of types, others as `anyOf`. */
function joinSchemas(parts: readonly Schema[]): Schema | undefined {
  const [first] = parts;
  if (parts.length <= 1) return first;
  if (parts.every((part) => 'const' in part)) return { enum: parts.map((part) => part['const']) };
  const isPlain = parts.every((part) => Object.keys(part).length === 1 && typeof part['type'] === 'string');
  return isPlain ? { type: parts.map((part) => part['type']) } : { anyOf: parts };
}

function referenceSchema(type: ESTree.TSTypeReference, module: ComponentModule, level: number): Schema | undefined {
  if (type.typeName.type !== 'Identifier') return type.typeName.type === 'TSQualifiedName' ? undefined : {};
  const { name } = type.typeName;
  const [argument] = type.typeArguments?.params ?? [];
  // React nodes are slots that authors fill with text, and not properties.
  if (/^(?:ReactNode|ReactElement|JSX)$/u.test(name)) return undefined;
  if (/^(?:Readonly|Partial|Required|NonNullable)$/u.test(name) && argument) return toSchema(argument, module, level);
  if (/^(?:Array|ReadonlyArray)$/u.test(name) && argument) {
    return { type: 'array', items: toSchema(argument, module, level) ?? {} };
  }
  if (name === 'Record') return { type: 'object' };
  const declared = findType(module, name);
  return declared ? toSchema(declared, module, level + 1) : {};
}

function objectSchema(members: readonly ESTree.TSSignature[], module: ComponentModule, level: number): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) continue;
    const { key, optional, typeAnnotation, start } = member;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    const schema = toSchema(typeAnnotation.typeAnnotation, module, level);
    if (name === undefined || !schema) continue;
    const description = commentAbove(module, start);
    properties[name] = { ...schema, ...(description !== undefined && { description }) };
    if (!optional) required.push(name);
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}
