import type { EditorMessages } from '../messages.tsx';

export const translationsMessages: EditorMessages['translations'] = {
  language: 'Langue',
  back: 'Toutes les traductions',
  progress: 'Pages à jour : {done} sur {count}.',
  groups: { missing: 'Non traduites', stale: 'La version originale a changé', done: 'À jour' },
  allDone: 'Toutes les pages sont traduites et à jour.',
  draft: 'Non publiée',
  create: {
    title: '« {title} » n’est pas encore traduit dans cette langue : {language}',
    text: 'Un fichier est créé avec les propriétés de la version originale. Les visiteurs le voient après la publication.',
    withText: 'Commencer avec le texte original',
    empty: 'Commencer avec une page vide',
    noPlace: 'Le studio ne peut pas déterminer où enregistrer cette traduction. Créez le fichier dans « Fichiers ».',
  },
  original: 'Version originale ({language})',
  translation: 'Traduction ({language})',
  fieldLabel: '{name}, {language}',
  blockLabel: 'Bloc {number} sur {count}, {language}',
  keys: 'Utilisez Alt+↓ et Alt+↑ pour passer d’un bloc à l’autre.',
  copy: 'Copier depuis la version originale',
  copyAll: 'Copier tous les blocs sans texte',
  missing: 'Manquant',
  same: 'Identique à la version originale',
  extra: 'Seulement dans la traduction',
  state: {
    current: 'À jour avec la version originale.',
    stale: 'La version originale a changé depuis cette traduction.',
    unknown: 'Cette traduction n’indique pas à partir de quelle version de l’original elle a été faite.',
  },
  mark: 'Marquer comme à jour',
  changes: 'Ce qui a changé dans la version originale',
  changesUnknown:
    'La version à partir de laquelle cette traduction a été faite est introuvable. Comparez avec la version originale ci-dessous.',
  compare: 'Comparer avec la version originale',
};
