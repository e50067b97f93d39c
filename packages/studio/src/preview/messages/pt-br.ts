import type { PreviewMessages } from '../messages/preview-messages.ts';

/** Messages of previews in Brazilian Portuguese. */
export const messages: PreviewMessages = {
  label: 'Prévia de um rascunho',
  until: 'Estas alterações não estão publicadas. O link funciona até {time}.',
  home: 'Ir para {site}',
  refusals: {
    ended: {
      title: 'Este link de prévia não funciona',
      text: 'O link está incompleto ou o rascunho não é mais compartilhado. Peça um novo à pessoa que o enviou.',
    },
    expired: { title: 'Este link de prévia expirou', text: 'Peça um novo à pessoa que o enviou.' },
    errors: {
      title: 'Este rascunho não pode ser mostrado',
      text: 'O texto tem erros que precisam ser corrigidos antes. Avise a pessoa que enviou o link.',
    },
    noPage: {
      title: 'Este rascunho não pode ser mostrado',
      text: 'Não há página no endereço dele. Avise a pessoa que enviou o link.',
    },
    failed: {
      title: 'Este rascunho não pode ser mostrado',
      text: 'O servidor não conseguiu criar a página. Tente de novo em instantes.',
    },
  },
};
