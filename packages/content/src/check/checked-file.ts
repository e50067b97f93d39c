import type { Place } from '../errors.ts';
import { placeOf } from '../parse/addresses.ts';
import type { TextPlace } from '../parse/addresses.ts';
import type { DocumentBody } from '../parse/document.ts';
import { addressesInBody, addressesInFields, idsIn } from './find-addresses.ts';
import type { FoundAddress } from './find-addresses.ts';
import { silentPicturesIn } from './find-silent-pictures.ts';
import type { SilentPicture } from './find-silent-pictures.ts';

/** Where a file stands in a collection that has it. */
export interface CollectionPlace {
  collection: string;
  path: string;
  /** Data and the settings of a folder have a place too, but nobody can go there. */
  isPage: boolean;
}

/** A path of `redirectFrom`, as it is written. */
interface FormerPath extends Omit<Place, 'file'> {
  path: string;
}

/** What a check needs to know of a file, once its body is forgotten. */
export interface CheckedFile {
  file: string;
  locale: string | undefined;
  draft: boolean;
  places: readonly CollectionPlace[];
  /** Ids in its body; unknown where the page is not made of one. */
  ids: ReadonlySet<string> | undefined;
  addresses: readonly FoundAddress[];
  silentPictures: readonly SilentPicture[];
  /** What its page is called, and what it says of itself in lists; a file that is no page has nothing of it. */
  about: ({ title: string; description: string } & Omit<Place, 'file'>) | undefined;
  /** Paths that its page had before. */
  formerPaths: readonly FormerPath[];
  /** Its page is left out of the navigation. */
  isUnlisted: boolean;
  /** Name of its text, as translations of it may carry it. */
  hash: string;
  /** What it says of the text that it is a translation of. */
  source: ({ hash: unknown } & Omit<Place, 'file'>) | undefined;
}

export interface FileContent extends Pick<CheckedFile, 'file' | 'locale' | 'draft' | 'places' | 'hash'> {
  text: string;
  /** Fields of its rows: as a rule one row for each collection. */
  rows: readonly Record<string, unknown>[];
}

export function inspectFile({ text, rows, ...known }: FileContent): CheckedFile {
  const lines = text.split('\n');
  const body = rows.map((row) => row['body']).find(isBody);
  const found = [
    ...rows.flatMap((row) => addressesInFields(ownFields(row), lines)),
    ...(body ? addressesInBody(body, lines) : []),
  ];
  return {
    ...known,
    ids: body ? idsIn(body.nodes) : undefined,
    addresses: [...new Map(found.map((one) => [JSON.stringify(one), one])).values()],
    silentPictures: body ? silentPicturesIn(body, lines) : [],
    about: known.places.some(({ isPage }) => isPage) ? aboutIn(rows, lines) : undefined,
    formerPaths: formerPathsIn(rows, lines),
    isUnlisted: rows.some(({ navigation }) => navigation === false),
    source: sourceIn(rows, lines),
  };
}

/** What the engine made of the file's place, and paths that lead here, not on. */
const NOT_FOLLOWED = new Set(['body', 'id', 'path', 'stem', 'extension', 'redirectFrom']);

/** What the author wrote, and readers may follow. */
function ownFields(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !NOT_FOLLOWED.has(name)));
}

type Row = Record<string, unknown>;

/** A page that is only data is drawn by the site: which ids it has, nobody knows. */
function isBody(value: unknown): value is DocumentBody {
  return typeof value === 'object' && value !== null && 'nodes' in value && (value.nodes as unknown[]).length > 0;
}

/** Search engines are told what `seo` says, where it says something. */
function aboutIn(rows: readonly Row[], lines: readonly string[]): CheckedFile['about'] {
  const page = rows.find(({ path }) => typeof path === 'string');
  if (!page) return undefined;
  const seo = (page['seo'] ?? {}) as Row;
  const words = (name: string): string => {
    const said = [seo[name], page[name]].find((value) => typeof value === 'string' && value.trim() !== '');
    return typeof said === 'string' ? said.trim() : '';
  };
  return { title: words('title'), description: words('description'), ...findLine(lines, TITLE) };
}

/** A file in several collections has them in each of its rows. */
function formerPathsIn(rows: readonly Row[], lines: readonly string[]): FormerPath[] {
  const paths = new Set(
    rows.flatMap(({ redirectFrom }) => (Array.isArray(redirectFrom) ? redirectFrom.map(String) : [])),
  );
  return [...paths].map((path) => ({ path, ...placeOf(path, lines) }));
}

function sourceIn(rows: readonly Row[], lines: readonly string[]): CheckedFile['source'] {
  const [row = {}] = rows;
  const meta = (row['meta'] ?? {}) as Row;
  const hash = row['sourceHash'] ?? meta['sourceHash'];
  if (hash === undefined || hash === null) return undefined;
  return { hash, ...findLine(lines, SOURCE_HASH) };
}

const TITLE = /^\s*["']?title["']?\s*:|^# /u;
const SOURCE_HASH = /^\s*["']?sourceHash["']?\s*:/u;

/** The first word of the first line that matches. */
function findLine(lines: readonly string[], pattern: RegExp): TextPlace | undefined {
  const index = lines.findIndex((line) => pattern.test(line));
  return index === -1 ? undefined : { line: index + 1, column: (lines[index] ?? '').search(/\S/u) + 1 };
}
