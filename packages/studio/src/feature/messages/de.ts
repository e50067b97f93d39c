import type { SignInMessages } from '../messages/sign-in-messages.ts';

/** Messages of the sign-in page in German. */
export const messages: SignInMessages = {
  title: 'Anmelden',
  lead: 'Melden Sie sich an, um {site} zu bearbeiten.',
  continueWith: 'Weiter mit {provider}',
  or: 'oder',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  submit: 'Anmelden',
  errors: {
    denied: 'Sie haben die Anmeldung nicht erlaubt. Versuchen Sie es noch einmal, wenn das ein Versehen war.',
    expired: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Beginnen Sie von vorn.',
    failed:
      'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es später noch einmal, oder wenden Sie sich an die Administration dieser Website.',
    noEmail:
      'Ihr Konto hat keine bestätigte E-Mail-Adresse. Bestätigen Sie sie dort und melden Sie sich dann wieder an.',
    noRole: 'Ihr Konto darf diese Website nicht bearbeiten. Bitten Sie die Administration um Zugang.',
    slow: 'Zu viele Versuche. Versuchen Sie es in {seconds} s noch einmal.',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  },
};
