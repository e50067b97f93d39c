import type { RoleRule } from '../roles/rules.ts';
import { createGitHub } from './github.ts';
import { createGitLab, createGoogle, createOidc } from './openid-providers.ts';
import type { Credentials, RedirectProvider, RequestedDetails } from './provider.ts';
import { providerSchema } from './provider-schema.ts';
import type { ProviderSettings } from './provider-schema.ts';

type RedirectSettings = Exclude<ProviderSettings, { type: 'password' }>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Options of `createProviders`. */
export interface CreateProvidersOptions {
  /** Providers in the configuration. */
  providers: readonly ProviderSettings[];
  /** Rules that assign roles. */
  rules: readonly RoleRule[];
  /** `owner/name` of the repository of the site. */
  repository: string | undefined;
  /** Environment variables. */
  env: Environment;
  /** Whether there are users with a password. */
  hasAccounts: boolean;
  /** Called with the reason for each provider that is left out. */
  warn: (text: string) => void;
}

/** Providers that people can use. */
export interface AvailableProviders {
  /** Providers that people are redirected to. */
  redirecting: readonly RedirectProvider[];
  /** Set if people can sign in with a password. */
  password: { name: string } | undefined;
}

/**
 * Creates the configured providers. A provider is left out if its client id is not in the environment; sign-in with a
 * password is left out if there are no users.
 */
export function createProviders({
  providers,
  rules,
  repository,
  env,
  hasAccounts,
  warn,
}: CreateProvidersOptions): AvailableProviders {
  const requested: RequestedDetails = {
    groups: rules.some(({ group }) => group !== undefined),
    repository: rules.some((rule) => rule.repository !== undefined) ? repository : undefined,
  };
  const redirecting: RedirectProvider[] = [];
  let password: AvailableProviders['password'];
  for (const provider of providers) {
    if (provider.type === 'password') {
      if (hasAccounts) password = { name: provider.name };
      else warn('Sign-in with a password is off: there are no users. Add one with "recto user add".');
      continue;
    }
    const names = variableNames(provider.name);
    const settings = withUrl(provider, env[names.url]);
    const credentials: Credentials = { id: env[names.id] ?? '', secret: env[names.secret] || undefined };
    if (credentials.id === '') {
      warn(`Sign-in with ${settings.label} is off: ${names.id} is not set.`);
      continue;
    }
    redirecting.push(createProvider(settings, credentials, requested));
  }
  return { redirecting, password };
}

/** Names of the environment variables of a provider: its credentials, and a URL that overrides the configuration. */
function variableNames(name: string): { id: string; secret: string; url: string } {
  const prefix = `RECTO_STUDIO_${name.toUpperCase().replaceAll('-', '_')}`;
  return { id: `${prefix}_ID`, secret: `${prefix}_SECRET`, url: `${prefix}_URL` };
}

/** Overrides the URL of a provider, for example for a test installation. */
function withUrl(settings: RedirectSettings, url: string | undefined): RedirectSettings {
  if (!url) return settings;
  return providerSchema.parse(
    settings.type === 'oidc' ? { ...settings, issuer: url } : { ...settings, url },
  ) as RedirectSettings;
}

function createProvider(
  settings: RedirectSettings,
  credentials: Credentials,
  requested: RequestedDetails,
): RedirectProvider {
  switch (settings.type) {
    case 'github':
      return createGitHub(settings, credentials, requested);
    case 'gitlab':
      return createGitLab(settings, credentials, requested);
    case 'google':
      return createGoogle(settings, credentials);
    default:
      return createOidc(settings, credentials);
  }
}
