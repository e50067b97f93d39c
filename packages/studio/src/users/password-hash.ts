import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

/** Costs recommended by OWASP. Memory is in KiB. */
const ARGON2 = { memory: 19_456, passes: 2, parallelism: 1 };
const SCRYPT = { ln: 14, r: 8, p: 5 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

type Fields = Readonly<Record<string, number>>;

interface Algorithm {
  costs: Fields;
  /** Maximum costs of a hash in a file, so that it cannot block the server. */
  maxCosts: Fields;
  hash: (password: string, salt: Buffer, costs: Fields, bytes: number) => Promise<Buffer>;
}

const runScrypt = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  bytes: number,
  options: ScryptOptions,
) => Promise<Buffer>;

const ALGORITHMS: Readonly<Record<string, Algorithm>> = {
  argon2id: {
    costs: { m: ARGON2.memory, t: ARGON2.passes, p: ARGON2.parallelism },
    maxCosts: { m: 262_144, t: 16, p: 16 },
    hash: async (password, salt, { m = 0, t = 0, p = 0 }, bytes) =>
      await promisify(argon2)('argon2id', {
        message: password,
        nonce: salt,
        memory: m,
        passes: t,
        parallelism: p,
        tagLength: bytes,
      }),
  },
  scrypt: {
    costs: SCRYPT,
    maxCosts: { ln: 18, r: 16, p: 16 },
    hash: async (password, salt, { ln = 0, r = 0, p = 0 }, bytes) =>
      await runScrypt(password, salt, bytes, { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }),
  },
};

/** Hash algorithm for passwords. */
export type HashAlgorithm = 'argon2id' | 'scrypt';

/** Returns the preferred algorithm. Node supports Argon2 since 24.7, if its OpenSSL does. */
export function preferredAlgorithm(): HashAlgorithm {
  return typeof argon2 === 'function' ? 'argon2id' : 'scrypt';
}

/** Returns a hash with everything needed to verify it (PHC string format). */
export async function hashPassword(password: string, name: HashAlgorithm = preferredAlgorithm()): Promise<string> {
  const algorithm = ALGORITHMS[name] as Algorithm;
  const salt = randomBytes(SALT_BYTES);
  const hash = await algorithm.hash(normalised(password), salt, algorithm.costs, HASH_BYTES);
  const costs = Object.entries(algorithm.costs).map(([key, value]) => `${key}=${value}`);
  const version = name === 'argon2id' ? '$v=19' : '';
  return `$${name}${version}$${costs.join(',')}$${encode(salt)}$${encode(hash)}`;
}

/** Whether a password has this hash. */
export async function verifyPassword(password: string, text: string): Promise<boolean> {
  const parsed = parseHash(text);
  if (!parsed) return false;
  const { algorithm, costs, salt, hash } = parsed;
  const actual = await algorithm.hash(normalised(password), salt, costs, hash.length);
  return timingSafeEqual(actual, hash);
}

/** Whether a text is a hash that can be verified here. */
export function isPasswordHash(text: string): boolean {
  return parseHash(text) !== undefined;
}

const PHC =
  /^\$(?<name>argon2id|scrypt)(?:\$v=19)?\$(?<costs>[a-z]+=\d+(?:,[a-z]+=\d+)*)\$(?<salt>[\w+/-]+)\$(?<hash>[\w+/-]+)$/u;

interface ParsedHash {
  algorithm: Algorithm;
  costs: Fields;
  salt: Buffer;
  hash: Buffer;
}

function parseHash(text: string): ParsedHash | undefined {
  const { name = '', costs: costText = '', salt = '', hash = '' } = PHC.exec(text)?.groups ?? {};
  const algorithm = ALGORITHMS[name];
  if (!algorithm) return undefined;
  const costs: Fields = Object.fromEntries(
    costText.split(',').map((field): [string, number] => {
      const [key = '', value = ''] = field.split('=');
      return [key, Number(value)];
    }),
  );
  const isKnown = Object.entries(algorithm.maxCosts).every(([key, max]) => {
    const value = costs[key] ?? 0;
    return value >= 1 && value <= max;
  });
  const bytes = { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
  return isKnown && bytes.salt.length >= 8 && bytes.hash.length >= 16 ? { algorithm, costs, ...bytes } : undefined;
}

/** Normalises Unicode, because the same password typed on another keyboard may have other bytes. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
