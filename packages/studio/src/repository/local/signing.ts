import { failure } from '../repository-error.ts';

/** A key that signs commits. */
export interface SigningKey {
  format: 'ssh' | 'openpgp';
  /** For `ssh`, the file of the private key; for `openpgp`, the id of a key in the keyring of the server's user. */
  key: string;
}

/** Parameters for git before the name of the command. */
export function signingSettings(signing: SigningKey | undefined): string[] {
  if (!signing) return [];
  return ['-c', `gpg.format=${signing.format}`, '-c', `user.signingKey=${signing.key}`];
}

export function signingFailure(): ReturnType<typeof failure> {
  return failure({
    code: 'permission',
    message: 'The commit could not be signed, so it was not made.',
    hint: 'Check that ssh-keygen or gpg is installed, and that the server may read the key without a passphrase.',
  });
}
