import { z } from 'zod';
import type { GitHost } from '../git-host.ts';
import type { Api } from '../http/api.ts';
import { failure, notFound, success } from '../repository-error.ts';

/** Delay after which GitHub is asked again if its limit for queries is reached, in milliseconds. */
const LIMIT_DELAY = 60_000;

const responseSchema = z.object({
  data: z
    .object({
      repository: z
        .record(
          z.string(),
          z.object({ oid: z.string(), text: z.string().nullable(), isTruncated: z.boolean() }).partial().nullable(),
        )
        .nullable(),
    })
    .nullish(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

/** Options of `createVersionReader`. */
export interface VersionReaderOptions {
  /** Client for the GraphQL API. */
  graphql: Api;
  /** Owner and name of the repository. */
  repository: readonly [owner: string, name: string];
  /** Reads a file that is too long for a response of the GraphQL API. */
  readBlob: GitHost['readBlob'];
}

/**
 * Reads several versions of a file with one request. The REST API has no such request: it would need two for each
 * version, one of which lists all files of the repository.
 */
export function createVersionReader({ graphql, repository, readBlob }: VersionReaderOptions): GitHost['readVersions'] {
  return async (versions) => {
    const [owner, name] = repository;
    const response = await graphql.request({
      method: 'POST',
      path: ['graphql'],
      body: {
        query: queryOf(versions.length),
        variables: {
          owner,
          name,
          ...Object.fromEntries(versions.map(({ revision, path }, index) => [`v${index}`, `${revision}:${path}`])),
        },
      },
      schema: responseSchema,
      what: 'The repository',
    });
    if (!response.ok) return response;
    const { data, errors = [] } = response.value.value;
    const [error] = errors;
    if (!data?.repository) return error ? failureOf(error) : notFound('The repository');
    const files: (Uint8Array | undefined)[] = [];
    for (const [index, { revision, path }] of versions.entries()) {
      const { oid, text = null, isTruncated } = data.repository[`v${index}`] ?? {};
      if (oid !== undefined && isTruncated === true) {
        const read = await readBlob(revision, { id: oid, path, kind: 'file', executable: false });
        if (!read.ok) return read;
        files.push(read.value);
      } else files.push(text === null ? undefined : Buffer.from(text));
    }
    return success(files);
  };
}

/** A query with a variable and a field for each version: `v0`, `v1`. Values are never part of the query. */
function queryOf(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `v${index}`);
  const variables = ['owner', 'name', ...names].map((name) => `$${name}: String!`).join(', ');
  const fields = names.map((name) => `${name}: object(expression: $${name}) { ... on Blob { oid text isTruncated } }`);
  return `query(${variables}) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`;
}

function failureOf({ type, message }: { type?: string | undefined; message: string }): ReturnType<typeof failure> {
  if (type === 'NOT_FOUND') return notFound('The repository');
  if (type === 'RATE_LIMITED') {
    return failure({
      code: 'rate-limit',
      retryAt: Date.now() + LIMIT_DELAY,
      message: `GitHub accepts no more queries for now: ${message}`,
      hint: 'Try again later. A separate token for the studio has a separate limit.',
    });
  }
  return failure({ code: 'unavailable', message: `GitHub could not answer: ${message}`, hint: 'Try again later.' });
}

/** URL that the GraphQL API is below: a GitHub Enterprise Server has it at `/api/graphql`, beside `/api/v3`. */
export function graphqlBase(restUrl: string): string {
  return restUrl.replace(/\/api\/v3\/?$/u, '/api');
}
