import { jsonResponse, isSameSecret, readBody, errorResponse } from '@recto/content/node';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { CONTENT_SWITCH_PATH } from '../../constants.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import type { BuiltContent } from '../builder/build-message.ts';
import type { SwitchContent } from './switch-content.ts';

/** Options of `createSwitchEndpoint`. */
export interface SwitchEndpointOptions {
  /** Bearer token that requests must have. */
  secret: string;
  /** Switches to the current version. */
  switchContent: SwitchContent;
  /**
   * Builds the content of the folder in RECTO_CONTENT_SOURCE; missing if it is not set or the server has no builder.
   */
  build?: (() => Promise<BuiltContent>) | undefined;
  /** Reports an error to the log. */
  report: (error: unknown, path: string) => void;
}

/** Maximum size of the body. */
const MAX_BYTES = 1024;
const bodySchema = z.strictObject({ build: z.boolean().default(false) });

/**
 * Endpoint `POST /api/_recto_content`: with the secret, the server switches to the current content version. With
 * `{"build": true}` it builds the content first.
 */
export function createSwitchEndpoint({ secret, switchContent, build, report }: SwitchEndpointOptions): SiteEndpoint {
  return {
    path: CONTENT_SWITCH_PATH,
    methods: ['POST'],
    cache: 'none',
    limit: { perMinute: 60 },
    async handle(request) {
      const [scheme, token = ''] = (request.headers.get('authorization') ?? '').split(' ');
      if (scheme?.toLowerCase() !== 'bearer' || !isSameSecret(token, secret)) {
        return errorResponse(401, 'The secret is missing or wrong.', { 'www-authenticate': 'Bearer' });
      }
      const options = await parseBody(request);
      if (options instanceof Response) return options;
      if (options.build && !build) return errorResponse(409, CANNOT_BUILD);
      try {
        const built = options.build ? await build?.() : undefined;
        if (built && built.version === undefined) return Response.json(built, { status: 422 });
        const { database, isNew } = await switchContent();
        const version = basename(dirname(database));
        return jsonResponse({ version, isNew, ...(built && { warnings: built.warnings }) });
      } catch (error) {
        report(error, CONTENT_SWITCH_PATH);
        return errorResponse(
          500,
          'The new content cannot be built or opened; the old version is still served. See the log of the server.',
        );
      }
    },
  };
}

const CANNOT_BUILD =
  'This server does not build content. Set RECTO_CONTENT_SOURCE to the folder of the content files, and start it without RECTO_CONTENT_FILE.';

/** Parses the options in the body; an empty body has none. */
async function parseBody(request: Request): Promise<z.output<typeof bodySchema> | Response> {
  const text = await readBody(request, MAX_BYTES);
  if (text === undefined) return errorResponse(413, `The body is longer than ${MAX_BYTES} bytes.`);
  const parsed = bodySchema.safeParse(text === '' ? {} : parseJson(text));
  return parsed.success ? parsed.data : errorResponse(400, 'Send no body, or {"build": true}.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
