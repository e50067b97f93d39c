import type { SignInMessages } from '../messages/sign-in-messages.ts';

/** Messages of the sign-in page in German. */
export const messages: SignInMessages = {
  title: 'Anmelden',
  lead: 'Melde dich an, um {site} zu bearbeiten.',
  continueWith: 'Weiter mit {provider}',
  or: 'oder',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  submit: 'Anmelden',
  errors: {
    denied: 'Die Anmeldung wurde abgebrochen. Versuche es noch einmal, wenn das ein Versehen war.',
    expired: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Beginne von vorn.',
    failed:
      'Die Anmeldung ist fehlgeschlagen. Versuche es später noch einmal oder wende dich an die Administration dieser Website.',
    noEmail:
      'Dein Konto hat keine bestätigte E-Mail-Adresse. Bestätige sie bei deinem Anbieter und melde dich dann wieder an.',
    noRole: 'Mit deinem Konto kannst du diese Website nicht bearbeiten. Bitte die Administration um Zugang.',
    tooManyAttempts: 'Zu viele Versuche. Versuche es in {seconds} s noch einmal.',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  },
};
