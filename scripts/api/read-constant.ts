import type ts from '@typescript/typescript6';
import type { ReadContext, Details } from './model.ts';
import { renderValue } from './defaults.ts';
import { isOwn } from './program.ts';
import { functionKind } from './read-function.ts';
import { renderSignature } from './signature.ts';
import { renderNode, renderType } from './type-text.ts';

/** Longer values are rendered as their type. */
const MAX_VALUE_LENGTH = 80;

/** Reads a constant: its value if it is short, and otherwise its type. */
export function readConstant(name: string, declaration: ts.VariableDeclaration, context: ReadContext): Details {
  const type = context.checker.getTypeAtLocation(declaration);
  const signature = type.getCallSignatures()[0]?.declaration;
  if (signature && isOwn(signature)) {
    const text = renderSignature(`function ${name}`, signature as ts.SignatureDeclaration, context);
    return { kind: functionKind(name, context), signature: text, tables: [] };
  }
  const value = declaration.initializer && renderValue(declaration.initializer, context.checker);
  if (value !== undefined && value.length <= MAX_VALUE_LENGTH) {
    return { kind: 'constant', signature: { text: `const ${name} = ${value}`, symbols: [] }, tables: [] };
  }
  const { text, symbols } = declaration.type ? renderNode(declaration.type, context) : renderType(type, context);
  return { kind: 'constant', signature: { text: `const ${name}: ${text}`, symbols }, tables: [] };
}
