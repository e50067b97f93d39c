/** Describes how authors can write a component, as data for editors. */
export interface ComponentDescription {
  /** The name that authors write after the colons. */
  name: string;
  /** What the component is for. */
  description?: string | undefined;
  /** Whether it is used inside of a sentence. */
  isInline?: true | undefined;
  /** Its properties, as JSON Schema of an object. */
  props: Readonly<Record<string, unknown>>;
  /** Its named slots. All other content is in the default slot. */
  slots: readonly SlotDescription[];
  /** Whether the lists of properties and slots are complete, so that unknown ones can be reported. */
  isComplete?: true | undefined;
  /** The only component that it can be used in; elsewhere only its text is shown. */
  within?: string | undefined;
  /** Whether text inside of it is not shown, except in named slots. */
  isEmpty?: true | undefined;
}

/** Describes a named slot of a component. */
export interface SlotDescription {
  name: string;
  description?: string | undefined;
}
