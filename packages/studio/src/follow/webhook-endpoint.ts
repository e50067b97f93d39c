import { isSameSecret, readBody, errorResponse } from '@recto/content/node';
import { defineEndpoint } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { createHmac } from 'node:crypto';
import { WEBHOOK_PATH } from '../feature/paths.ts';

/** Maximum size of a webhook message, in bytes. GitHub sends up to 25 MB, but the message of a push is much smaller. */
const MAX_BYTES = 5_000_000;

/** Headers with the HMAC of the body: GitHub, Gitea, Forgejo. */
const SIGNATURES = ['x-hub-signature-256', 'x-gitea-signature', 'x-forgejo-signature'];

/** GitLab sends the secret itself in this header. */
const TOKEN = 'x-gitlab-token';

/** Options of `createWebhookEndpoint`. */
export interface WebhookOptions {
  /** Secret shared with the git host. */
  secret: string;
  /** Checks the repository and serves the newest commit. */
  check: () => Promise<void>;
}

/**
 * Endpoint that a git host calls after a push. The content of the message is ignored: the server reads the repository.
 */
export function createWebhookEndpoint({ secret, check }: WebhookOptions): SiteEndpoint {
  return defineEndpoint({
    path: WEBHOOK_PATH,
    methods: ['POST'],
    cache: 'none',
    limit: { bytes: MAX_BYTES, perMinute: 60 },
    async handle(request) {
      const body = await readBody(request, MAX_BYTES);
      if (body === undefined) return errorResponse(413, `The body is longer than ${MAX_BYTES} bytes.`);
      if (!isSigned(request, body, secret)) return errorResponse(401, 'The signature is missing or wrong.');
      // Hosts wait only a few seconds for a response, and a first build can take longer.
      void check();
      return new Response(null, { status: 202 });
    },
  });
}

function isSigned({ headers }: Request, body: string, secret: string): boolean {
  const token = headers.get(TOKEN);
  if (token !== null) return isSameSecret(token, secret);
  const signature = SIGNATURES.map((name) => headers.get(name)).find((value) => value !== null);
  if (signature === undefined || signature === null) return false;
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  return isSameSecret(signature.replace(/^sha256=/u, ''), expected);
}
