import type { SignInMessages } from '../messages/sign-in-messages.ts';

/** Messages of the sign-in page in Spanish. */
export const messages: SignInMessages = {
  title: 'Iniciar sesión',
  lead: 'Inicia sesión para editar {site}.',
  continueWith: 'Continuar con {provider}',
  or: 'o',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  errors: {
    denied: 'No has permitido el inicio de sesión. Vuelve a intentarlo si ha sido un error.',
    expired: 'Este inicio de sesión ha caducado o ya se ha usado. Empieza de nuevo.',
    failed: 'No se ha podido iniciar sesión. Inténtalo más tarde o avisa al administrador de este sitio.',
    noEmail: 'Tu cuenta no tiene un correo electrónico verificado. Verifícalo y vuelve a iniciar sesión.',
    noRole: 'Tu cuenta no puede editar este sitio. Pide acceso a su administrador.',
    tooManyAttempts: 'Demasiados intentos. Vuelve a intentarlo en {seconds} s.',
    wrong: 'El correo electrónico o la contraseña no son correctos.',
  },
};
