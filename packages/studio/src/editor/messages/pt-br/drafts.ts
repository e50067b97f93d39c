import type { EditorMessages } from '../messages.tsx';

export const draftsMessages: EditorMessages['drafts'] = {
  savedOnServer: 'Salvo',
  savedHereOnly: 'Salvo somente neste navegador',
  conflict: {
    differs: 'Outro dispositivo tem um rascunho diferente de {name}',
    gone: 'O rascunho de {name} foi publicado ou descartado em outro lugar',
    decide: 'Decidir',
    differsText:
      'Os dois textos são mantidos até você decidir. A diferença mostra o que o outro rascunho mudaria aqui.',
    goneText: 'Seu texto ainda está neste navegador. Mantenha-o como rascunho ou descarte-o aqui também.',
    keepOwn: 'Manter o rascunho deste navegador',
    takeOther: 'Usar o outro rascunho',
    discardOwn: 'Descartar aqui',
  },
  upstream: {
    changed: 'Uma versão mais recente deste arquivo foi publicada.',
    deleted: 'Outra pessoa excluiu este arquivo.',
    merge: 'Combinar alterações',
    merged: 'As alterações publicadas agora fazem parte do seu texto. Você pode desfazer isso.',
    conflictText: 'Escolha uma versão para cada conflito. Seu texto não muda até você continuar.',
  },
  problems: {
    changed: { message: 'Este rascunho foi alterado em outra janela.', hint: 'Escolha qual texto manter.' },
    none: { message: 'O servidor não tem rascunho deste arquivo.', hint: 'Seu texto continua neste navegador.' },
    size: {
      message: 'O rascunho é longo demais para o servidor, que guarda no máximo {size} MB.',
      hint: 'Publique as alterações prontas, ou envie as imagens em vez de incorporá-las ao texto.',
    },
    count: {
      message: 'O servidor guarda no máximo {count} dos seus rascunhos.',
      hint: 'Publique ou descarte alguns deles.',
    },
  },
  share: {
    title: 'Link de prévia',
    text: 'Quem tiver este link vê a página com este rascunho, sem entrar, até {time}. A página acompanha o que você escreve.',
    limits:
      'A prévia não mostra seus rascunhos de outras páginas. O link deixa de funcionar quando você publica ou descarta o rascunho.',
    label: 'Endereço da prévia',
    copy: 'Copiar link',
    copied: 'O link foi copiado.',
    stop: 'Parar de compartilhar',
    stopped: 'Os links para este rascunho não funcionam mais.',
    close: 'Fechar',
    noPage: 'Este arquivo não é uma página, então não há prévia.',
    notSent: 'O servidor ainda não tem este rascunho. Verifique a conexão e tente de novo.',
  },
};
