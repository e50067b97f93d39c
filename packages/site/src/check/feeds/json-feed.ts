import { isFullTime } from '../dates.ts';
import { createFeedError, requireUnique } from './feed-report.ts';
import type { FeedReport } from './feed-report.ts';

type Json = Readonly<Record<string, unknown>>;

/** Checks a JSON Feed 1.1 by the rules of https://www.jsonfeed.org/version/1.1/. */
export function readJsonFeed(text: string, file: string): FeedReport {
  const feed = parse(text);
  const items = feed?.['items'];
  if (!feed || !Array.isArray(items)) {
    const hint = 'It must be an object with "version", "title" and "items".';
    return { errors: [createFeedError('This is not a JSON Feed.', hint, file)], links: [] };
  }
  const createError = (message: string, hint: string) => createFeedError(message, hint, file);
  const entries = items.filter(isObject);
  return {
    errors: [
      ...(/^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/u.test(textIn(feed, 'version'))
        ? []
        : [createError('"version" is not a version of JSON Feed.', 'Write "https://jsonfeed.org/version/1.1".')]),
      ...(textIn(feed, 'title') === '' ? [createError('The feed has no "title".', 'Add one.')] : []),
      ...(entries.length === items.length
        ? []
        : [createError('An item is not an object.', 'Give each an "id" and content.')]),
      ...entries.flatMap((item, index) => checkItem(item, `Item ${index + 1}`, createError)),
      ...requireUnique(
        entries.map((item) => ({ id: textIn(item, 'id') })),
        file,
      ),
    ],
    links: [feed, ...entries]
      .flatMap((one) => ['url', 'home_page_url', 'feed_url'].map((name) => textIn(one, name)))
      .filter((address) => address !== '')
      .map((address) => ({ address })),
  };
}

function checkItem(
  item: Json,
  name: string,
  createError: (message: string, hint: string) => FeedReport['errors'][number],
): FeedReport['errors'] {
  const hasContent = ['content_html', 'content_text'].some((field) => typeof item[field] === 'string');
  const times = ['date_published', 'date_modified'].filter(
    (field) => item[field] !== undefined && !isFullTime(textIn(item, field)),
  );
  return [
    ...(textIn(item, 'id') === '' ? [createError(`${name} has no "id".`, 'Use its absolute URL.')] : []),
    ...(hasContent ? [] : [createError(`${name} has no content.`, 'Add "content_html" or "content_text".')]),
    ...times.map((field) =>
      createError(
        `"${field}" of item "${textIn(item, 'id')}" is not a valid date.`,
        'Write it as 2026-11-16T00:00:00Z.',
      ),
    ),
  ];
}

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textIn(object: Json, name: string): string {
  const value = object[name];
  return typeof value === 'string' ? value : '';
}
