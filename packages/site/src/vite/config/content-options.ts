/** A node of a syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const PACKAGE = '@recto/site';

/** Options that determine how content is read. `pages` is one of them, because pages add collections. */
const CONTENT_OPTIONS: ReadonlySet<string> = new Set([
  'collections',
  'content',
  'defaultLocale',
  'features',
  'locales',
  'pages',
]);

/**
 * Returns the text of a configuration file without what cannot influence how content is read: options such as `title`
 * and `theme`, and imports from this package. An option is only removed if its value is written as data, since a function
 * or a call may do more than return a value. Page kinds and collections that are written as literals are also removed:
 * they have no code of their own, and the resulting collections are compared.
 */
export function keepContentOptions(text: string, program: unknown): string {
  const { body } = program as { body: readonly Node[] };
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const config = exported && argumentOf(exported['declaration'] as Node, importedAs('defineConfig', body));
  if (!config) return text;
  const definePage = importedAs('definePage', body);
  const imported = importsOf(body);
  const kept = (config['properties'] as readonly Node[]).flatMap((property) => {
    const name = nameOf(property);
    const value = property['value'] as Node;
    if (name === 'pages' && value.type === 'ArrayExpression')
      return contentPages(value, definePage).filter((page) => !isLiteralCall(page, imported));
    if (name === 'collections' && value.type === 'ObjectExpression') return collectionsWithCode(value, imported);
    return name !== undefined && !CONTENT_OPTIONS.has(name) && isData(value) ? [] : [property];
  });
  return [
    withoutImports(text.slice(0, config.start), body),
    ...kept.map(({ start, end }) => text.slice(start, end)),
    text.slice(config.end),
  ].join('\n');
}

/** Pages that may add collections: those that are not written as data. */
function contentPages(list: Node, definePage: string | undefined): Node[] {
  return (list['elements'] as readonly (Node | null)[]).filter((element): element is Node => {
    const page = element && argumentOf(element, definePage);
    const isPlain =
      page && isData(page) && !(page['properties'] as readonly Node[]).some((one) => nameOf(one) === 'collections');
    return element !== null && isPlain !== true;
  });
}

/** Collections that are not written as literals. */
function collectionsWithCode(list: Node, imported: ReadonlySet<string>): Node[] {
  return (list['properties'] as readonly Node[]).filter(
    (property) => nameOf(property) === undefined || !isLiteralCall(property['value'] as Node, imported),
  );
}

/** Whether a node is a call of a function of this package with literals: `docs('/docs', { sidebar: ['start'] })`. */
function isLiteralCall(node: Node, imported: ReadonlySet<string>): boolean {
  return (
    node.type === 'CallExpression' &&
    imported.has(String((node['callee'] as Node)['name'])) &&
    (node['arguments'] as readonly Node[]).every((argument) => isData(argument, false))
  );
}

/** Local names of the imports from this package. */
function importsOf(body: readonly Node[]): Set<string> {
  return new Set(
    body
      .filter(isOwnImport)
      .flatMap((node) =>
        (node['specifiers'] as readonly Node[])
          .filter(({ type }) => type === 'ImportSpecifier')
          .map(({ local }) => String((local as Node)['name'])),
      ),
  );
}

/** Removes the imports from this package, whose code is compared separately. */
function withoutImports(text: string, body: readonly Node[]): string {
  let result = text;
  for (const { start, end } of body.filter(isOwnImport).toReversed()) {
    if (end <= text.length) result = result.slice(0, start) + result.slice(end);
  }
  return result;
}

function isOwnImport(node: Node): boolean {
  return node.type === 'ImportDeclaration' && (node['source'] as Node)['value'] === PACKAGE;
}

/** The local name of an import from this package. */
function importedAs(name: string, body: readonly Node[]): string | undefined {
  const specifiers = body.flatMap((node) => (isOwnImport(node) ? (node['specifiers'] as readonly Node[]) : []));
  const found = specifiers.find((one) => (one['imported'] as Node | undefined)?.['name'] === name);
  return found && String((found['local'] as Node)['name']);
}

/** The object in `name({ … })`. */
function argumentOf(call: Node, name: string | undefined): Node | undefined {
  if (name === undefined || call.type !== 'CallExpression' || (call['callee'] as Node)['name'] !== name)
    return undefined;
  const [first, ...others] = call['arguments'] as readonly Node[];
  return first?.type === 'ObjectExpression' && others.length === 0 ? first : undefined;
}

/** The name of a property; `undefined` for `...others`, `[name]: value` and methods. */
function nameOf(property: Node): string | undefined {
  if (property.type !== 'Property' || property['computed'] === true || property['method'] === true) return undefined;
  if (property['kind'] !== 'init') return undefined;
  const key = property['key'] as Node;
  return String(key['name'] ?? key['value']);
}

/** Whether an expression does nothing but return a value, or a reference to a module: `() => import('./file')`. */
function isData(node: Node, hasNames = true): boolean {
  switch (node.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return hasNames;
    case 'TemplateLiteral':
      return (node['expressions'] as readonly Node[]).every((part) => isData(part, hasNames));
    case 'UnaryExpression':
      return node['operator'] === '-' && isData(node['argument'] as Node, hasNames);
    case 'ArrayExpression':
      return (node['elements'] as readonly (Node | null)[]).every(
        (element) => element !== null && isData(element, hasNames),
      );
    case 'ObjectExpression':
      return (node['properties'] as readonly Node[]).every(
        (property) =>
          !['__proto__', undefined].includes(nameOf(property)) && isData(property['value'] as Node, hasNames),
      );
    case 'ArrowFunctionExpression':
      return (node['params'] as readonly Node[]).length === 0 && isImport(node['body'] as Node);
    default:
      return false;
  }
}

function isImport({ type, source }: Node): boolean {
  return type === 'ImportExpression' && (source as Node).type === 'Literal';
}
