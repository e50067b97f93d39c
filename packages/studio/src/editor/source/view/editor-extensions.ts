import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { bidiIsolates, bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { SourceLanguage } from '../source-types.ts';
import type { SourceMessages } from '../source-messages.ts';
import { highlighting } from './highlight.ts';
import { textDirection } from './text-direction.ts';

/** Editor extensions for all languages. */
export function editorExtensions(messages: SourceMessages): Extension {
  return [
    lineNumbers(),
    foldGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    bracketMatching(),
    indentOnInput(),
    search({ top: true }),
    textDirection,
    bidiIsolates(),
    highlighting,
    EditorState.phrases.of(messages.phrases),
    // Escape, then Tab leaves the editor; CodeMirror supports this if Tab is bound.
    keymap.of([...lintKeymap, ...searchKeymap, ...foldKeymap, ...defaultKeymap, indentWithTab]),
  ];
}

/** Line wrapping and spell checking for prose. */
export function proseExtensions(language: SourceLanguage): Extension {
  if (language !== 'markdown') return [];
  return [
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ spellcheck: 'true', autocorrect: 'on', autocapitalize: 'sentences' }),
  ];
}
