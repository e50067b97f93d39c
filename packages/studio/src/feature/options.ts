import { z } from 'zod';
import { commitSchema, repositorySchema } from '../repository/repository-options.ts';
import { roleRuleSchema } from '../roles/rules.ts';
import { providerSchema } from '../sign-in/provider-schema.ts';

export const studioOptionsSchema = z.strictObject({
  /** How people sign in. Credentials of providers are read from the environment of the server. */
  providers: z
    .array(providerSchema)
    .default([])
    .refine(
      (providers) => new Set(providers.map(({ name }) => name)).size === providers.length,
      'Two providers have the same name. Give one of them another "name".',
    ),
  /** Who may do what. A person without a role cannot sign in. */
  roles: z.array(roleRuleSchema).default([]),
  /**
   * Where the files of the site are. The git repository that the server is started in, unless given; where there is
   * none, people can sign in, and nothing can be edited.
   */
  repository: repositorySchema.optional(),
  /** How commits are made. */
  commit: commitSchema.prefault({}),
  /**
   * How often the repository is asked for commits that did not come from the studio, in seconds; 0 for never. A webhook
   * of the git host tells of them at once.
   */
  pollSeconds: z.number().nonnegative().default(60),
  /** How long people stay signed in, in hours. */
  session: z
    .strictObject({
      /** A session ends after this time without a request. */
      idleHours: z.number().positive().default(12),
      /** A session ends after this time in any case. */
      absoluteHours: z.number().positive().default(168),
    })
    .prefault({}),
  /** The site has more than one server. They have to share a PostgreSQL database. */
  severalServers: z.boolean().default(false),
  /** The page with all providers, for sites with more than one. */
  signInPage: z
    .string()
    .regex(/^\/[\w-]+(?:\/[\w-]+)*$/u, 'Write a path such as /studio-sign-in.')
    .refine((path) => !/^\/(?:_|(?:api|raw|builds|mcp)(?:\/|$))/iu.test(path), 'Pages cannot have this path.')
    .default('/studio-sign-in'),
});

/** What a site writes. */
export type StudioConfig = z.input<typeof studioOptionsSchema>;
/** Every default filled in. */
export type StudioOptions = z.output<typeof studioOptionsSchema>;
