import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a text from a request with a secret in constant time. */
export function isSameSecret(candidate: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(candidate), digest(secret));
}
