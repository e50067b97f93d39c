import type ts from '@typescript/typescript6';
import { inheritedTypes } from './inherited-types.ts';
import { readMembers } from './members.ts';
import type { ReadContext, Details, Kind } from './model.ts';
import { renderSignature } from './signature.ts';
import { isUseful, parameterTable, propertyTable, resultTable } from './tables.ts';
import { isDocumented, renderNode } from './type-text.ts';

/** Reads a function, by its declaration or by its overloads. A name in upper case is that of a component. */
export function readFunction(
  name: string,
  overloads: readonly ts.FunctionDeclaration[],
  context: ReadContext,
): Details {
  const [declaration] = overloads;
  if (!declaration) throw new Error(`The function ${name} has no declaration.`);
  if (/^[A-Z]/u.test(name)) return readComponent(declaration, context);
  const signatures = overloads.map((one) => renderSignature(`function ${name}`, one, context));
  return {
    kind: functionKind(name, context),
    signature: {
      text: signatures.map(({ text }) => text).join('\n'),
      symbols: signatures.flatMap(({ symbols }) => symbols),
    },
    tables: [parameterTable(declaration, context), resultTable(declaration, context)].filter(isUseful),
  };
}

/** Whether a function is a hook. */
export function functionKind(name: string, { hasHooks }: ReadContext): Kind {
  return hasHooks && /^use[A-Z]/u.test(name) ? 'hook' : 'function';
}

/** A component is described by its properties, or by the export with its properties. */
function readComponent({ parameters: [props] }: ts.FunctionDeclaration, context: ReadContext): Details {
  const kind = 'component';
  if (!props?.type) return { kind, tables: [] };
  if (isDocumented(props.type, context)) return { kind, inherited: [renderNode(props.type, context)], tables: [] };
  const rows = readMembers(context.checker.getTypeAtLocation(props), undefined, context);
  return { kind, inherited: inheritedTypes(props.type, context), tables: [propertyTable(rows)].filter(isUseful) };
}
