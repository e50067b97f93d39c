import { z } from 'zod';
import { commitSettingsSchema, repositorySchema } from '../repository/repository-options.ts';
import { roleRuleSchema } from '../roles/rules.ts';
import { providerSchema } from '../sign-in/provider-schema.ts';

/** Options of `studio()`. */
export const studioOptionsSchema = z.strictObject({
  /** How people sign in. Credentials of providers are read from the environment of the server. */
  providers: z
    .array(providerSchema)
    .default([])
    .refine(
      (providers) => new Set(providers.map(({ name }) => name)).size === providers.length,
      'Two providers have the same name. Give one of them another "name".',
    ),
  /** Roles of people. A person without a role cannot sign in. */
  roles: z.array(roleRuleSchema).default([]),
  /**
   * Where the files of the site are stored; by default the git repository in which the server runs. Without a
   * repository, people can sign in, but nothing can be edited.
   */
  repository: repositorySchema.optional(),
  /** How commits are created. */
  commit: commitSettingsSchema.prefault({}),
  /**
   * How often the repository is checked for commits made outside the studio, in seconds; 0 to disable. A webhook of the
   * git host reports them immediately.
   */
  pollSeconds: z.number().nonnegative().default(60),
  /** How long people stay signed in. */
  session: z
    .strictObject({
      /** Hours without a request after which a session ends. */
      idleHours: z.number().positive().default(12),
      /** Hours after which a session ends in any case. */
      absoluteHours: z.number().positive().default(168),
    })
    .prefault({}),
  /** Whether the site has more than one server. They must share a PostgreSQL database. */
  severalServers: z.boolean().default(false),
  /** Path of the page with all providers, for sites with more than one. */
  signInPage: z
    .string()
    .regex(/^\/[\w-]+(?:\/[\w-]+)*$/u, 'Write a path such as /studio-sign-in.')
    .refine((path) => !/^\/(?:_|(?:api|raw|builds|mcp)(?:\/|$))/iu.test(path), 'This path is reserved.')
    .default('/studio-sign-in'),
});

/** Options as written in the configuration. */
export type StudioConfig = z.input<typeof studioOptionsSchema>;
/** Options with all defaults. */
export type StudioOptions = z.output<typeof studioOptionsSchema>;
