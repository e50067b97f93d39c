/** Holds the import directions of the house: see rooms.mjs for who may use whom. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { databases, packages, rooms, withoutNode } from './rooms.mjs';

const TEST = /\.(?:test|test-d|spec)\.tsx?$|\/(?:e2e|fixtures)\//;

export const importDirection = {
  meta: { type: 'problem', docs: { description: 'Imports follow the plan of the house.' } },
  create(context) {
    const root = findRoot(context.physicalFilename ?? context.filename);
    const file = relative(root, context.physicalFilename ?? context.filename)
      .split(sep)
      .join('/');
    if (TEST.test(`/${file}`)) return {};
    const names = packageNames(root);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const fault = judge(file, source.replace(/\?.*$/, ''), names);
      if (fault) context.report({ node, message: fault });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** What is wrong with `file` importing `source`, or nothing. */
export function judge(file, source, names) {
  if (source.startsWith('node:') && isIn(file, withoutNode)) {
    return `${file} runs in a browser too and cannot use "${source}". Move what needs Node into a room that may (see scripts/lint/rooms.mjs).`;
  }
  if (databases.modules.includes(source) && !isIn(file, [databases.room])) {
    return `Only ${databases.room} knows a database; ${file} imports "${source}". Ask the store instead.`;
  }
  const from = packageOf(file);
  const target = source.startsWith('.') ? posix.join(posix.dirname(file), source) : names[packageName(source)];
  if (from === undefined || target === undefined) return undefined;
  const to = packageOf(target);
  if (to !== undefined && to !== from && !packages[from].includes(to)) {
    return `${from} may not import ${to}. The direction is docs, templates → studio → site, ui; site → content (see scripts/lint/rooms.mjs).`;
  }
  if (to !== from || !source.startsWith('.')) return undefined;
  return judgeRooms(file, target);
}

function judgeRooms(file, target) {
  const base = Object.keys(rooms).find((folder) => file.startsWith(`${folder}/`) && target.startsWith(`${folder}/`));
  if (base === undefined) return undefined;
  const from = roomOf(file.slice(base.length + 1), rooms[base]);
  const to = roomOf(target.slice(base.length + 1), rooms[base]);
  if (from === undefined) return `${file} is in no room. Add its folder to scripts/lint/rooms.mjs.`;
  if (to === undefined || from === to || rooms[base][from].includes(to)) return undefined;
  return `${base}/${from} may not import ${base}/${to} (see scripts/lint/rooms.mjs).`;
}

/** The most particular room that holds a file. */
function roomOf(path, plan) {
  return Object.keys(plan)
    .filter((room) => path === room || path.startsWith(`${room}/`))
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

function packageNames(root) {
  const named = Object.keys(packages).flatMap((folder) => {
    const file = join(root, folder, 'package.json');
    return existsSync(file) ? [[JSON.parse(readFileSync(file, 'utf8')).name, folder]] : [];
  });
  return Object.fromEntries(named);
}
