import { z } from 'zod';

/**
 * A component, or an element with something that may be removed, as an author wrote it. Whether it has to be reported
 * depends on the components of the site, so it is stored with the rows of its file and checked in each build.
 */
export const markupUseSchema = z.object({
  /** Name of the component or element. */
  name: z.string(),
  /** `::name`, `:name`, `<name>`, or an element of markdown with attributes. */
  syntax: z.enum(['block', 'inline', 'html', 'markdown']),
  line: z.number(),
  column: z.number(),
  /** Its properties, with the first words of each. */
  props: z.record(z.string(), z.string()).optional(),
  /** Names of those that the allow-list removes: from the element, or from any component. */
  removed: z.array(z.string()).optional(),
  /** Its named slots, with the first words of each. */
  slots: z.record(z.string(), z.string()).optional(),
  /** The first words of what is in it, slots aside. */
  text: z.string().optional(),
  /** The component that it is directly inside of. */
  parent: z.string().optional(),
  /** It is `:name` and nothing else: text, unless a component has the name. */
  isWord: z.literal(true).optional(),
  /** It is never closed. */
  isOpen: z.literal(true).optional(),
});

export type MarkupUse = z.output<typeof markupUseSchema>;
