/** Maximum time to wait for a response of a provider, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 10_000;

/**
 * Requests the API of a provider on behalf of the person. Returns `undefined` if it does not exist or is not allowed.
 */
export async function fetchJson(
  address: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'user-agent': 'recto-studio', ...headers },
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    // The token is only for this host.
    redirect: 'error',
  });
  if (response.status === 403 || response.status === 404) return undefined;
  if (!response.ok)
    throw new Error(`${new URL(address).pathname} of the provider responded with status ${response.status}.`);
  return await response.json();
}
