import { isProse } from './document-place.ts';
import { choose, chosen } from './suggestion.ts';
import type { Suggest } from './suggestion.ts';

const PICTURE = /!\[(?:\\.|[^\]\\])*\]\(<?([^\s()<>]*)$/u;
const LINK = /\]\(<?([^\s()<>#]*)$/u;
const ANCHOR = /\]\(<?([^\s()<>#]*)#([^\s()<>]*)$/u;
const DEFINITION = /^\s*\[[^\]^][^\]]*\]:\s*(\S*)$/u;

/** Suggests paths of images and pages, and anchors in pages, after brackets. */
export const suggestAddresses: Suggest = async ({ state, pos }, { completions, words }) => {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const picture = PICTURE.exec(before)?.[1];
  const link = LINK.exec(before)?.[1] ?? DEFINITION.exec(before)?.[1];
  const [, route, anchor] = ANCHOR.exec(before) ?? [];
  if ((picture ?? link ?? anchor) === undefined || !isProse(state, pos)) return null;
  if (picture !== undefined) {
    const media = choose((await completions.media?.()) ?? [], picture, ({ address }) => [address]);
    const options = media.map(({ address, detail }) => ({ label: address, ...(detail !== undefined && { detail }) }));
    return chosen(pos - picture.length, options);
  }
  if (anchor !== undefined) {
    const anchors = (await completions.anchors?.(route === '' ? undefined : route)) ?? [];
    const options = choose(anchors, anchor, ({ id, title }) => [id, title]).map(({ id, title }) => ({
      label: id,
      displayLabel: title,
      detail: `#${id}`,
    }));
    return chosen(pos - anchor.length, options);
  }
  const written = link ?? '';
  const pages = choose((await completions.pages?.()) ?? [], written, (page) => [page.route, page.title]);
  const options = pages.map((page) => ({ label: page.route, displayLabel: page.title, detail: page.route }));
  const here = written === '' && completions.anchors ? [{ label: '#', displayLabel: words.thisPage, detail: '#' }] : [];
  return chosen(pos - written.length, [...options, ...here]);
};
