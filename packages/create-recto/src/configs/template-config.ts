/** Language codes, default language first. */
export type LanguageCodes = readonly [string, ...string[]];

/** Describes the `recto.config.ts` of a template. */
export interface TemplateConfig {
  /** Languages that the content of the template is written in. */
  languages: LanguageCodes;
  /** Renders the file; `locales` is the source text of the `locales` setting. */
  render: (locales: string) => string;
}
