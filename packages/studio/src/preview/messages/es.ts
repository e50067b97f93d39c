import type { PreviewMessages } from '../messages/preview-messages.ts';

/** Messages of previews in Spanish. */
export const messages: PreviewMessages = {
  label: 'Vista previa de un borrador',
  until: 'Estos cambios no están publicados. El enlace funciona hasta el {time}.',
  home: 'Ir a {site}',
  refusals: {
    ended: {
      title: 'Este enlace de vista previa no funciona',
      text: 'El enlace está incompleto o su borrador ya no se comparte. Pide uno nuevo a la persona que lo envió.',
    },
    expired: { title: 'Este enlace de vista previa ha caducado', text: 'Pide uno nuevo a la persona que lo envió.' },
    errors: {
      title: 'Este borrador no se puede mostrar',
      text: 'Su texto tiene errores que hay que corregir antes. Avisa a la persona que te envió el enlace.',
    },
    noPage: {
      title: 'Este borrador no se puede mostrar',
      text: 'No hay ninguna página en su dirección. Avisa a la persona que te envió el enlace.',
    },
    failed: {
      title: 'Este borrador no se puede mostrar',
      text: 'El servidor no pudo crear la página. Inténtalo de nuevo en un momento.',
    },
  },
};
