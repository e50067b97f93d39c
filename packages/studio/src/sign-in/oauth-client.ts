import { once } from '@recto/content';
import * as openid from 'openid-client';
import type { Configuration, IDToken, TokenEndpointResponse } from 'openid-client';
import { isLoopbackHost } from '../session/origin.ts';
import { PROVIDER_TIMEOUT_MS } from './fetch-json.ts';
import type { Flow } from './flows.ts';
import type { Credentials, ProviderUser, RedirectProvider } from './provider.ts';
import { SignInError } from './sign-in-error.ts';

/** Validated tokens of a provider. */
export interface Tokens {
  /** Token for the API of the provider. */
  accessToken: string;
  /** Claims of the ID token; only with OpenID Connect. */
  claims: IDToken | undefined;
  /** Configuration of the provider. */
  config: Configuration;
}

/** Options of `createOAuthClient`. */
export interface OAuthClientOptions {
  /** Name of the provider in URLs. */
  name: string;
  /** Name of the provider in texts. */
  label: string;
  /** Returns the configuration of the provider. Called again if it has failed. */
  configure: () => Promise<Configuration>;
  /** Scopes to request. */
  scopes: readonly string[];
  /** Whether the provider uses OpenID Connect, with an ID token and a nonce. */
  hasIdToken: boolean;
  /** Reads the person from the tokens. */
  readUser: (tokens: Tokens) => Promise<ProviderUser>;
}

/** Signs in by OAuth 2 with state, PKCE and, for OpenID Connect, a nonce. */
export function createOAuthClient(options: OAuthClientOptions): RedirectProvider {
  const { name, label, scopes, hasIdToken, readUser } = options;
  const configure = once(options.configure);

  const exchange = async (flow: Flow, answered: URL): Promise<Tokens> => {
    const config = await configure();
    const tokens = await openid.authorizationCodeGrant(config, answered, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      ...(hasIdToken && { expectedNonce: flow.nonce, idTokenExpected: true }),
    });
    return { accessToken: tokens.access_token, claims: claimsOf(tokens), config };
  };

  return {
    name,
    label,
    async begin({ state, nonce, verifier }, callback) {
      return openid.buildAuthorizationUrl(await configure(), {
        redirect_uri: callback,
        scope: scopes.join(' '),
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(hasIdToken && { nonce }),
      });
    },
    async finish(flow, answered) {
      try {
        return await readUser(await exchange(flow, answered));
      } catch (error) {
        if (error instanceof SignInError) throw error;
        const isDenied = error instanceof openid.AuthorizationResponseError && error.error === 'access_denied';
        throw new SignInError(isDenied ? 'denied' : 'failed', { cause: error });
      }
    },
  };
}

function claimsOf(tokens: TokenEndpointResponse & { claims: () => IDToken | undefined }): IDToken | undefined {
  return tokens.id_token === undefined ? undefined : tokens.claims();
}

/** Reads the endpoints and keys of an issuer by discovery. */
export async function discover(issuer: string, { id, secret }: Credentials): Promise<Configuration> {
  const url = new URL(issuer);
  const execute = [openid.enableNonRepudiationChecks, ...(isLocal(url) ? [openid.allowInsecureRequests] : [])];
  const config = await openid.discovery(url, id, undefined, clientAuth(secret, undefined), {
    execute,
    timeout: PROVIDER_TIMEOUT_MS / 1000,
  });
  const methods = config.serverMetadata().token_endpoint_auth_methods_supported;
  if (secret === undefined || !methods || methods.includes('client_secret_post')) return config;
  const again = new openid.Configuration(config.serverMetadata(), id, undefined, clientAuth(secret, methods));
  for (const prepare of execute) prepare(again);
  again.timeout = PROVIDER_TIMEOUT_MS / 1000;
  return again;
}

/** Creates the configuration of a provider without discovery. */
export function configureBy(metadata: openid.ServerMetadata, { id, secret }: Credentials): Configuration {
  const config = new openid.Configuration(metadata, id, undefined, clientAuth(secret, undefined));
  config.timeout = PROVIDER_TIMEOUT_MS / 1000;
  if (isLocal(new URL(metadata.issuer))) openid.allowInsecureRequests(config);
  return config;
}

function clientAuth(secret: string | undefined, methods: readonly string[] | undefined): openid.ClientAuth {
  if (secret === undefined) return openid.None();
  const isBasic = methods !== undefined && !methods.includes('client_secret_post');
  return isBasic ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret);
}

/** Plain HTTP is allowed only on the local machine; the schema of providers rejects it elsewhere. */
function isLocal({ protocol, host }: URL): boolean {
  return protocol === 'http:' && isLoopbackHost(host);
}
