import * as openid from 'openid-client';
import { z } from 'zod';
import type { Tokens } from './oauth-client.ts';
import type { ProviderUser } from './provider.ts';

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  /** Some issuers send it as a string. */
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  picture: z.string().optional(),
});

/** Options of `readOpenIdUser`. */
export interface OpenIdUserOptions {
  /** Claims that list groups. */
  groupsClaims: readonly string[];
  /** Whether an e-mail address counts as verified if the issuer does not state it. */
  trustsEmail: boolean;
}

/** Reads the person from an ID token and the user info endpoint. */
export async function readOpenIdUser(
  { accessToken, claims, config }: Tokens,
  { groupsClaims, trustsEmail }: OpenIdUserOptions,
): Promise<ProviderUser> {
  if (!claims) throw new Error('The issuer did not send an ID token.');
  const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
  const more = hasMore ? await openid.fetchUserInfo(config, accessToken, claims.sub) : {};
  const all: Record<string, unknown> = { ...more, ...claims };
  const parsed = claimsSchema.parse(all);
  const isVerified = parsed.email_verified ?? trustsEmail;
  const groups = groupsClaims
    .flatMap((name) => [claims[name], (more as Record<string, unknown>)[name]])
    .flatMap(listOf);
  return {
    subject: parsed.sub,
    email: isVerified ? parsed.email : undefined,
    name: parsed.name || parsed.preferred_username || parsed.email || parsed.sub,
    picture: parsed.picture,
    groups: [...new Set(groups)],
  };
}

function listOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}
