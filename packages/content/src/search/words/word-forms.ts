/**
 * Patterns that remove the endings of words (stemming), by language; they are applied in order, and the first group is
 * kept. Words with the same stem are forms of one word. The patterns expect folded words and are stored in each index.
 */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  en: [
    '^(.{2,}[^sui])s$',
    '^(.{3,})ie$',
    '^(.{4,}?)(?:ation|ator|ating|ated|ate)$',
    '^(.{5,}?)(?:er|ment|able)$',
    '^(.{4,}?)(?:ion|ly)$',
    '^(.{3,}?)(?:ing|ed)$',
    '^(.{3,})[eyi]$',
    '^(.{2,}([bdfglmnprt]))\\2$',
  ],
  fr: [
    '^(.{3,})[sx]$',
    '^(.{3,}?)(?:ation|ateur|atrice|ement|euse|eur|ive|if|able|iste|ance|ant|ent|er|ez|ee|ir|e)$',
    '^(.{3,})[ei]$',
  ],
  de: ['^(.{4,}?)(?:ationen|ation|ierung|ieren|iert|ungen|ung|heit|keit|lich|isch|ern|em|en|er|es|e|s|n)$'],
  es: [
    '^(.{3,})s$',
    '^(.{3,}?)(?:acione|acion|adore|ador|adora|amiento|ando|iendo|mente|ado|ada|ar|er|ir|e)$',
    '^(.{3,})[aeo]$',
  ],
  pt: [
    '^(.{3,})s$',
    '^(.{3,}?)(?:acoe|acao|adore|ador|adora|amento|ando|endo|mente|ado|ada|ar|er|ir|ao|oe|e)$',
    '^(.{3,})[aeo]$',
  ],
  it: ['^(.{4,}?)(?:azioni|azione|atori|atore|amento|mente|ando|endo|at[oaie]|are|ere|ire)$', '^(.{3,})[aeio]$'],
  nl: ['^(.{4,}?)(?:heden|heid|ingen|ing|en|e|s)$', '^(.{2,}([bdfglmnprt]))\\2$'],
  sv: ['^(.{3,}?)(?:erna|arna|orna|ande|ende|ningen|ning|ar|er|or|en|et|a|e|s|n|t)$'],
  ru: [
    '^(.{4,}?)(?:ами|ями|ого|его|ому|ему|ение|ения|ении|ов|ев|еи|ам|ям|ах|ях|ои|ыи|ии|ая|ое|ые|ие|ть)$',
    '^(.{3,})[аяоеиыуюь]$',
  ],
  ar: ['^(.{3,}?)(?:ات|ون|ين|ان|ها|هم|يه|ه|ي|ا)$'],
};

/** Languages that use the patterns of a similar language. */
const LIKE: Readonly<Record<string, string>> = { da: 'sv', nb: 'sv', ca: 'es', uk: 'ru', bg: 'ru' };

/** Returns the patterns of a language; none if they are unknown or words have only one form. */
export function stemmingSteps(locale: string): readonly string[] {
  const [language = ''] = locale.split(/[-_]/u);
  return STEPS[LIKE[language] ?? language] ?? [];
}

/** Creates a function that reduces a folded word to its stem. */
export function createStemmer(steps: readonly string[]): (term: string) => string {
  const patterns = steps.map((step) => new RegExp(step, 'u'));
  return (term) => patterns.reduce((rest, pattern) => rest.replace(pattern, '$1'), term);
}
