/** What an author can write of a component, as data: for editors. */
export interface ComponentDescription {
  /** The name after the colons. */
  name: string;
  description?: string | undefined;
  /** It is part of a sentence. */
  isInline?: true | undefined;
  /** Its properties, as JSON Schema of an object. */
  props: Readonly<Record<string, unknown>>;
  /** Its named slots. What has no name is everything else inside of it. */
  slots: readonly SlotDescription[];
  /** All of its properties and slots are known, so that others can be reported. */
  isComplete?: true | undefined;
  /** It is shown only inside of this component; elsewhere only the text in it is. */
  within?: string | undefined;
  /** It shows no text that is written inside of it, named slots aside. */
  isEmpty?: true | undefined;
}

export interface SlotDescription {
  name: string;
  description?: string | undefined;
}
