import { z } from 'zod';
import { checkSpelling } from '../paths/check-path.ts';

const address = z.url({ protocol: /^https?$/u, error: 'Write the address of the API: https://host/api/v1.' });
const ownerAndName = z.string().regex(/^[\w.-]+(?:\/[\w.-]+)+$/u, 'Write owner/name.');
const person = z.strictObject({ name: z.string().min(1), email: z.string().min(1) });

const folder = z.string().refine((text) => checkSpelling(text) === undefined, 'Write a folder such as docs/content.');

const everywhere = {
  /** The branch that is published; that of the site's repository unless given. */
  branch: z.string().min(1).optional(),
  /** The folder of the site in the repository; that of the site's repository unless given. */
  rootDir: z.union([z.literal(''), folder]).optional(),
  /** The folder of the content files, below that of the site. */
  contentDir: folder.default('content'),
  /** The folder of public files, below that of the site. */
  publicDir: folder.default('public'),
};

/** Where the files of the site are. Tokens are read from the environment of the server. */
export const repositorySchema = z.discriminatedUnion('host', [
  z.strictObject({
    ...everywhere,
    host: z.literal('local'),
    /** A folder inside the git repository, seen from the folder that the server is started in. */
    folder: z.string().default('.'),
    /** A remote that commits are pushed to: its name or address. */
    remote: z.string().min(1).optional(),
  }),
  z.strictObject({
    ...everywhere,
    host: z.literal('github'),
    /** `owner/name`; that of the site's repository unless given. */
    repository: ownerAndName.optional(),
    /** The API of GitHub Enterprise Server: `https://host/api/v3`. */
    url: address.optional(),
  }),
  z.strictObject({
    ...everywhere,
    host: z.literal('gitlab'),
    /** `group/name`; that of the site's repository unless given. */
    repository: ownerAndName.optional(),
    /** The API of one's own GitLab: `https://host/api/v4`. */
    url: address.optional(),
  }),
  z.strictObject({
    ...everywhere,
    host: z.literal('gitea'),
    /** `owner/name`; that of the site's repository unless given. */
    repository: ownerAndName.optional(),
    /** The API of Gitea or Forgejo: `https://host/api/v1`. */
    url: address,
  }),
]);

export const commitSchema = z.strictObject({
  /** First line of commit messages, with `{summary}`, `{author}`, `{files}` (their number) and `{path}` put in. */
  message: z.string().min(1).optional(),
  /** Who commits; the author of the changes unless given. */
  committer: person.optional(),
  /** Signs commits. The file of the key, or its id, is read from `RECTO_STUDIO_SIGNING_KEY`. */
  signing: z.enum(['ssh', 'openpgp']).optional(),
});

export type RepositoryOptions = z.output<typeof repositorySchema>;
export type CommitOptions = z.output<typeof commitSchema>;
