import type { Versions } from './payload.ts';
import { fetchLatest } from '../builds/latest.ts';
import type { Build } from '../builds/latest.ts';

interface Known {
  asking?: Promise<Build | undefined>;
  /** The content that was served when an open page that does not name its own first asked. */
  first?: string;
}

const knownOf = new WeakMap<Versions, Known>();

function open(versions: Versions): Known {
  const known = knownOf.get(versions) ?? {};
  knownOf.set(versions, known);
  return known;
}

/** Reads which app and which content are served, and notes the content. Concurrent calls share one request. */
export async function readServed(versions: Versions): Promise<Build | undefined> {
  const known = open(versions);
  known.asking ??= fetchLatest().then((latest) => {
    delete known.asking;
    if (latest?.content !== undefined) {
      if (!versions.content) known.first ??= latest.content;
      versions.content = latest.content;
    }
    return latest;
  });
  return await known.asking;
}

/** Versions of the open page, for requests. A page that is a file does not name its content: what is served is asked for. */
export async function pageVersions(): Promise<Versions> {
  const versions: Versions = document.getElementById('app')?.dataset ?? {};
  if (!versions.content) await readServed(versions);
  return versions;
}

/** The same without asking: `undefined` while the version of the content is not known. */
export function knownContent(): string | undefined {
  return document.getElementById('app')?.dataset['content'] || undefined;
}

/**
 * What a page that is loaded now calls its content. A page that is a file has no name for it; as long as the content is
 * the one that was served first, pages that follow have none either, so that nothing they share is thrown away.
 */
export function contentName(versions: Versions): string {
  const { content = '' } = versions;
  return knownOf.get(versions)?.first === content ? '' : content;
}
