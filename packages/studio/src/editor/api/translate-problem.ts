import { fill } from '../messages/fill.ts';
import { english } from '../messages/messages.tsx';
import type { EditorMessages } from '../messages/messages.tsx';
import { StudioProblem } from './studio-client.ts';
import type { StudioClient } from './studio-client.ts';

type Key = keyof EditorMessages['panel']['problems'];

/** What is wrong, and what to do. */
interface ProblemText {
  message: string;
  hint: string;
}

/** Texts of errors of which the editor knows everything that the server describes, by their code. */
const TEXTS: Readonly<Record<string, (messages: EditorMessages, reason: string) => ProblemText | string | undefined>> =
  {
    'studio/offline': ({ panel }) => panel.problems.offline,
    'studio/signed-out': ({ panel }) => panel.problems['signed-out'],
    'studio/no-reason': ({ panel }) => panel.problems.server,
    'publish/slow': ({ panel }) => panel.problems.slow,
    'request/too-many': ({ panel }) => panel.problems.often,
    'content/reading': ({ panel }) => panel.problems.reading,
    'check/failed': ({ panel }) => panel.problems.check,
    path: ({ paths }, reason) => textOf(paths, reason),
    'upload/type': ({ media }, reason) => textOf(media.problems.refused, reason),
    'upload/size': ({ media }) => media.problems.size,
    'upload/at-once': ({ media }) => media.problems.atOnce,
    'upload/limit': ({ media }) => media.problems.limit,
    'upload/waiting': ({ media }) => media.problems.waiting,
    'upload/none': ({ media }) => media.problems.none,
    'media/folder': ({ media }) => media.details.otherFolder,
    'media/type': ({ media }) => media.details.otherType,
    'media/taken': ({ media }) => media.details.taken,
    'media/site': ({ media }) => media.details.usedBySite,
    'draft/changed': ({ drafts }) => drafts.problems.changed,
    'draft/none': ({ drafts }) => drafts.problems.none,
    'draft/size': ({ drafts }) => drafts.problems.size,
    'draft/count': ({ drafts }) => drafts.problems.count,
    'preview/no-page': ({ drafts }) => drafts.share.noPage,
    'preview/no-draft': ({ drafts }) => drafts.share.notSent,
  };

/** Texts of errors that the server describes in English in more detail. They are shown in other languages only. */
const SERVER_ERRORS: Readonly<Record<string, Key>> = {
  unavailable: 'unavailable',
  permission: 'not-allowed',
  'expired-token': 'not-allowed',
  'rate-limit': 'limit',
  moved: 'moved',
  'not-found': 'missing',
  conflict: 'conflict',
  'working-tree': 'uncommitted',
  'invalid-content': 'content',
  'content-build': 'build',
  'content-switch': 'build',
};

/** Returns an error in the language of the interface. Errors without a text stay as the server describes them. */
export function translateProblem(problem: StudioProblem, messages: EditorMessages): StudioProblem {
  const { code, status, details } = problem;
  const text = findText(problem, messages);
  if (text === undefined) return problem;
  const { message, hint } = typeof text === 'string' ? { message: text, hint: '' } : text;
  const values = { ...valuesOf(details), status, place: placeOf(details), paths: pathsIn(details) };
  return new StudioProblem({ ...details, code, status, message: fill(message, values), hint: fill(hint, values) });
}

function findText({ code, details }: StudioProblem, messages: EditorMessages): ProblemText | string | undefined {
  const { reason } = details;
  if (Object.hasOwn(TEXTS, code)) return TEXTS[code]?.(messages, typeof reason === 'string' ? reason : '');
  const key = messages === english || !Object.hasOwn(SERVER_ERRORS, code) ? undefined : SERVER_ERRORS[code];
  return key && messages.panel.problems[key];
}

/** Paths of files with uncommitted changes. */
function pathsIn({ paths }: StudioProblem['details']): string {
  return Array.isArray(paths) ? paths.join(', ') : '';
}

/** The text for a reason; `undefined` for a reason that this version of the editor does not know. */
function textOf<Text>(texts: Readonly<Record<string, Text>>, reason: string): Text | undefined {
  return Object.hasOwn(texts, reason) ? texts[reason] : undefined;
}

/** Values that the server sends for the placeholders of the text. */
function valuesOf({ values }: StudioProblem['details']): Record<string, string | number> {
  const entries = Object.entries(typeof values === 'object' && values !== null ? values : {}) as [string, unknown][];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])),
  );
}

/** The first place with an error, and its reason. */
function placeOf({ problems }: StudioProblem['details']): string {
  const [first] = (Array.isArray(problems) ? problems : []) as { path: string; line?: number; reason: string }[];
  return first ? `${first.path}${first.line === undefined ? '' : `:${first.line}`} ${first.reason}` : '';
}

/** A client whose errors are in the language of the interface. */
export function translateErrors(client: StudioClient, messages: EditorMessages): StudioClient {
  const translated = async <Answer>(request: Promise<Answer>): Promise<Answer> => {
    try {
      return await request;
    } catch (error) {
      throw error instanceof StudioProblem ? translateProblem(error, messages) : error;
    }
  };
  return {
    ...client,
    get: async (path, query, options) => await translated(client.get(path, query, options)),
    send: async (method, path, body, options) => await translated(client.send(method, path, body, options)),
    upload: async (path, query, file, options) => await translated(client.upload(path, query, file, options)),
  };
}
