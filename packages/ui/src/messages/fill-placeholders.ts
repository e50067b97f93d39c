/** A placeholder with plural forms in ICU syntax: `{count, plural, one {# page} other {# pages}}`. */
const PLURAL = /\{(\w+), plural,((?:\s*[=\w]+ \{(?:[^{}]|\{\w+\})*\})+)\s*\}/gu;
const FORM = /([=\w]+) \{((?:[^{}]|\{\w+\})*)\}/gu;
const PLACEHOLDER = /\{(\w+)\}/gu;

/** Values of placeholders by name. */
export type PlaceholderValues = Readonly<Record<string, string | number>>;

/** Replaces the `{placeholders}` of a text; those without a value are kept. Numbers are formatted for the language. */
export function fillPlaceholders(text: string, values: PlaceholderValues, lang: string): string {
  if (!text.includes('{')) return text;
  const write = (value: string | number): string =>
    typeof value === 'number' ? new Intl.NumberFormat(lang).format(value) : value;
  return text
    .replaceAll(PLURAL, (whole, name: string, forms: string) => {
      const count = values[name];
      return typeof count === 'number' ? chooseForm(forms, count, lang).replaceAll('#', write(count)) : whole;
    })
    .replaceAll(PLACEHOLDER, (placeholder, name: string) => {
      const value = values[name];
      return value === undefined ? placeholder : write(value);
    });
}

/** Returns the form for exactly this number, or else the one for its plural category in the language. */
function chooseForm(forms: string, count: number, lang: string): string {
  const texts = new Map([...forms.matchAll(FORM)].map(([, form = '', text = '']) => [form, text]));
  return texts.get(`=${count}`) ?? texts.get(new Intl.PluralRules(lang).select(count)) ?? texts.get('other') ?? '';
}
