/** The default language first. */
export type Codes = readonly [string, ...string[]];

/** How the `recto.config.ts` of a template is written. */
export interface TemplateConfig {
  /** Languages that its content is written in. */
  languages: Codes;
  /** The text of the file; `locales` is the list of languages as code. */
  render: (locales: string) => string;
}
