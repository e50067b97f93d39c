/** Lint rule that enforces the import boundaries in import-boundaries.mjs. */
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { databases, nodeEntries, packages, boundaries, browserFolders } from './import-boundaries.mjs';

// Tests may import everything, and declaration files contain no code that runs.
const TEST = /\.(?:test|test-d|spec)\.tsx?$|\.d\.ts$|\/(?:e2e|fixtures)\//;
const HINT = '(see scripts/lint/import-boundaries.mjs)';

/** The lint rule `recto/import-direction`. */
export const importDirection = {
  meta: { type: 'problem', docs: { description: 'Imports respect the import boundaries.' } },
  create(context) {
    const filename = context.physicalFilename ?? context.filename;
    const root = findRoot(filename);
    const file = relative(root, filename).split(sep).join('/');
    if (TEST.test(`/${file}`)) return {};
    const packageFolders = readPackageFolders(root);
    const check = (node) => {
      const source = sourceOf(node);
      const error = source === undefined ? undefined : checkImport(file, source.replace(/\?.*$/, ''), packageFolders);
      if (error) context.report({ node, message: error });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

function sourceOf({ source }) {
  if (typeof source?.value === 'string') return source.value;
  return source?.type === 'TemplateLiteral' && source.quasis.length === 1 ? source.quasis[0].value.cooked : undefined;
}

/** Folders of a feature whose code is never loaded by browsers. */
const NODE_PARTS = /^packages\/site\/src\/[^/]+\/(?:build|server)\//u;

/** Returns an error if `file` may not import `source`. `packageFolders` are the folders of packages by their names. */
export function checkImport(file, source, packageFolders) {
  const name = packageName(source);
  const needsNode = isBuiltin(source) || nodeEntries.includes(source);
  if (needsNode && isIn(file, browserFolders) && !NODE_PARTS.test(file)) {
    return `${file} also runs in browsers and cannot use "${source}". Move the code that needs Node into a folder that may use it ${HINT}.`;
  }
  if ((databases.modules.includes(source) || databases.modules.includes(name)) && !isIn(file, databases.folders)) {
    return `Only ${databases.folders.join(' and ')} may import a database driver; ${file} imports "${source}". Use the store instead.`;
  }
  const from = packageOf(file);
  const isRelative = source.startsWith('.');
  const target = isRelative ? posix.join(posix.dirname(file), source) : packageFolders[name];
  if (from === undefined || target === undefined) return undefined;
  const to = packageOf(target);
  if (to === from)
    return isRelative
      ? checkBoundaries(file, target)
      : `${from} imports itself by its package name. Use a relative path.`;
  if (to === undefined || packages[from].includes(to)) return undefined;
  return `${from} may not import ${to}. Allowed direction: docs, templates → studio → site → ui, content ${HINT}.`;
}

function checkBoundaries(file, target) {
  const base = Object.keys(boundaries).find((folder) => isIn(file, [folder]));
  if (base === undefined) return undefined;
  const folders = boundaries[base];
  const from = findFolder(file.slice(base.length + 1), folders);
  const to = findFolder(target.slice(base.length + 1), folders);
  if (from === undefined)
    return `${file} is in no listed folder. Add its folder to scripts/lint/import-boundaries.mjs.`;
  if (to === undefined) return `${target} is in no listed folder, or its extension is missing ${HINT}.`;
  if (from === to || folders[from].includes(to)) return undefined;
  return `${base}/${from} may not import ${base}/${to} ${HINT}.`;
}

/** Returns the most specific listed folder that contains a file. */
function findFolder(path, folders) {
  return Object.keys(folders)
    .filter((folder) => isIn(path, [folder]))
    .sort((a, b) => b.length - a.length)[0];
}

function isIn(file, folders) {
  return folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
}

function packageOf(path) {
  return Object.keys(packages).find((folder) => isIn(path, [folder]));
}

function packageName(source) {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}

function findRoot(file) {
  let folder = dirname(file);
  while (folder !== dirname(folder) && !existsSync(join(folder, '.oxlintrc.json'))) folder = dirname(folder);
  return folder;
}

function readPackageFolders(root) {
  const entries = Object.keys(packages).flatMap((folder) => {
    const file = join(root, folder, 'package.json');
    return existsSync(file) ? [[JSON.parse(readFileSync(file, 'utf8')).name, folder]] : [];
  });
  return Object.fromEntries(entries);
}
