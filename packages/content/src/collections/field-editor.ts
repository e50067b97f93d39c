/** How the studio edits a field, if its type is not enough: `z.string().meta({ editor: { input: 'image' } })`. */
export interface FieldEditor {
  /**
   * `text` for one line, `textarea` for several, `image` for an image of the site, `icon` for the name of an icon,
   * `color` for a colour, `page` for a page of the site, `reference` for a row of a collection, `hidden` for fields
   * that authors do not edit.
   */
  input: 'text' | 'textarea' | 'image' | 'icon' | 'color' | 'page' | 'reference' | 'hidden';
  /** For a `reference`: the collection whose rows can be selected. */
  collection?: string;
}

declare module 'zod' {
  interface GlobalMeta {
    editor?: FieldEditor;
  }
}
