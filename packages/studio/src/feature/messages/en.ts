import type { SignInMessages } from '../messages/sign-in-messages.ts';

/** Messages of the sign-in page in English. */
export const messages: SignInMessages = {
  title: 'Sign in',
  lead: 'Sign in to edit {site}.',
  continueWith: 'Continue with {provider}',
  or: 'or',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  errors: {
    denied: 'You did not allow the sign-in. Try again if that was a mistake.',
    expired: 'This sign-in has expired, or was already used. Begin again.',
    failed: 'The sign-in did not work. Try again later, or tell the administrator of this site.',
    noEmail: 'Your account has no verified email address. Verify it there, then sign in again.',
    noRole: 'Your account may not edit this site. Ask its administrator for access.',
    slow: 'Too many attempts. Try again in {seconds} s.',
    wrong: 'The email address or the password is wrong.',
  },
};
