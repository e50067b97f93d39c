import { ContentError } from '../errors.ts';
import { parseCsv } from './csv.ts';
import type { ParsedDocument } from './document.ts';
import { parseJson } from './json.ts';
import { parseMarkdown } from './markdown.ts';
import type { MarkdownOptions } from './markdown.ts';
import { parseYaml } from './yaml.ts';
import type { FileData } from './yaml.ts';

/** The text of a content file, with options for parsing it. */
export interface FileText {
  /** Name of the file; its extension determines the format. */
  file: string;
  /** Text of the file. */
  text: string;
  /** Options for markdown. */
  markdown?: MarkdownOptions | undefined;
  /** Character between two values of a CSV file. */
  delimiter?: string | undefined;
}

type Format = (source: FileText) => ParsedDocument[] | Promise<ParsedDocument[]>;

const yaml: Format = ({ text, file }) => [withoutBody(parseYaml(text, file))];

const FORMATS = new Map<string, Format>([
  ['md', markdown],
  ['yml', yaml],
  ['yaml', yaml],
  ['json', ({ text, file }) => [withoutBody(parseJson(text, file))]],
  ['csv', ({ text, file, delimiter = ',' }) => parseCsv(text, file, { delimiter }).map(withoutBody)],
]);

/** Parses a file to one document, or to one document per row for a CSV file. */
export async function parseFile(source: FileText): Promise<ParsedDocument[]> {
  const extension = /\.([^./]+)$/u.exec(source.file)?.[1]?.toLowerCase() ?? '';
  const parse = FORMATS.get(extension);
  if (parse) return await parse(source);
  throw new ContentError(
    'file/format',
    extension === ''
      ? 'Files without an extension are not supported.'
      : `Files with the extension ".${extension}" are not supported.`,
    `Write it as ${[...FORMATS.keys()].map((name) => `.${name}`).join(', ')}, or exclude it from the source of the collection.`,
    { file: source.file },
  );
}

async function markdown({ text, file, markdown: options = {} }: FileText): Promise<ParsedDocument[]> {
  return [await parseMarkdown(text, file, options)];
}

function withoutBody({ data, lines, columns }: FileData): ParsedDocument {
  return { data, lines, columns, body: { nodes: [], toc: [] } };
}
