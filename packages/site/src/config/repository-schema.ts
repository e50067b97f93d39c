import { z } from 'zod';

const name = z.string().min(1);

export const repositorySchema = z.strictObject({
  /** The account it belongs to. */
  owner: name,
  /** Its name. */
  name,
  /** The branch that people read and edit. */
  branch: name.default('main'),
  /** Folder of the site in it. */
  rootDir: z.string().default(''),
  /** Address of the server that it is on: `https://gitlab.com`, `https://codeberg.org`, or your own. */
  host: z.url({ protocol: /^https?$/u }).default('https://github.com'),
  /** Software of a server of your own: it decides how addresses are made. Known for GitHub, GitLab, Codeberg and Bitbucket. */
  software: z.enum(['github', 'gitlab', 'gitea', 'bitbucket']).optional(),
  /** Address at which a page is edited, with `{path}` for its file in the repository and `{branch}`. `false` for no link. */
  editUrl: z
    .union([
      z.literal(false),
      name.regex(/^https?:\/\/.*\{path\}/u, {
        error: 'Write an address with {path} in it: https://edit.example/{path}.',
      }),
    ])
    .optional(),
});
