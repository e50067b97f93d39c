import type { ContentFacts } from '../../content/content-folder.ts';
import { digest, noteRead } from './record-reads.ts';

/** Kinds of facts that have a value for each name. */
type FactKind = 'icons' | 'images' | 'history';

const FACT_READ = 'fact:';

/** Values of facts, and perhaps others, by name. Each that is read is noted with what the facts say of it. */
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
    // An answer that reads all names depends on each of them.
    ownKeys(target) {
      noteFact(kind, facts);
      return Reflect.ownKeys(target);
    },
  });
}

/** Notes that the version of the whole content was read, and returns it. */
export function recordVersion(facts: ContentFacts): string {
  noteFact('version', facts);
  return facts.version;
}

function noteFact(name: string, facts: ContentFacts): void {
  noteRead(FACT_READ + name, digestFact(name, facts));
}

/** The name of the fact that a read was; `undefined` where it was another kind of read. */
export function parseFactKey(key: string): string | undefined {
  return key.startsWith(FACT_READ) ? key.slice(FACT_READ.length) : undefined;
}

/** What the facts say under the name of a read: a kind, or a kind and a name. */
export function digestFact(read: string, facts: ContentFacts | undefined): string {
  const [kind = '', ...rest] = read.split(':');
  const value = facts?.[kind as keyof ContentFacts];
  if (rest.length === 0 || typeof value !== 'object') return digest(JSON.stringify(value ?? null));
  const name = rest.join(':');
  const one: unknown = Object.hasOwn(value, name) ? Object.getOwnPropertyDescriptor(value, name)?.value : null;
  return digest(JSON.stringify(one));
}
