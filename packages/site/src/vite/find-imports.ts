/** An `import()` expression in source code. */
export interface FoundImport {
  /** Position of its first character. */
  start: number;
  /** Position after its last character. */
  end: number;
  /** The imported module, as it is written. */
  source: string;
}

/** Finds every `import('…')` of a literal in a node of a syntax tree and in its descendants. */
export function findImports(node: unknown): FoundImport[] {
  if (Array.isArray(node)) return node.flatMap(findImports);
  if (typeof node !== 'object' || node === null) return [];
  const nestedImports = Object.values(node).flatMap(findImports);
  return isImport(node)
    ? [...nestedImports, { start: node.start, end: node.end, source: node.source.value }]
    : nestedImports;
}

function isImport(node: object): node is { start: number; end: number; source: { value: string } } {
  const { type, source } = node as { type?: unknown; source?: { value?: unknown } };
  return type === 'ImportExpression' && typeof source?.value === 'string';
}
