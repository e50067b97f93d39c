/** The part of the engine that parses single documents in Node. It is separate because it loads all parsers. */
export { createDocumentChecker } from './check-documents.ts';
export type { CheckedDocument, DocumentRow, DocumentText } from './check-documents.ts';
export { parseFrontMatter } from '../parse/front-matter.ts';
export { parseFile } from '../parse/parse-file.ts';
