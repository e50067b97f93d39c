import type { FieldPath, FieldValue } from './source-tree.ts';

/** A change of the values of a file. */
export type FieldEdit =
  | { type: 'set'; path: FieldPath; value: FieldValue }
  | { type: 'delete'; path: FieldPath }
  | { type: 'insert'; path: FieldPath; index: number; value: FieldValue }
  | { type: 'move'; path: FieldPath; from: number; to: number };

/**
 * Returns the values after an edit, without changing the given ones; `undefined` if the path of the edit does not
 * exist.
 */
export function applyEdit(root: FieldValue, edit: FieldEdit): FieldValue | undefined {
  const { path } = edit;
  if (edit.type === 'set') return setAt(root, path, edit.value);
  if (edit.type === 'delete') {
    return changeAt(root, path.slice(0, -1), (parent) => withoutStep(parent, path.at(-1)));
  }
  return changeAt(root, path, (list) => {
    if (!Array.isArray(list)) return undefined;
    if (edit.type === 'insert') {
      return isIndex(edit.index, list.length) ? list.toSpliced(edit.index, 0, edit.value) : undefined;
    }
    const item = list[edit.from];
    if (item === undefined || !isIndex(edit.to, list.length - 1)) return undefined;
    return list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, item);
  });
}

/** Creates missing objects along the path; `null` counts as missing. */
function setAt(node: FieldValue | undefined, path: FieldPath, value: FieldValue): FieldValue | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(node)) {
    if (typeof step !== 'number' || !isIndex(step, node.length - 1)) return undefined;
    const item = setAt(node[step], rest, value);
    return item === undefined ? undefined : node.with(step, item);
  }
  if (typeof step === 'number' || step === '__proto__') return undefined;
  const parent = node ?? {};
  if (!isObject(parent)) return undefined;
  const child = setAt(Object.hasOwn(parent, step) ? parent[step] : undefined, rest, value);
  return child === undefined ? undefined : { ...parent, [step]: child };
}

function changeAt(
  node: FieldValue | undefined,
  path: FieldPath,
  change: (node: FieldValue) => FieldValue | undefined,
): FieldValue | undefined {
  const [step, ...rest] = path;
  if (node === undefined) return undefined;
  if (step === undefined) return change(node);
  const child = childOf(node, step);
  const changed = child === undefined ? undefined : changeAt(child, rest, change);
  return changed === undefined ? undefined : setAt(node, [step], changed);
}

/** Value of a field or list item; `undefined` if it does not exist. */
export function childOf(node: FieldValue, step: string | number): FieldValue | undefined {
  if (Array.isArray(node)) return typeof step === 'number' ? node[step] : undefined;
  return isObject(node) && Object.hasOwn(node, step) ? node[step] : undefined;
}

/** Value at a path; `null` if it does not exist. */
export function valueAt(root: FieldValue, path: FieldPath): FieldValue {
  return path.reduce<FieldValue>((value, step) => childOf(value, step) ?? null, root);
}

function withoutStep(parent: FieldValue, step: string | number | undefined): FieldValue | undefined {
  if (step === undefined || childOf(parent, step) === undefined) return undefined;
  if (Array.isArray(parent)) return parent.toSpliced(Number(step), 1);
  return isObject(parent) ? Object.fromEntries(Object.entries(parent).filter(([key]) => key !== step)) : undefined;
}

function isIndex(index: number, last: number): boolean {
  return Number.isInteger(index) && index >= 0 && index <= last;
}

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is Record<string, FieldValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deep equality; the order of object keys does not matter. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isSameValue(item, other[index]))
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]));
}

/** Splits a replacement of a collection into smaller edits; `undefined` if the two values are not of the same kind. */
export function splitEdit(path: FieldPath, from: FieldValue, to: FieldValue): FieldEdit[] | undefined {
  if (Array.isArray(from) && Array.isArray(to)) return splitList(path, from, to);
  if (isObject(from) && isObject(to)) return splitObject(path, from, to);
  return undefined;
}

function splitObject(
  path: FieldPath,
  from: Readonly<Record<string, FieldValue>>,
  to: Readonly<Record<string, FieldValue>>,
): FieldEdit[] {
  const changed = Object.entries(to)
    .filter(([key, value]) => !Object.hasOwn(from, key) || !isSameValue(from[key], value))
    .map(([key, value]) => ({ type: 'set' as const, path: [...path, key], value }));
  const removed = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  // New fields are added first, so that the object is never empty in between.
  return [...changed, ...removed.map((key) => ({ type: 'delete' as const, path: [...path, key] }))];
}

function splitList(path: FieldPath, from: readonly FieldValue[], to: readonly FieldValue[]): FieldEdit[] {
  const shorter = Math.min(from.length, to.length);
  let first = 0;
  while (first < shorter && isSameValue(from[first], to[first])) first += 1;
  let last = 0;
  while (last < shorter - first && isSameValue(from.at(-1 - last), to.at(-1 - last))) last += 1;
  const edits: FieldEdit[] = [];
  for (const [offset, value] of to.slice(first, to.length - last).entries()) {
    const index = first + offset;
    if (index >= from.length - last) edits.push({ type: 'insert', path, index, value });
    else if (!isSameValue(from[index], value)) edits.push({ type: 'set', path: [...path, index], value });
  }
  for (let index = from.length - last - 1; index >= to.length - last; index -= 1) {
    edits.push({ type: 'delete', path: [...path, index] });
  }
  return edits;
}
