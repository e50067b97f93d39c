import type { RepositoryPermission } from '../roles/rules.ts';
import type { Flow } from './flows.ts';

/** A person as described by a provider. */
export interface ProviderUser {
  /** Permanent id of the person at the provider. */
  subject: string;
  /** E-mail address, only if the provider has verified it. */
  email: string | undefined;
  /** Name of the person. */
  name: string;
  /** URL of a picture. */
  picture?: string | undefined;
  /** Groups of the person. */
  groups: readonly string[];
  /** Permission in the repository of the site. */
  permission?: RepositoryPermission | undefined;
}

/** A provider that people are redirected to for signing in. */
export interface RedirectProvider {
  /** Name of the provider in URLs. */
  name: string;
  /** Name of the provider in texts. */
  label: string;
  /** Returns the URL to sign in at. */
  begin: (flow: Flow, callback: string) => Promise<URL>;
  /** Returns the person who came back. Throws `SignInError` or another error. */
  finish: (flow: Flow, answered: URL) => Promise<ProviderUser>;
}

/** The application registered at the provider, from the environment. */
export interface Credentials {
  /** Id of the application. */
  id: string;
  /** Secret of the application; public applications have none. */
  secret: string | undefined;
}

/** Data that the rules of the site need in addition to the e-mail address. Nothing else is requested. */
export interface RequestedDetails {
  /** Whether groups are needed. */
  groups: boolean;
  /** `owner/name` of the site's repository if its permissions are needed. */
  repository: string | undefined;
}
