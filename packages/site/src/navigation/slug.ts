/** Letters, digits and marks of any script, lower case, joined by single hyphens: what a file's name becomes. */
export function isSlug(text: string): boolean {
  return SLUG.test(text) && text === text.toLowerCase();
}

const SLUG = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;
