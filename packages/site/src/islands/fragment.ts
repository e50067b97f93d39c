/** The response to a request for an island: its HTML, which needs no script, and its metadata. */
export interface Fragment {
  /** Name and hash, as in its URL. */
  id: string;
  /** The rendered HTML. */
  html: string;
  /** Language and direction of the text. */
  head: FragmentHead;
  /** The properties of the request, if there were any. */
  props?: Record<string, unknown>;
}

/** The language of the fragment's text, which can differ from the language of the page. */
interface FragmentHead {
  lang: string;
  dir: 'ltr' | 'rtl';
}
