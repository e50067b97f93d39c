import type { ContentFacts } from '../../content/content-folder.ts';
import { digest, noteRead } from './record-reads.ts';

/** Kinds of content metadata that are maps. */
type FactKind = 'icons' | 'images' | 'history';

const FACT_READ = 'fact:';

/**
 * Wraps a map so that each read of a value is recorded. `values` may contain more than the metadata; the digest is that
 * of the metadata.
 */
export function recordFacts<Value>(
  kind: FactKind,
  values: Readonly<Record<string, Value>>,
  facts: ContentFacts,
): Readonly<Record<string, Value>> {
  return new Proxy(values, {
    get(target, name: string) {
      noteFact(`${kind}:${name}`, facts);
      return target[name];
    },
    // A response that lists all names depends on each of them.
    ownKeys(target) {
      noteFact(kind, facts);
      return Reflect.ownKeys(target);
    },
  });
}

/** Records that the version of the content was read, and returns it. */
export function recordVersion(facts: ContentFacts): string {
  noteFact('version', facts);
  return facts.version;
}

function noteFact(name: string, facts: ContentFacts): void {
  noteRead(FACT_READ + name, digestFact(name, facts));
}

/** Parses the key of a read of metadata; `undefined` if it is another kind of read. */
export function parseFactKey(key: string): string | undefined {
  return key.startsWith(FACT_READ) ? key.slice(FACT_READ.length) : undefined;
}

/** Digest of the metadata that a read refers to: `read` is a kind, or a kind and a name. */
export function digestFact(read: string, facts: ContentFacts | undefined): string {
  const [kind = '', ...rest] = read.split(':');
  const value = facts?.[kind as keyof ContentFacts];
  if (rest.length === 0 || typeof value !== 'object') return digest(JSON.stringify(value ?? null));
  const name = rest.join(':');
  const one: unknown = Object.hasOwn(value, name) ? Object.getOwnPropertyDescriptor(value, name)?.value : null;
  return digest(JSON.stringify(one));
}
