import { StreamLanguage } from '@codemirror/language';

interface CsvState {
  /** Whether a quoted text is open, which may continue on the next line. */
  isQuoted: boolean;
  /** Whether this is the first row, which contains the column names. */
  isFirstRow: boolean;
}

/** Syntax highlighting for CSV: column names, quoted texts and separators. */
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
