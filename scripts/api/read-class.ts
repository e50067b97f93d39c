import ts from '@typescript/typescript6';
import type { ReadContext, Details } from './model.ts';
import { readMembers } from './members.ts';
import { renderSignature } from './signature.ts';
import { isUseful, parameterTable, propertyTable } from './tables.ts';

/** Reads a class: its constructor and its public properties. */
export function readClass(name: string, declaration: ts.ClassDeclaration, context: ReadContext): Details {
  const parent = declaration.heritageClauses?.map((clause) => ` ${clause.getText()}`).join('') ?? '';
  const created = declaration.members.find(ts.isConstructorDeclaration);
  const signature = created ? renderSignature('constructor', created, context) : undefined;
  const body = signature ? ` {\n  ${signature.text.replaceAll('\n', '\n  ')}\n}` : '';
  const rows = readMembers(context.checker.getTypeAtLocation(declaration), declaration, context);
  const properties = propertyTable(rows);
  return {
    kind: 'class',
    signature: { text: `class ${name}${parent}${body}`, symbols: signature?.symbols ?? [] },
    tables: (created ? [parameterTable(created, context), properties] : [properties]).filter(isUseful),
  };
}
