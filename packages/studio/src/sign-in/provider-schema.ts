import { z } from 'zod';
import { isTrustedOrigin } from '../session/origin.ts';

/** The server exchanges e-mail addresses and secrets with providers, so the connection must be encrypted. */
const address = z
  .url()
  .refine((url) => isTrustedOrigin(url), 'Use a URL that begins with https://.')
  .transform((url) => url.replace(/\/+$/u, ''));

/** Part of URLs and of the names of environment variables. */
const name = z
  .string()
  .regex(/^[a-z][a-z\d-]*$/u, 'Write a name of lower-case letters, digits and hyphens.')
  .refine((text) => !['session', 'sessions'].includes(text), 'This name is reserved by the studio.');

/** Scopes to request in addition to the required ones. */
const scopes = z.array(z.string().regex(/^[\w:./-]+$/u)).default([]);

const github = z.strictObject({
  type: z.literal('github'),
  name: name.default('github'),
  label: z.string().default('GitHub'),
  /** URL of GitHub Enterprise Server. */
  url: address.default('https://github.com'),
  /** Additional scopes; `repo` lets rules see the permission in a private repository. */
  scopes,
});

const gitlab = z.strictObject({
  type: z.literal('gitlab'),
  name: name.default('gitlab'),
  label: z.string().default('GitLab'),
  /** URL of a self-managed GitLab. */
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
  /** Part of the URL: `/__recto_studio/auth/acme`. */
  name,
  /** Name of the provider on its button. */
  label: z.string().min(1),
  /** URL of the issuer; everything else is read from its `/.well-known/openid-configuration`. */
  issuer: address,
  scopes,
  /** The claim that lists the groups of a person. */
  groupsClaim: z.string().default('groups'),
  /**
   * Treats e-mail addresses as verified if the issuer does not state it. Set it only for an issuer that verifies all.
   */
  trustsEmail: z.boolean().default(false),
});

const password = z.strictObject({
  type: z.literal('password'),
  name: name.default('password'),
});

const full = z.discriminatedUnion('type', [github, gitlab, google, oidc, password]);

/** A sign-in provider: its name, or its name with options. */
export const providerSchema = z
  .union([z.enum(['github', 'gitlab', 'google', 'password']), full])
  .transform((provider) => (typeof provider === 'string' ? full.parse({ type: provider }) : provider));

/** A provider as written in the configuration. */
export type ProviderConfig = z.input<typeof providerSchema>;
/** A provider with all defaults. */
export type ProviderSettings = z.output<typeof providerSchema>;
/** Settings of one type of provider. */
export type SettingsOf<Type extends ProviderSettings['type']> = Extract<ProviderSettings, { type: Type }>;
