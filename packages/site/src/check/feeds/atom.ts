import { isFullTime } from '../dates.ts';
import type { XmlElement } from '../read-xml.ts';
import { childrenNamed, createFeedError, requireOnce, requireUnique } from './feed-report.ts';
import type { FeedReport } from './feed-report.ts';

const ATOM = 'http://www.w3.org/2005/Atom';

/** Checks an Atom feed by the rules of RFC 4287. */
export function readAtom(root: XmlElement, file: string): FeedReport {
  if (root.name !== 'feed' || root.namespace !== ATOM) {
    const hint = `The root element must be <rss version="2.0">, or <feed xmlns="${ATOM}">.`;
    return { errors: [createFeedError(`<${root.name}> is not a feed.`, hint, file, root.line)], links: [] };
  }
  const elementsIn = (parent: XmlElement, name: string): XmlElement[] => childrenNamed(parent, name, ATOM);
  const entries = elementsIn(root, 'entry');
  const all = [root, ...entries];
  const hasAuthor = elementsIn(root, 'author').length > 0;
  const hasPageLink = (entry: XmlElement): boolean =>
    elementsIn(entry, 'link').some(({ attributes: { rel = 'alternate' } }) => rel === 'alternate');
  return {
    errors: [
      ...all.flatMap((one) => requireOnce(one, ['id', 'title', 'updated'], ATOM, file)),
      ...entries
        .filter((entry) => !hasAuthor && elementsIn(entry, 'author').length === 0)
        .map(({ line }) =>
          createFeedError('<entry> has no author.', 'Add one here, or for the whole feed.', file, line),
        ),
      ...entries
        .filter((entry) => elementsIn(entry, 'content').length === 0 && !hasPageLink(entry))
        .map(({ line }) =>
          createFeedError('<entry> has no content.', 'Add <content>, or a link to a page.', file, line),
        ),
      ...all
        .flatMap((one) => elementsIn(one, 'id'))
        .filter(({ text }) => !URL.canParse(text.trim()))
        .map(({ text, line }) =>
          createFeedError(`The id "${text.trim()}" is not an IRI.`, 'Use an absolute URL.', file, line),
        ),
      ...requireUnique(
        entries.flatMap((entry) => elementsIn(entry, 'id')).map(({ text, line }) => ({ id: text.trim(), line })),
        file,
      ),
      ...all
        .flatMap((one) => [...elementsIn(one, 'updated'), ...elementsIn(one, 'published')])
        .filter(({ text }) => !isFullTime(text.trim()))
        .map(({ text, line }) =>
          createFeedError(`"${text.trim()}" is not a valid date.`, 'Write it as 2026-11-16T00:00:00Z.', file, line),
        ),
    ],
    links: all
      .flatMap((one) => elementsIn(one, 'link'))
      .map(({ attributes: { href = '' }, line }) => ({ address: href, line })),
  };
}
