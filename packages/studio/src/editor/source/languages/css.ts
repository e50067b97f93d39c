import { StreamLanguage } from '@codemirror/language';

interface CssState {
  isComment: boolean;
  /** Number of open blocks. */
  depth: number;
  isValue: boolean;
}

/** Syntax highlighting for CSS: comments, selectors, properties and values. It does not detect errors. */
export const language = StreamLanguage.define<CssState>({
  name: 'css',
  languageData: { commentTokens: { block: { open: '/*', close: '*/' } } },
  startState: () => ({ isComment: false, depth: 0, isValue: false }),
  token(stream, state) {
    if (state.isComment || stream.match('/*')) {
      state.isComment = !stream.match(/^.*?\*\//u);
      if (state.isComment) stream.skipToEnd();
      return 'comment';
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)/u)) return 'string';
    if (stream.match(/^[{}]/u)) {
      state.depth = Math.max(0, state.depth + (stream.current() === '{' ? 1 : -1));
      state.isValue = false;
      return 'punctuation';
    }
    if (stream.match(';')) {
      state.isValue = false;
      return 'punctuation';
    }
    if (stream.match(/^@[\w-]+/u)) return 'keyword';
    if (state.isValue) {
      if (stream.match(/^(?:#[\da-f]{3,8}\b|-?[\d.]+(?:%|[a-z]+)?)/iu)) return 'number';
      stream.match(/^(?:[\w-]+|.)/u);
      return null;
    }
    if (state.depth > 0 && stream.match(/^--[\w-]+(?=\s*:)|^[a-z-]+(?=\s*:[^:])/iu)) return 'propertyName';
    if (state.depth > 0 && stream.match(':')) {
      state.isValue = true;
      return 'punctuation';
    }
    stream.match(/^(?:[.#&]?[\w-]+|.)/u);
    return 'tagName';
  },
});
