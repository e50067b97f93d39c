import { isProse } from './document-position.ts';
import { rankMatches, toCompletionResult } from './suggestion.ts';
import type { Suggest } from './suggestion.ts';

const PICTURE = /!\[(?:\\.|[^\]\\])*\]\(<?([^\s()<>]*)$/u;
const LINK = /\]\(<?([^\s()<>#]*)$/u;
const ANCHOR = /\]\(<?([^\s()<>#]*)#([^\s()<>]*)$/u;
const DEFINITION = /^\s*\[[^\]^][^\]]*\]:\s*(\S*)$/u;

/** Suggests paths of images and pages, and anchors in pages, after brackets. */
export const suggestUrls: Suggest = async ({ state, pos }, { completions, messages }) => {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const picture = PICTURE.exec(before)?.[1];
  const link = LINK.exec(before)?.[1] ?? DEFINITION.exec(before)?.[1];
  const [, route, anchor] = ANCHOR.exec(before) ?? [];
  if ((picture ?? link ?? anchor) === undefined || !isProse(state, pos)) return null;
  if (picture !== undefined) {
    const media = rankMatches((await completions.media?.()) ?? [], picture, ({ url }) => [url]);
    const options = media.map(({ url, detail }) => ({ label: url, ...(detail !== undefined && { detail }) }));
    return toCompletionResult(pos - picture.length, options);
  }
  if (anchor !== undefined) {
    const anchors = (await completions.anchors?.(route === '' ? undefined : route)) ?? [];
    const options = rankMatches(anchors, anchor, ({ id, title }) => [id, title]).map(({ id, title }) => ({
      label: id,
      displayLabel: title,
      detail: `#${id}`,
    }));
    return toCompletionResult(pos - anchor.length, options);
  }
  const typedUrl = link ?? '';
  const pages = rankMatches((await completions.pages?.()) ?? [], typedUrl, (page) => [page.route, page.title]);
  const options = pages.map((page) => ({ label: page.route, displayLabel: page.title, detail: page.route }));
  const currentPage =
    typedUrl === '' && completions.anchors ? [{ label: '#', displayLabel: messages.thisPage, detail: '#' }] : [];
  return toCompletionResult(pos - typedUrl.length, [...options, ...currentPage]);
};
