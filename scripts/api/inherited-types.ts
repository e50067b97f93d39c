import ts from '@typescript/typescript6';
import { hasMembers } from './members.ts';
import type { ReadContext, TypeText } from './model.ts';
import { isOwn } from './program.ts';
import { nameSymbolOf, renderNode } from './type-text.ts';

/** Lists the types of other packages in the type of properties, such as those of an HTML element. */
export function inheritedTypes(type: ts.TypeNode, context: ReadContext): TypeText[] {
  if (ts.isParenthesizedTypeNode(type)) return inheritedTypes(type.type, context);
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) {
    return type.types.flatMap((part) => inheritedTypes(part, context));
  }
  const symbol = nameSymbolOf(type, context.checker);
  for (const declaration of symbol?.declarations?.filter(isOwn) ?? []) {
    if (ts.isTypeAliasDeclaration(declaration)) return inheritedTypes(declaration.type, context);
    if (ts.isInterfaceDeclaration(declaration)) {
      const bases = declaration.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
      return bases.filter((base) => isFromOtherPackage(base, context)).map((base) => renderNode(base, context));
    }
  }
  return isFromOtherPackage(type, context) ? [renderNode(type, context)] : [];
}

function isFromOtherPackage(type: ts.TypeNode, { checker }: ReadContext): boolean {
  const isReference = ts.isTypeReferenceNode(type) || ts.isExpressionWithTypeArguments(type);
  return isReference && !hasMembers(checker.getTypeAtLocation(type), checker);
}
