import { DEMO_COMPONENTS, DEMO_TREE, demoDocument } from '../../demo/demo-paths.ts';
import type { DemoTree } from '../../demo/demo-content.ts';
import { STUDIO_FOLDER, TREE_PATH } from '../../feature/paths.ts';
import type { Action } from '../../roles/permissions.ts';
import { NO_SERVER, OFFLINE, StudioProblem } from '../api/studio-client.ts';
import type { ClientSession, Query, StudioClient } from '../api/studio-client.ts';
import type { EditorMessages } from '../messages/messages.tsx';

/** Options of `createDemoClient`. */
export interface DemoClientOptions {
  /** Base path of the site, without a trailing slash. */
  base: string;
  /** Interface texts of the demo. */
  messages: EditorMessages['demo'];
  /** Replaces `fetch` in tests. */
  fetch?: typeof fetch;
}

/** Permissions of a visitor. Uploads are excluded, because they need a server. */
const PERMISSIONS: readonly Action[] = ['content.read', 'media.read', 'draft.save', 'change.suggest', 'change.publish'];

/** Session of a demo visitor. Its user id keeps drafts of visitors apart from those of signed-in users. */
const SESSION: ClientSession = {
  user: { id: 'demo', email: '', name: '', provider: 'demo', role: 'publisher', actions: PERMISSIONS },
  token: '',
  expires: { idle: Infinity, absolute: Infinity },
  storesDrafts: false,
};

/**
 * Client that reads the published files of the site and sends nothing. Rejects requests that need a server, with an
 * explanation.
 */
export function createDemoClient({ base, messages, fetch: send = fetch }: DemoClientOptions): StudioClient {
  let media: DemoTree['media'] = {};

  const read = async <Answer>(path: string, signal: AbortSignal | undefined): Promise<Answer> => {
    let response: Response;
    try {
      response = await send(base + encodeURI(path), signal ? { signal } : {});
    } catch (error) {
      if (signal?.aborted === true) throw error;
      throw new StudioProblem({ code: OFFLINE, message: messages.offline });
    }
    if (!response.ok)
      throw new StudioProblem({ code: 'studio/failed', message: messages.missing, status: response.status });
    return (await response.json()) as Answer;
  };

  const refuse = (path: string): StudioProblem => {
    const [part = ''] = path.slice(STUDIO_FOLDER.length + 1).split('/');
    const reason = Object.hasOwn(messages.refused, part)
      ? messages.refused[part as keyof typeof messages.refused]
      : messages.other;
    return new StudioProblem({ code: NO_SERVER, message: messages.nothingSent, hint: reason });
  };

  return {
    session: () => SESSION,
    async get<Answer>(path: string, query: Query = {}, { signal }: { signal?: AbortSignal } = {}) {
      switch (path) {
        case TREE_PATH: {
          const tree = await read<DemoTree>(DEMO_TREE, signal);
          ({ media } = tree);
          return tree as Answer;
        }
        case `${STUDIO_FOLDER}/components`:
          return await read<Answer>(DEMO_COMPONENTS, signal);
        case `${STUDIO_FOLDER}/document`:
          return await read<Answer>(demoDocument(String(query['path'])), signal);
        default:
          throw refuse(path);
      }
    },
    send: async (_method, path) => await Promise.reject(refuse(path)),
    upload: async (path) => await Promise.reject(refuse(path)),
    urlOf: (_path, query = {}) => media[String(query['path'])] ?? '',
  };
}
