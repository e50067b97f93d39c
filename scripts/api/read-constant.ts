import type ts from '@typescript/typescript6';
import type { ApiReader, Details } from './model.ts';
import { renderValue } from './defaults.ts';
import { isOwn } from './program.ts';
import { functionKind } from './read-function.ts';
import { renderSignature } from './signature.ts';
import { renderNode, renderType } from './type-text.ts';

/** Longer values are rendered as their type. */
const MAX_VALUE_LENGTH = 80;

/** Reads a constant: its value if it is short, and otherwise its type. */
export function readConstant(name: string, declaration: ts.VariableDeclaration, reader: ApiReader): Details {
  const type = reader.checker.getTypeAtLocation(declaration);
  const signature = type.getCallSignatures()[0]?.declaration;
  if (signature && isOwn(signature)) {
    const text = renderSignature(`function ${name}`, signature as ts.SignatureDeclaration, reader);
    return { kind: functionKind(name, reader), signature: text, tables: [] };
  }
  const value = declaration.initializer && renderValue(declaration.initializer, reader.checker);
  if (value !== undefined && value.length <= MAX_VALUE_LENGTH) {
    return { kind: 'constant', signature: { text: `const ${name} = ${value}`, symbols: [] }, tables: [] };
  }
  const { text, symbols } = declaration.type ? renderNode(declaration.type, reader) : renderType(type, reader);
  return { kind: 'constant', signature: { text: `const ${name}: ${text}`, symbols }, tables: [] };
}
