import type { EditorWords } from '../words.tsx';

export const filesWords: EditorWords['files'] = {
  search: 'Rechercher un fichier',
  language: 'Langue',
  all: 'Toutes les langues',
  empty: 'Aucun fichier ne contient cela dans son nom, son titre ou son chemin.',
  none: 'Il n’y a pas encore de fichiers.',
  tree: 'Fichiers',
  other: 'Autres fichiers',
  more: 'En afficher {count} de plus',
  actions: 'Actions pour {name}',
  create: 'Nouvelle page',
  createHere: 'Nouvelle page ici',
  createTitle: 'Nouvelle page',
  createAction: 'Créer',
  duplicate: 'Dupliquer',
  duplicateTitle: 'Dupliquer {name}',
  title: 'Titre',
  folder: 'Dossier',
  path: 'Fichier',
  address: 'Adresse :',
  badPath: 'Ce chemin n’est pas autorisé ({reason}).',
  taken: 'Un fichier a déjà ce chemin : {path}',
  addressTaken: 'Une page a déjà cette adresse : {path}',
  noCollection:
    'Aucune collection du site ne contient de fichiers avec ce chemin ; aucune page ne l’afficherait.',
};
