/** How the studio edits a field, where its type does not say it: `z.string().meta({ editor: { input: 'image' } })`. */
export interface FieldEditor {
  /**
   * `text` on one line, `textarea` on several, `image` a picture of the site, `icon` the name of an icon, `color`,
   * `page` a page of the site, `reference` a row of a collection, `hidden` for what authors do not write.
   */
  input: 'text' | 'textarea' | 'image' | 'icon' | 'color' | 'page' | 'reference' | 'hidden';
  /** For a `reference`: the collection whose rows it names. */
  collection?: string;
}

declare module 'zod' {
  interface GlobalMeta {
    editor?: FieldEditor;
  }
}
