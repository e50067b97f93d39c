/** An island as it travels: HTML that needs no script, and what it says of itself. */
export interface Fragment {
  /** Name and hash, as in its address. */
  id: string;
  html: string;
  head: FragmentHead;
  /** The properties it was asked with, where there were any. */
  props?: Record<string, unknown>;
}

/** The language of the fragment's text, which need not be the page's. */
interface FragmentHead {
  lang: string;
  dir: 'ltr' | 'rtl';
}
