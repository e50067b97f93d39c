import { StreamLanguage } from '@codemirror/language';

interface CsvState {
  /** A text in quotes goes on, perhaps on the next line. */
  isQuoted: boolean;
  /** The first row has the names of the columns. */
  isFirstRow: boolean;
}

/** Colours for tables: names of columns, texts in quotes, separators. */
export const language = StreamLanguage.define<CsvState>({
  name: 'csv',
  startState: () => ({ isQuoted: false, isFirstRow: true }),
  token(stream, state) {
    const { isFirstRow } = state;
    const isSeparator = !state.isQuoted && stream.match(/^[,;\t]/u) !== null;
    if (!isSeparator && (state.isQuoted || stream.eat('"') !== undefined)) {
      state.isQuoted = stream.match(/^(?:[^"]|"")*"/u) === null;
      if (state.isQuoted) stream.skipToEnd();
    } else if (!isSeparator) stream.match(/^[^,;\t]+/u);
    if (stream.eol() && !state.isQuoted) state.isFirstRow = false;
    if (isSeparator) return 'punctuation';
    return isFirstRow ? 'propertyName' : 'string';
  },
});
