import ts from '@typescript/typescript6';
import { hasMembers } from './members.ts';
import type { ApiReader, TypeText } from './model.ts';
import { isOwn } from './program.ts';
import { nameSymbolOf, renderNode } from './type-text.ts';

/** Lists the types of other packages in the type of properties, such as those of an HTML element. */
export function inheritedTypes(type: ts.TypeNode, reader: ApiReader): TypeText[] {
  if (ts.isParenthesizedTypeNode(type)) return inheritedTypes(type.type, reader);
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) {
    return type.types.flatMap((part) => inheritedTypes(part, reader));
  }
  const symbol = nameSymbolOf(type, reader.checker);
  for (const declaration of symbol?.declarations?.filter(isOwn) ?? []) {
    if (ts.isTypeAliasDeclaration(declaration)) return inheritedTypes(declaration.type, reader);
    if (ts.isInterfaceDeclaration(declaration)) {
      const bases = declaration.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
      return bases.filter((base) => isFromOtherPackage(base, reader)).map((base) => renderNode(base, reader));
    }
  }
  return isFromOtherPackage(type, reader) ? [renderNode(type, reader)] : [];
}

function isFromOtherPackage(type: ts.TypeNode, { checker }: ApiReader): boolean {
  const isReference = ts.isTypeReferenceNode(type) || ts.isExpressionWithTypeArguments(type);
  return isReference && !hasMembers(checker.getTypeAtLocation(type), checker);
}
