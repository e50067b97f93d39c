import { z } from 'zod';
import { isTrustedOrigin } from '../session/origin.ts';

/** Providers reach the server with a person's e-mail address and a secret: never in plain text. */
const address = z
  .url()
  .refine((url) => isTrustedOrigin(url), 'Write an address that begins with https://.')
  .transform((url) => url.replace(/\/+$/u, ''));

/** Becomes part of addresses and of the names of environment variables. */
const name = z
  .string()
  .regex(/^[a-z][a-z\d-]*$/u, 'Write a name of lower-case letters, digits and hyphens.')
  .refine((given) => !['session', 'sessions'].includes(given), 'This name is taken by an address of the studio.');

/** Scopes that are asked for beside those that are always needed. */
const scopes = z.array(z.string().regex(/^[\w:./-]+$/u)).default([]);

const github = z.strictObject({
  type: z.literal('github'),
  name: name.default('github'),
  label: z.string().default('GitHub'),
  /** Address of GitHub Enterprise Server. */
  url: address.default('https://github.com'),
  /** `repo` lets rules see the permission in a private repository. */
  scopes,
});

const gitlab = z.strictObject({
  type: z.literal('gitlab'),
  name: name.default('gitlab'),
  label: z.string().default('GitLab'),
  /** Address of your own GitLab. */
  url: address.default('https://gitlab.com'),
  scopes,
});

const google = z.strictObject({
  type: z.literal('google'),
  name: name.default('google'),
  label: z.string().default('Google'),
  url: address.default('https://accounts.google.com'),
  scopes,
});

const oidc = z.strictObject({
  type: z.literal('oidc'),
  /** Part of the address: `/__recto_studio/auth/acme`. */
  name,
  /** What the button says. */
  label: z.string().min(1),
  /** The issuer, whose `/.well-known/openid-configuration` says all else. */
  issuer: address,
  scopes,
  /** The claim that lists the groups of a person. */
  groupsClaim: z.string().default('groups'),
  /** Takes e-mail addresses as verified where the issuer does not say. Set it only for an issuer that verifies all. */
  trustsEmail: z.boolean().default(false),
});

const password = z.strictObject({
  type: z.literal('password'),
  name: name.default('password'),
});

const full = z.discriminatedUnion('type', [github, gitlab, google, oidc, password]);

export const providerSchema = z
  .union([z.enum(['github', 'gitlab', 'google', 'password']), full])
  .transform((given) => (typeof given === 'string' ? full.parse({ type: given }) : given));

export type ProviderConfig = z.input<typeof providerSchema>;
/** A provider with all its defaults. */
export type ProviderSettings = z.output<typeof providerSchema>;
export type SettingsOf<Type extends ProviderSettings['type']> = Extract<ProviderSettings, { type: Type }>;
