import { ContentError } from '@recto/content';
import type { XmlElement } from '../read-xml.ts';

/** What is wrong with a feed in itself, and where it leads. */
export interface FeedReport {
  faults: ContentError[];
  links: { address: string; line?: number | undefined }[];
}

export function feedFault(message: string, hint: string, file: string, line?: number): ContentError {
  return new ContentError('feed/invalid', message, hint, { file, line });
}

/** Children of one name in one namespace. */
export function childrenNamed({ children }: XmlElement, name: string, namespace: string): XmlElement[] {
  return children.filter((child) => child.name === name && child.namespace === namespace);
}

/** The faults of an element that must have each of some children once, and not empty. */
export function requireOnce(
  parent: XmlElement,
  names: readonly string[],
  namespace: string,
  file: string,
): ContentError[] {
  return names.flatMap((name) => {
    const found = childrenNamed(parent, name, namespace);
    const isThere = found.length === 1 && found.every(({ text }) => text.trim() !== '');
    const message = `<${parent.name}> ${found.length > 1 ? `has ${found.length} times` : 'lacks'} <${name}>.`;
    return isThere ? [] : [feedFault(message, 'The format asks for exactly one, and not empty.', file, parent.line)];
  });
}

/** The faults of items two of which have the same name for readers. */
export function requireUnique(ids: readonly { id: string; line?: number | undefined }[], file: string): ContentError[] {
  return ids
    .filter(({ id }, index) => ids.findIndex((other) => other.id === id) !== index)
    .map(({ id, line }) =>
      feedFault(`"${id}" is the id of two items.`, 'Readers show only one of them. Give each its own.', file, line),
    );
}
