import type { EditorMessages } from '../messages.tsx';

export const demoMessages: EditorMessages['demo'] = {
  title: 'Demo',
  text: 'Lo que escribes se queda en este navegador.',
  docs: 'Úsalo en tu sitio',
  discard: 'Descartar',
  offline: 'Sin conexión. Inténtalo más tarde.',
  missing: 'Este archivo no se puede leer en la demo.',
  nothingSent: 'En esta demo no se envía nada.',
  refused: {
    publish: 'En tu propio sitio, esto crea un commit con tu nombre. Quien no puede publicar envía un pull request.',
    media: 'En tu propio sitio, aquí está la biblioteca de imágenes y archivos, donde también se suben nuevos.',
    history: 'En tu propio sitio, aquí están los commits del archivo, y puedes recuperar cualquiera de ellos.',
    place: 'En tu propio sitio, aquí se crean y se renombran archivos.',
    references: 'En tu propio sitio, aquí aparecen las páginas que enlazan con esta.',
  },
  other: 'En tu propio sitio, de esto se encarga el servidor.',
};
