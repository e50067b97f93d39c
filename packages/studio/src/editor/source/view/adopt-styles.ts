import styles from '../source.css?inline';

/** Sheets by document, since a sheet cannot be shared between documents. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Adds the styles of the editor to its root. Constructed style sheets need no exception in the content security policy.
 */
export function adoptStyles(root: Document | ShadowRoot): void {
  const owner = root instanceof Document ? root : root.ownerDocument;
  const Sheet = owner.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const existing = sheets.get(owner);
  const sheet = existing ?? new Sheet();
  if (!existing) {
    sheet.replaceSync(styles);
    sheets.set(owner, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
