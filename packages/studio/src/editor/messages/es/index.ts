import type { EditorMessages } from '../messages.tsx';
import { demoMessages } from './demo.ts';
import { draftsMessages } from './drafts.ts';
import { fieldsMessages } from './fields.ts';
import { filesMessages } from './files.ts';
import { mediaMessages } from './media.ts';
import { panelMessages } from './panel.ts';
import { pathsMessages } from './paths.ts';
import { sourceMessages } from './source.ts';
import { translationsMessages } from './translations.ts';
import { visualMessages } from './visual.ts';

export const messages: EditorMessages = {
  demo: demoMessages,
  drafts: draftsMessages,
  fields: fieldsMessages,
  files: filesMessages,
  media: mediaMessages,
  panel: panelMessages,
  paths: pathsMessages,
  source: sourceMessages,
  translations: translationsMessages,
  visual: visualMessages,
};
