import type { Token } from '../parse/syntax/tokens.ts';
import type { ContentMap } from './content-map.ts';
import { UnmappedError } from './content-map.ts';
import { linkHelpers } from './source-parser.ts';
import { range } from './reader.ts';
import type { Reader } from './reader.ts';
import type { SourceLink } from './source-tree.ts';

interface LinkTail {
  map: ContentMap;
  /** Range in the content of the part after the label, from its closing bracket. */
  start: number;
  end: number;
  /** The text in the brackets. */
  label: string;
}

/** Reads the URL and title of a link or image with their ranges. */
export function readLink(reader: Reader, token: Token, { map, start, end, label }: LinkTail): SourceLink {
  const attribute = (name: string): string => token.attrs?.find(([key]) => key === name)?.[1] ?? '';
  const link = { url: attribute(token.type === 'image' ? 'src' : 'href'), title: attribute('title') };
  if (token.markup === 'autolink') return { ...link, style: 'autolink' };
  if (token.markup === 'linkify') return { ...link, style: 'bare' };
  const tail = map.content.slice(start, end);
  if (!tail.startsWith('](')) {
    const reference = tail.slice(2, -1);
    return { ...link, style: 'reference', reference: reference === '' ? label : reference };
  }
  const rangeOf = (from: number, to: number): { start: number; end: number } => range(reader, map.at(from), map.at(to));
  const from = start + 2 + (/^\s*/u.exec(tail.slice(2))?.[0].length ?? 0);
  const destination = linkHelpers.parseLinkDestination(map.content, from, end - 1);
  if (!destination.ok) return { ...link, style: 'inline', urlRange: rangeOf(from, from) };
  const titleFrom = destination.pos + (/^\s*/u.exec(map.content.slice(destination.pos, end))?.[0].length ?? 0);
  const urlRange = rangeOf(from, destination.pos);
  if (titleFrom >= end - 1) return { ...link, style: 'inline', urlRange };
  const title = linkHelpers.parseLinkTitle(map.content, titleFrom, end - 1);
  if (!title.ok) throw new UnmappedError();
  return { ...link, style: 'inline', urlRange, titleRange: rangeOf(titleFrom, title.pos) };
}
