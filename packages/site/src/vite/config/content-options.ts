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
 * Returns the text of a configuration file without the options that cannot influence how content is read, such as
 * `title` and `theme`. An option is only removed if its value is written as data, since a function or a call may do more
 * than return a value.
 */
export function keepContentOptions(text: string, program: unknown): string {
  const { body } = program as { body: readonly Node[] };
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const config = exported && argumentOf(exported['declaration'] as Node, importedAs('defineConfig', body));
  if (!config) return text;
  const definePage = importedAs('definePage', body);
  const kept = (config['properties'] as readonly Node[]).flatMap((property) => {
    const name = nameOf(property);
    const value = property['value'] as Node;
    if (name === 'pages' && value.type === 'ArrayExpression') return contentPages(value, definePage);
    return name !== undefined && !CONTENT_OPTIONS.has(name) && isData(value) ? [] : [property];
  });
  return [
    text.slice(0, config.start),
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

/** The local name of an import from this package. */
function importedAs(name: string, body: readonly Node[]): string | undefined {
  const specifiers = body.flatMap((node) =>
    node.type === 'ImportDeclaration' && (node['source'] as Node)['value'] === PACKAGE
      ? (node['specifiers'] as readonly Node[])
      : [],
  );
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
function isData(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
    case 'Identifier':
      return true;
    case 'TemplateLiteral':
      return (node['expressions'] as readonly Node[]).every(isData);
    case 'UnaryExpression':
      return node['operator'] === '-' && isData(node['argument'] as Node);
    case 'ArrayExpression':
      return (node['elements'] as readonly (Node | null)[]).every((element) => element !== null && isData(element));
    case 'ObjectExpression':
      return (node['properties'] as readonly Node[]).every(
        (property) => !['__proto__', undefined].includes(nameOf(property)) && isData(property['value'] as Node),
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
