import ts from '@typescript/typescript6';
import { renderValue } from './defaults.ts';
import { hasMembers, readMembers } from './members.ts';
import type { ReadContext, ApiRow, ApiTable } from './model.ts';
import { readParameters } from './signature.ts';
import type { Parameter } from './signature.ts';
import { renderNode } from './type-text.ts';

/** Whether a table contains more than the signature. */
export function isUseful({ title, rows }: ApiTable): boolean {
  const isRich = rows.some(({ description, defaultText }) => description !== '' || defaultText !== undefined);
  return rows.length > 0 && (title.startsWith('Property') || isRich);
}

/** Describes properties. */
export function propertyTable(rows: ApiRow[]): ApiTable {
  return { title: 'Property', rows };
}

/** Describes parameters. Options whose type is not an export have a row each. */
export function parameterTable(declaration: ts.SignatureDeclaration, context: ReadContext): ApiTable {
  const rows = readParameters(declaration, context).flatMap((parameter) => parameterRows(parameter, context));
  return { title: 'Parameter', rows };
}

function parameterRows({ name, isOptional, type, declaration }: Parameter, context: ReadContext): ApiRow[] {
  const { checker } = context;
  const resolved = checker.getTypeAtLocation(declaration);
  if (type.symbols.length === 0 && declaration.type && hasMembers(resolved, checker)) {
    return readMembers(resolved, undefined, context).map((row) => ({ ...row, name: `${name}.${row.name}` }));
  }
  const value = declaration.initializer && renderValue(declaration.initializer, checker);
  const [tag] = ts.getJSDocParameterTags(declaration);
  return [
    {
      name,
      isOptional,
      type,
      defaultText: value === undefined || value === '{}' ? undefined : `\`${value}\``,
      description: (ts.getTextOfJSDocComment(tag?.comment) ?? '').replace(/^- /u, ''),
    },
  ];
}

/** Describes the result of a function whose type is not an export. */
export function resultTable({ type }: ts.SignatureDeclaration, context: ReadContext): ApiTable {
  const title = 'Property of the result';
  if (!type || renderNode(type, context).symbols.length > 0) return { title, rows: [] };
  const declared = context.checker.getTypeFromTypeNode(type);
  const result = context.checker.getNonNullableType(context.checker.getAwaitedType(declared) ?? declared);
  const isDescribed = !result.isUnion() && hasMembers(result, context.checker);
  return { title, rows: isDescribed ? readMembers(result, undefined, context) : [] };
}
