import ts from '@typescript/typescript6';
import { hasMembers, readMembers } from './members.ts';
import type { ReadContext, ApiTable, Details } from './model.ts';
import { isUseful, parameterTable, propertyTable, resultTable } from './tables.ts';
import { isDocumented, renderNode, withoutComments } from './type-text.ts';

const MAX_LINE_LENGTH = 90;

/** Reads an interface. Properties of a base that is described itself are not repeated. */
export function readInterface(name: string, declaration: ts.InterfaceDeclaration, context: ReadContext): Details {
  const bases = declaration.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
  const described = bases.filter((base) => isDescribed(base, context));
  const inherited = new Set(
    described.flatMap((base) =>
      context.checker
        .getTypeAtLocation(base)
        .getProperties()
        .map(({ name }) => name),
    ),
  );
  const own = new Set(declaration.members.map((member) => member.name?.getText()));
  const rows = readMembers(context.checker.getTypeAtLocation(declaration.name), declaration, context);
  const parts = bases.map((base) => renderNode(base, context));
  const extended = parts.length > 0 ? ` extends ${parts.map(({ text }) => text).join(', ')}` : '';
  const head = `interface ${name}${typeParameters(declaration)}${extended}`;
  return {
    kind: 'type',
    signature: head === `interface ${name}` ? undefined : { text: head, symbols: [] },
    inherited: described.map((base) => renderNode(base, context)),
    tables: [propertyTable(rows.filter((row) => own.has(row.name) || !inherited.has(row.name)))].filter(isUseful),
  };
}

/** Reads a type alias: an object by its properties, a function by its parameters, a union also by its members. */
export function readAlias(name: string, declaration: ts.TypeAliasDeclaration, context: ReadContext): Details {
  const { type } = declaration;
  const written = renderNode(type, context);
  const tables = tablesOf(declaration, context).filter(isUseful);
  // The table contains everything, or the text names values that are not exported.
  const isDescribedByTable = ts.isTypeLiteralNode(type) || /\btypeof \w/u.test(written.text);
  const isHidden = isDescribedByTable && written.symbols.length === 0 && tables.length > 0;
  // A long type is shown as it is formatted in the source.
  const code = written.text.length > MAX_LINE_LENGTH ? withoutComments(type.getText()) : written.text;
  const text = `type ${name}${typeParameters(declaration)} = ${code}`;
  return { kind: 'type', signature: isHidden ? undefined : { text, symbols: written.symbols }, tables };
}

function tablesOf(declaration: ts.TypeAliasDeclaration, context: ReadContext): ApiTable[] {
  const { type } = declaration;
  if (ts.isFunctionTypeNode(type)) return [parameterTable(type, context), resultTable(type, context)];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((part) => memberTables(part, context));
  if (ts.isTupleTypeNode(type) || isDescribed(type, context)) return [];
  return [propertyTable(readMembers(context.checker.getTypeFromTypeNode(type), declaration, context))];
}

/** Describes a member of a union that is not described itself. */
function memberTables(part: ts.TypeNode, context: ReadContext): ApiTable[] {
  const type = context.checker.getTypeFromTypeNode(part);
  if (!ts.isTypeReferenceNode(part) || isDescribed(part, context) || !hasMembers(type, context.checker)) return [];
  return [{ title: `Property of \`${part.typeName.getText()}\``, rows: readMembers(type, undefined, context) }];
}

/** Whether a type is an export with a heading, or the type of the properties of such a component. */
function isDescribed(type: ts.TypeNode, context: ReadContext): boolean {
  if (isDocumented(type, context)) return true;
  const [component] = ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  return component !== undefined && ts.isTypeQueryNode(component) && isDocumented(component, context);
}

function typeParameters({ typeParameters: parameters }: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string {
  return parameters ? `<${parameters.map((parameter) => parameter.getText()).join(', ')}>` : '';
}
