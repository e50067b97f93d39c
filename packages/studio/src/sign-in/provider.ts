import type { RepositoryPermission } from '../roles/rules.ts';
import type { Flow } from './flows.ts';

/** A person, as a provider describes them. */
export interface ProviderUser {
  /** What the provider calls them, for ever. */
  subject: string;
  /** Only where the provider has verified it. */
  email: string | undefined;
  name: string;
  picture?: string | undefined;
  groups: readonly string[];
  permission?: RepositoryPermission | undefined;
}

/** Where people sign in elsewhere, and come back. */
export interface RedirectProvider {
  name: string;
  label: string;
  /** The address to sign in at. */
  begin: (flow: Flow, callback: string) => Promise<URL>;
  /** The person who came back. Throws `SignInError`, or what went wrong. */
  finish: (flow: Flow, answered: URL) => Promise<ProviderUser>;
}

/** The application that the provider knows, from the environment. */
export interface Credentials {
  id: string;
  /** Public applications have none. */
  secret: string | undefined;
}

/** What rules of the site want to know beside the e-mail address. More is not asked for. */
export interface WantedFacts {
  groups: boolean;
  /** The repository of the site, if its permissions matter: `owner/name`. */
  repository: string | undefined;
}
