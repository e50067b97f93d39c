import type { SignInMessages } from '../messages/sign-in-messages.ts';

/** Messages of the sign-in page in French. */
export const messages: SignInMessages = {
  title: 'Se connecter',
  lead: 'Connectez-vous pour modifier {site}.',
  continueWith: 'Continuer avec {provider}',
  or: 'ou',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  errors: {
    denied: 'La connexion a été annulée. Réessayez si c’était une erreur.',
    expired: 'Cette connexion a expiré ou a déjà été utilisée. Recommencez.',
    failed: 'La connexion a échoué. Réessayez plus tard ou contactez l’administrateur de ce site.',
    noEmail:
      'Votre compte n’a pas d’adresse e-mail vérifiée. Vérifiez-la auprès de votre fournisseur, puis reconnectez-vous.',
    noRole: 'Votre compte ne peut pas modifier ce site. Demandez l’accès à son administrateur.',
    tooManyAttempts: 'Trop de tentatives. Réessayez dans {seconds} s.',
    wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  },
};
