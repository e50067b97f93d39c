import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import type { Document } from 'yaml';
import { parse as parseToml } from 'smol-toml';
import { isObject } from '../read/evaluate.ts';

/** The fields at the top of a content file. Unchanged fields keep their bytes. */
export interface FrontMatter {
  /** Values as in the source. */
  values: Readonly<Record<string, unknown>>;
  /** Removes a field and returns its value. */
  removeField: (name: string) => unknown;
  /** Adds or replaces a field. */
  set: (name: string, value: unknown) => void;
  /** Returns the lines between the dashes. */
  render: () => string;
}

/** A text split into front matter and body. */
export interface SplitText {
  /** Front matter. */
  fields: FrontMatter;
  /** Offset of the body. */
  start: number;
}

const YAML = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/u;
const TOML = /^\+\+\+[ \t]*\n(?:([\s\S]*?)\n)?\+\+\+[ \t]*(?:\n|$)/u;

/** Splits a text into front matter and body. */
export function splitFrontMatter(text: string): SplitText {
  const yaml = YAML.exec(text);
  if (yaml) return { fields: createFrontMatter(yaml[1] ?? ''), start: yaml[0].length };
  const toml = TOML.exec(text);
  if (toml) return { fields: createFrontMatter(tomlToYaml(toml[1] ?? '')), start: toml[0].length };
  return { fields: createFrontMatter(''), start: 0 };
}

function tomlToYaml(text: string): string {
  try {
    const plain: unknown = JSON.parse(JSON.stringify(parseToml(text)));
    return isObject(plain) && Object.keys(plain).length > 0 ? stringify(plain).trimEnd() : '';
  } catch {
    return '';
  }
}

/** Returns the values of valid YAML. Invalid front matter is copied as it is, and `recto check` reports it. */
function readValues(document: Document): unknown {
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS() as unknown;
  } catch {
    // An alias without an anchor is found only here.
    return undefined;
  }
}

function createFrontMatter(text: string): FrontMatter {
  const document = parseDocument(text, { uniqueKeys: false });
  const values = readValues(document) ?? {};
  const lines = text.split('\n');
  const ranges = isMap(document.contents)
    ? keyLines(
        text,
        document.contents.items.map(({ key }) => key),
      )
    : new Map();
  const removed = new Set<number>();
  const added = new Map<string, unknown>();
  const remove = (name: string): void => {
    const [first, last] = (ranges.get(name) as [number, number] | undefined) ?? [0, 0];
    for (let line = first; line < last; line += 1) removed.add(line);
    added.delete(name);
  };
  const current: Record<string, unknown> = isObject(values) ? { ...values } : {};
  return {
    values: current,
    removeField: (name) => {
      const value = current[name];
      remove(name);
      delete current[name];
      return value;
    },
    set: (name, value) => {
      remove(name);
      current[name] = value;
      added.set(name, value);
    },
    render: () => {
      const text = lines
        .filter((_, line) => !removed.has(line))
        .join('\n')
        .trim();
      const addedLines = [...added].map(([name, value]) => stringify({ [name]: value }, { lineWidth: 0 }).trimEnd());
      // Titles come first, so that readers of the file see its subject.
      const [before, after] = [
        addedLines.filter((line) => line.startsWith('title:')),
        addedLines.filter((line) => !line.startsWith('title:')),
      ];
      return [...before, ...(text === '' ? [] : [text]), ...after].join('\n');
    },
  };
}

/** Returns the first line of each top-level field and the line after it. */
function keyLines(text: string, keys: readonly unknown[]): Map<string, [first: number, last: number]> {
  const starts = keys.flatMap((key): [string, number][] =>
    isScalar(key) && key.range ? [[String(key.value), text.slice(0, key.range[0]).split('\n').length - 1]] : [],
  );
  const end = text.split('\n').length;
  return new Map(starts.map(([name, line], index) => [name, [line, starts[index + 1]?.[1] ?? end]]));
}
