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
    denied: 'Sign-in was cancelled. Try again if that was a mistake.',
    expired: 'This sign-in has expired or was already used. Start again.',
    failed: 'Sign-in failed. Try again later, or contact the administrator of this site.',
    noEmail: 'Your account has no verified email address. Verify it with your provider, then sign in again.',
    noRole: 'Your account cannot edit this site. Ask its administrator for access.',
    tooManyAttempts: 'Too many attempts. Try again in {seconds} s.',
    wrong: 'Incorrect email address or password.',
  },
};
