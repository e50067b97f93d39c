import type { ContentMetadata } from '../../content/content-folder.ts';
import { digest, recordRead } from './record-reads.ts';

/** Kinds of content metadata that are maps. */
type MetadataKind = 'icons' | 'images' | 'history';

const METADATA_PREFIX = 'fact:';

/**
 * Wraps a map so that each read of a value is recorded. `values` may contain more than the metadata; the digest is that
 * of the metadata.
 */
export function recordMetadata<Value>(
  kind: MetadataKind,
  values: Readonly<Record<string, Value>>,
  metadata: ContentMetadata,
): Readonly<Record<string, Value>> {
  return new Proxy(values, {
    get(target, name: string) {
      recordMetadataRead(`${kind}:${name}`, metadata);
      return target[name];
    },
    // A response that lists all names depends on each of them.
    ownKeys(target) {
      recordMetadataRead(kind, metadata);
      return Reflect.ownKeys(target);
    },
  });
}

/** Records that the version of the content was read, and returns it. */
export function recordVersion(metadata: ContentMetadata): string {
  recordMetadataRead('version', metadata);
  return metadata.version;
}

function recordMetadataRead(name: string, metadata: ContentMetadata): void {
  recordRead(METADATA_PREFIX + name, digestMetadata(name, metadata));
}

/** Parses the key of a read of metadata; `undefined` if it is another kind of read. */
export function parseMetadataKey(key: string): string | undefined {
  return key.startsWith(METADATA_PREFIX) ? key.slice(METADATA_PREFIX.length) : undefined;
}

/** Digest of the metadata that a read refers to: `read` is a kind, or a kind and a name. */
export function digestMetadata(read: string, metadata: ContentMetadata | undefined): string {
  const [kind = '', ...rest] = read.split(':');
  const value = metadata?.[kind as keyof ContentMetadata];
  if (rest.length === 0 || typeof value !== 'object') return digest(JSON.stringify(value ?? null));
  const name = rest.join(':');
  const one: unknown = Object.hasOwn(value, name) ? Object.getOwnPropertyDescriptor(value, name)?.value : null;
  return digest(JSON.stringify(one));
}
