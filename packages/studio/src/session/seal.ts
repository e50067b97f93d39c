import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { studioError } from '../studio-error.ts';

/**
 * Encrypts values that browsers store for the server. AES-256-GCM with a key for each value: HKDF-SHA256 derives key
 * and nonce from a secret and a random salt, so no nonce is ever used twice with the same key. The purpose is part of
 * the key, so a value sealed for a sign-in cannot be used as a session.
 */
export interface Sealer {
  /** Encrypts a value. */
  seal: (purpose: string, value: unknown) => string;
  /** Decrypts a value; returns `undefined` if it was not sealed with one of the secrets for this purpose. */
  open: (purpose: string, text: string) => unknown;
}

const VERSION = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/** Maximum length of a text that is opened, in characters; longer than any cookie. */
const MAX_LENGTH = 8192;

const MIN_SECRET_LENGTH = 32;

/**
 * Seals with the first secret and opens with all of them. To rotate, add a new secret before the old one, and remove
 * the old one when its sessions have ended.
 */
export function createSealer(secrets: readonly string[]): Sealer {
  const [first] = secrets;
  if (first === undefined) {
    throw studioError(
      'studio/no-secret',
      'RECTO_STUDIO_SECRETS is not set, so sessions cannot be sealed.',
      SECRET_HINT,
    );
  }
  const short = secrets.findIndex((secret) => secret.length < MIN_SECRET_LENGTH);
  if (short !== -1) {
    throw studioError(
      'studio/short-secret',
      `Secret ${short + 1} of RECTO_STUDIO_SECRETS is shorter than ${MIN_SECRET_LENGTH} characters.`,
      SECRET_HINT,
    );
  }
  return {
    seal(purpose, value) {
      const salt = randomBytes(SALT_BYTES);
      const { key, nonce } = deriveKey(first, salt, purpose);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), salt, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(purpose, text) {
      if (text.length > MAX_LENGTH || !/^[\w-]+$/u.test(text)) return undefined;
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= 1 + SALT_BYTES + TAG_BYTES || bytes[0] !== VERSION) return undefined;
      for (const secret of secrets) {
        const opened = decrypt(secret, bytes.subarray(1), purpose);
        if (opened !== undefined) return JSON.parse(opened) as unknown;
      }
      return undefined;
    },
  };
}

const SECRET_HINT =
  'Set RECTO_STUDIO_SECRETS to the output of "openssl rand -base64 32", the same on all servers. Separate several secrets by spaces.';

function decrypt(secret: string, bytes: Buffer, purpose: string): string | undefined {
  const salt = bytes.subarray(0, SALT_BYTES);
  const { key, nonce } = deriveKey(secret, salt, purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(SALT_BYTES, SALT_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(SALT_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // Sealed with another secret, or changed.
    return undefined;
  }
}

function deriveKey(secret: string, salt: Buffer, purpose: string): { key: Buffer; nonce: Buffer } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, salt, `recto-studio ${purpose}`, KEY_BYTES + NONCE_BYTES));
  return { key: bytes.subarray(0, KEY_BYTES), nonce: bytes.subarray(KEY_BYTES) };
}
