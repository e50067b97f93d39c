import { ContentError } from '@recto/content';
import type { XmlElement } from '../read-xml.ts';

/** Problems of a feed, and its links. */
export interface FeedReport {
  /** Violations of the format. */
  errors: ContentError[];
  /** Links of the feed, to be checked against the site. */
  links: { address: string; line?: number | undefined }[];
}

/** Creates the error for a violation of a feed format. */
export function createFeedError(message: string, hint: string, file: string, line?: number): ContentError {
  return new ContentError('feed/invalid', message, hint, { file, line });
}

/** Children of one name in one namespace. */
export function childrenNamed({ children }: XmlElement, name: string, namespace: string): XmlElement[] {
  return children.filter((child) => child.name === name && child.namespace === namespace);
}

/** Reports children that an element must have exactly once and not empty. */
export function requireOnce(
  parent: XmlElement,
  names: readonly string[],
  namespace: string,
  file: string,
): ContentError[] {
  return names.flatMap((name) => {
    const children = childrenNamed(parent, name, namespace);
    const isValid = children.length === 1 && children.every(({ text }) => text.trim() !== '');
    const message = `<${parent.name}> has ${children.length > 1 ? 'more than one' : 'no'} <${name}>.`;
    return isValid
      ? []
      : [createFeedError(message, 'The format requires exactly one, which must not be empty.', file, parent.line)];
  });
}

/** Reports items with the same id. */
export function requireUnique(ids: readonly { id: string; line?: number | undefined }[], file: string): ContentError[] {
  return ids
    .filter(({ id }, index) => ids.findIndex((other) => other.id === id) !== index)
    .map(({ id, line }) =>
      createFeedError(
        `"${id}" is the id of two items.`,
        'Feed readers show only one of them. Give each a unique id.',
        file,
        line,
      ),
    );
}
