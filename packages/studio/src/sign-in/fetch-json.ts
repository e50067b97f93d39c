/** Longest to wait for an answer of a provider, in milliseconds. */
export const PROVIDER_TIMEOUT = 10_000;

/** Asks the API of a provider in the name of the person. `undefined` where it says that there is nothing, or no right to it. */
export async function fetchJson(
  address: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'user-agent': 'recto-studio', ...headers },
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT),
    // The token is for this host only.
    redirect: 'error',
  });
  if (response.status === 403 || response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${new URL(address).pathname} of the provider answered ${response.status}.`);
  return await response.json();
}
