import { fill } from '../messages/fill.ts';
import { english } from '../messages/messages.tsx';
import type { EditorMessages } from '../messages/messages.tsx';
import { StudioProblem } from './studio-client.ts';
import type { StudioClient } from './studio-client.ts';

type Key = keyof EditorMessages['panel']['problems'];

/** Texts of errors that the editor creates, by their code. */
const EDITOR_ERRORS: Readonly<Record<string, Key>> = {
  'studio/offline': 'offline',
  'studio/signed-out': 'signed-out',
  'studio/no-reason': 'server',
  'publish/slow': 'slow',
};

/** Texts of errors of the server, which describes them in English. */
const SERVER_ERRORS: Readonly<Record<string, Key>> = {
  unavailable: 'unavailable',
  permission: 'not-allowed',
  'expired-token': 'not-allowed',
  'rate-limit': 'limit',
  moved: 'moved',
  'invalid-content': 'content',
  'content-build': 'build',
  'content-switch': 'build',
};

/** Returns an error in the language of the interface. Errors without a text stay as the server describes them. */
export function translateProblem(problem: StudioProblem, messages: EditorMessages): StudioProblem {
  const { code, status, details } = problem;
  const key = EDITOR_ERRORS[code] ?? (messages === english ? undefined : SERVER_ERRORS[code]);
  if (key === undefined) return problem;
  const { message, hint } = messages.panel.problems[key];
  const values = { status, place: placeOf(details) };
  return new StudioProblem({ ...details, code, status, message: fill(message, values), hint: fill(hint, values) });
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
