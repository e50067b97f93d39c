import { failure } from '../repository-error.ts';

/** A key that signs commits. */
export interface SigningKey {
  /** Type of the key. */
  format: 'ssh' | 'openpgp';
  /** For `ssh`, the path of the private key; for `openpgp`, the id of a key in the keyring of the server's user. */
  key: string;
}

/** Returns git arguments that precede the command. */
export function signingSettings(signing: SigningKey | undefined): string[] {
  if (!signing) return [];
  return ['-c', `gpg.format=${signing.format}`, '-c', `user.signingKey=${signing.key}`];
}

/** Creates the error for a commit that could not be signed. */
export function signingFailure(): ReturnType<typeof failure> {
  return failure({
    code: 'permission',
    message: 'The commit could not be signed, so it was not created.',
    hint: 'Check that ssh-keygen or gpg is installed, and that the server may read the key without a passphrase.',
  });
}
