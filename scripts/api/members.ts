import ts from '@typescript/typescript6';
import { findSchemaDefault, typeSymbolOf } from './defaults.ts';
import type { ReadContext, ApiRow, TypeText } from './model.ts';
import { defaultTagOf, descriptionOf, isOwn } from './program.ts';
import { renderNode, renderType } from './type-text.ts';

/**
 * Reads the properties of a type that are declared in this repository, and those of all members of a union. `owner` is
 * the declaration of the type: a property of another declaration, whose type uses the type parameters of that
 * declaration, is rendered as resolved.
 */
export function readMembers(type: ts.Type, owner: ts.Node | undefined, context: ReadContext): ApiRow[] {
  const symbol = typeSymbolOf(type);
  const defaults = symbol && context.defaults.get(symbol);
  const rows = new Map<string, ApiRow>();
  for (const property of propertiesOf(type, context.checker)) {
    const [declaration] = property.declarations ?? [];
    if (!declaration || !isOwn(declaration) || isHidden(declaration)) continue;
    const row = readMember(property, { declaration, owner, context });
    const before = rows.get(row.name);
    const value = defaults?.get(row.name) ?? findSchemaDefault(declaration, context.checker);
    if (value !== undefined) row.defaultText ??= `\`${value}\``;
    rows.set(row.name, before ? joinRows(before, row) : row);
  }
  return [...rows.values()];
}

interface MemberInput {
  declaration: ts.Declaration;
  owner: ts.Node | undefined;
  context: ReadContext;
}

function readMember(property: ts.Symbol, { declaration, owner, context }: MemberInput): ApiRow {
  const { name } = property;
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  const tag = defaultTagOf(property);
  return {
    name,
    isOptional,
    type: memberType(property, { declaration, owner, context, isOptional }),
    defaultText: tag && renderDefault(tag),
    description: descriptionOf(property, context.checker),
  };
}

/** Joins a property that several members of a union have. A member without it declares it as `undefined` or `never`. */
function joinRows(a: ApiRow, b: ApiRow): ApiRow {
  const isOptional = a.isOptional || b.isOptional;
  const types = [a.type, b.type].filter(({ text }) => text !== 'never' && !(isOptional && text === 'undefined'));
  const texts = new Set(types.flatMap(({ text }) => text.split(' | ')));
  return {
    ...a,
    isOptional,
    type: { text: [...texts].join(' | '), symbols: types.flatMap(({ symbols }) => symbols) },
    description: a.description === '' ? b.description : a.description,
  };
}

/** Marks a plain value as code; other defaults are text. */
function renderDefault(text: string): string {
  return /^(?:'.*'|[\d.]+|true|false)$/u.test(text) ? `\`${text}\`` : text;
}

/** Whether a type has properties that are declared in this repository, and is not a function. */
export function hasMembers(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.getCallSignatures().length > 0) return false;
  return propertiesOf(type, checker).some(({ declarations = [] }) => declarations.some(isOwn));
}

/** Properties of a type; of a conditional type, those of the first result. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => propertiesOf(part, checker));
  if ((type.flags & ts.TypeFlags.Conditional) !== 0) {
    const { root } = type as ts.ConditionalType;
    return propertiesOf(checker.getTypeFromTypeNode(root.node.trueType), checker);
  }
  return (type.flags & ts.TypeFlags.Object) === 0 ? [] : checker.getPropertiesOfType(type);
}

/** Whether a member of a class is not public, or also a member of its base class. */
function isHidden(declaration: ts.Declaration): boolean {
  const { Private, Protected, Override } = ts.ModifierFlags;
  return (ts.getCombinedModifierFlags(declaration) & (Private | Protected | Override)) !== 0;
}

interface MemberTypeInput extends Pick<MemberInput, 'declaration' | 'owner' | 'context'> {
  isOptional: boolean;
}

function memberType(property: ts.Symbol, { declaration, owner, context, isOptional }: MemberTypeInput): TypeText {
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration))
    return renderMethod(declaration, context);
  const written = writtenType(declaration);
  const text = written && renderNode(isOptional ? withoutUndefined(written) : written, context);
  if (isOptional && text && written && ts.isUnionTypeNode(written))
    text.text = text.text.replace(/ \| undefined$/u, '');
  if (text && !usesForeignParameters(written, owner, context.checker)) return text;
  const resolved = renderType(context.checker.getTypeOfSymbolAtLocation(property, declaration), context);
  return text && resolved.text.length > text.text.length ? text : resolved;
}

/** The type of an optional property without `undefined`, if one other type is left. */
function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  const types = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only, ...others] = types;
  if (!only || others.length > 0) return type;
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

function writtenType(declaration: ts.Declaration): ts.TypeNode | undefined {
  const isProperty = ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration);
  return isProperty ? declaration.type : undefined;
}

/** Whether a type names type parameters of another declaration than `owner`. */
function usesForeignParameters(type: ts.Node, owner: ts.Node | undefined, checker: ts.TypeChecker): boolean {
  if (!owner) return false;
  const isForeign = (node: ts.Node): boolean => {
    const symbol = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
    const parameter = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
    const { parent } = parameter ?? {};
    const isNamed = parent && (ts.isInterfaceDeclaration(parent) || ts.isTypeAliasDeclaration(parent));
    return (isNamed === true && parent !== owner) || ts.forEachChild(node, isForeign) === true;
  };
  return isForeign(type);
}

/** Renders a method like a property with a function. */
function renderMethod(method: ts.MethodSignature | ts.MethodDeclaration, context: ReadContext): TypeText {
  const symbols: ts.Symbol[] = [];
  const render = (node: ts.Node): string => {
    const { text, symbols: named } = renderNode(node, context);
    symbols.push(...named);
    return text;
  };
  const types = method.typeParameters?.map(render).join(', ') ?? '';
  const parameters = method.parameters.map(render).join(', ');
  const result = method.type ? render(method.type) : 'void';
  return { text: `${types === '' ? '' : `<${types}>`}(${parameters}) => ${result}`, symbols };
}
