import type { ChangeSet } from './change-set.ts';

/** Trailer with the id of the change set, so that a restarted server can determine whether the commit exists. */
const TRAILER = 'Recto-Change-Set';

/** Default template of the first line. */
const TEMPLATE = '{summary}';

/**
 * Renders the message of a commit. The template is the first line: `{summary}` is the author's summary, `{author}` the
 * author's name, `{files}` the number of files, `{path}` the only file or the common folder.
 */
export function renderMessage(set: ChangeSet, template: string = TEMPLATE): string {
  const values: Record<string, string> = {
    summary: toSingleLine(set.summary),
    author: set.author.name,
    files: String(set.files.length),
    path: commonPath(set.files.map(({ path }) => path)),
  };
  const subject = template.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
  const trailers = [
    ...set.coAuthors.map(({ name, email }) => `Co-authored-by: ${name} <${email}>`),
    `${TRAILER}: ${set.id}`,
  ];
  const description = withoutTrailer(set.description.replaceAll(/\r\n?/gu, '\n'));
  return [toSingleLine(subject), description, trailers.join('\n')].filter((part) => part !== '').join('\n\n') + '\n';
}

/** Returns the id of the change set that a commit contains; `undefined` for other commits. */
export function readChangeSetId(message: string): string | undefined {
  const last =
    message
      .trimEnd()
      .split(/\n\s*\n/u)
      .at(-1) ?? '';
  // Split as git does: other characters that JavaScript treats as line ends may be part of a name.
  const ids = last.split(/\r?\n/u).map((line) => new RegExp(`^${TRAILER}: ([\\w-]+)$`, 'u').exec(line)?.[1]);
  return ids.find((id) => id !== undefined);
}

/** Removes trailers from a text written by a person, so that it cannot claim the id of another change set. */
function withoutTrailer(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().toLowerCase().startsWith(TRAILER.toLowerCase()))
    .join('\n')
    .replaceAll('\0', '')
    .trim();
}

function toSingleLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function commonPath(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  if (others.length === 0) return paths[0] ?? '';
  let length = 0;
  while (length < first.length - 1 && others.every((names) => names[length] === first[length])) length += 1;
  return `${[...first].slice(0, length).join('/')}/`;
}
