import { z } from 'zod';

/**
 * A component as written, or an element of which something may be removed. Whether it is reported depends on the
 * components of the site, so it is stored with the rows of its file and checked in each build.
 */
export const markupUseSchema = z.object({
  /** Name of the component or element. */
  name: z.string(),
  /** `::name`, `:name`, `<name>`, or an element of markdown with attributes. */
  syntax: z.enum(['block', 'inline', 'html', 'markdown']),
  /** Line of the file, counted from 1. */
  line: z.number(),
  /** Column of the line, counted from 1. */
  column: z.number(),
  /** Properties with the first words of their values. */
  props: z.record(z.string(), z.string()).optional(),
  /** Names of the properties that the allow-list removes: from the element, or from any component. */
  removed: z.array(z.string()).optional(),
  /** Named slots with the first words of their content. */
  slots: z.record(z.string(), z.string()).optional(),
  /** First words of the content, without slots. */
  text: z.string().optional(),
  /** The component that directly contains it. */
  parent: z.string().optional(),
  /** Whether it is only `:name`, which is text unless a component has the name. */
  isText: z.literal(true).optional(),
  /** Whether it is never closed. */
  isUnclosed: z.literal(true).optional(),
});

/** A component or element as written, which may have to be reported. */
export type MarkupUse = z.output<typeof markupUseSchema>;
