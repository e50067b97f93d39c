import type { EditorWords } from '../words.tsx';
import { demoWords } from './demo.ts';
import { draftsWords } from './drafts.ts';
import { fieldsWords } from './fields.ts';
import { filesWords } from './files.ts';
import { mediaWords } from './media.ts';
import { panelWords } from './panel.ts';
import { pathsWords } from './paths.ts';
import { sourceWords } from './source.ts';
import { translationsWords } from './translations.ts';
import { visualWords } from './visual.ts';

export const words: EditorWords = {
  demo: demoWords,
  drafts: draftsWords,
  fields: fieldsWords,
  files: filesWords,
  media: mediaWords,
  panel: panelWords,
  paths: pathsWords,
  source: sourceWords,
  translations: translationsWords,
  visual: visualWords,
};
