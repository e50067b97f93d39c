import type { SignInMessages } from '../messages/sign-in-messages.ts';

/** Messages of the sign-in page in Brazilian Portuguese. */
export const messages: SignInMessages = {
  title: 'Entrar',
  lead: 'Entre para editar {site}.',
  continueWith: 'Continuar com {provider}',
  or: 'ou',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Entrar',
  errors: {
    denied: 'Você não permitiu o acesso. Tente de novo se foi um engano.',
    expired: 'Este acesso expirou ou já foi usado. Comece de novo.',
    failed: 'Não foi possível entrar. Tente mais tarde ou avise o administrador deste site.',
    noEmail: 'Sua conta não tem um e-mail verificado. Verifique-o e entre de novo.',
    noRole: 'Sua conta não pode editar este site. Peça acesso ao administrador.',
    tooManyAttempts: 'Tentativas demais. Tente de novo em {seconds} s.',
    wrong: 'O e-mail ou a senha está incorreto.',
  },
};
