import type { EditorMessages } from '../messages.tsx';

export const draftsMessages: EditorMessages['drafts'] = {
  savedOnServer: 'Guardado',
  savedHereOnly: 'Guardado solo en este navegador',
  conflict: {
    differs: 'Otro dispositivo tiene un borrador distinto de {name}',
    gone: 'El borrador de {name} se publicó o se descartó en otro lugar',
    decide: 'Decidir',
    differsText:
      'Los dos textos se conservan hasta que decidas. La diferencia muestra lo que el otro borrador cambiaría aquí.',
    goneText: 'Tu texto sigue en este navegador. Consérvalo como borrador o descártalo también aquí.',
    keepOwn: 'Conservar el borrador de este navegador',
    takeOther: 'Tomar el otro borrador',
    discardOwn: 'Descartarlo aquí',
  },
  upstream: {
    changed: 'Se ha publicado una versión más reciente de este archivo.',
    deleted: 'Otra persona ha eliminado este archivo.',
    merge: 'Combinar cambios',
    merged: 'Los cambios publicados ya forman parte de tu texto. Puedes deshacerlo.',
    conflictText: 'Elige una versión para cada conflicto. Tu texto no cambia hasta que continúes.',
  },
  problems: {
    changed: { message: 'Este borrador se ha cambiado en otra ventana.', hint: 'Elige qué texto conservar.' },
    none: {
      message: 'El servidor no tiene ningún borrador de este archivo.',
      hint: 'Tu texto se conserva en este navegador.',
    },
    size: {
      message: 'El borrador es demasiado largo para el servidor, que guarda como máximo {size} MB.',
      hint: 'Publica los cambios terminados, o sube las imágenes en lugar de incrustarlas en el texto.',
    },
    count: { message: 'El servidor guarda como máximo {count} borradores tuyos.', hint: 'Publica o descarta algunos.' },
  },
  share: {
    title: 'Enlace de vista previa',
    text: 'Quien tenga este enlace ve la página con este borrador, sin iniciar sesión, hasta el {time}. La página sigue lo que escribes.',
    limits:
      'La vista previa no muestra tus borradores de otras páginas. El enlace deja de funcionar cuando publicas o descartas el borrador.',
    label: 'Dirección de la vista previa',
    copy: 'Copiar enlace',
    copied: 'El enlace está copiado.',
    stop: 'Dejar de compartir',
    stopped: 'Los enlaces a este borrador ya no funcionan.',
    close: 'Cerrar',
    noPage: 'Este archivo no es una página, así que no hay nada que mostrar.',
    notSent: 'El servidor aún no tiene este borrador. Comprueba la conexión e inténtalo de nuevo.',
  },
};
