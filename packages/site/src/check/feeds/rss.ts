import { isRfc822Time } from '../dates.ts';
import type { XmlElement } from '../read-xml.ts';
import { childrenNamed, createFeedError, requireOnce, requireUnique } from './feed-report.ts';
import type { FeedReport } from './feed-report.ts';

/** Checks an RSS 2.0 feed by the rules of https://www.rssboard.org/rss-specification. */
export function readRss(root: XmlElement, file: string): FeedReport {
  const [channel] = childrenNamed(root, 'channel', '');
  if (root.attributes['version'] !== '2.0' || !channel) {
    return {
      errors: [
        createFeedError('<rss> is not RSS 2.0.', 'It must have version="2.0" and a <channel>.', file, root.line),
      ],
      links: [],
    };
  }
  const items = childrenNamed(channel, 'item', '');
  const guids = items.flatMap((item) => childrenNamed(item, 'guid', ''));
  const dated = [channel, ...items].flatMap((one) =>
    ['pubDate', 'lastBuildDate'].flatMap((name) => childrenNamed(one, name, '')),
  );
  return {
    errors: [
      ...requireOnce(channel, ['title', 'link', 'description'], '', file),
      ...items
        .filter((item) => !['title', 'description'].some((name) => childrenNamed(item, name, '').length > 0))
        .map(({ line }) => createFeedError('<item> has no content.', 'Add a <title> or a <description>.', file, line)),
      ...requireUnique(
        guids.map(({ text, line }) => ({ id: text.trim(), line })),
        file,
      ),
      ...dated
        .filter(({ text }) => !isRfc822Time(text.trim()))
        .map(({ text, line }) =>
          createFeedError(
            `"${text.trim()}" is not a valid date.`,
            'Write it as "Mon, 16 Nov 2026 00:00:00 GMT".',
            file,
            line,
          ),
        ),
    ],
    links: [
      ...[channel, ...items].flatMap((one) => childrenNamed(one, 'link', '')),
      ...guids.filter(({ attributes }) => attributes['isPermaLink'] !== 'false'),
    ].map(({ text, line }) => ({ address: text.trim(), line })),
  };
}
