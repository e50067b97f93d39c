import type { EditorMessages } from '../messages.tsx';

export const demoMessages: EditorMessages['demo'] = {
  title: 'Demonstração',
  text: 'O que você escreve fica neste navegador.',
  docs: 'Use no seu site',
  discard: 'Descartar',
  offline: 'Sem conexão. Tente de novo mais tarde.',
  missing: 'Este arquivo não pode ser lido na demonstração.',
  nothingSent: 'Nesta demonstração, nada é enviado.',
  refused: {
    publish: 'No seu próprio site, isto cria um commit com o seu nome. Quem não pode publicar envia um pull request.',
    media: 'No seu próprio site, aqui fica a biblioteca de imagens e arquivos, com envio de novos.',
    history: 'No seu próprio site, aqui ficam os commits do arquivo, e você pode recuperar qualquer um deles.',
    place: 'No seu próprio site, é aqui que se criam e renomeiam arquivos.',
    references: 'No seu próprio site, aqui aparecem as páginas com links para esta.',
  },
  other: 'No seu próprio site, o servidor cuida disso.',
};
