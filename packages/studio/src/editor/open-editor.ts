import type { SessionAnswer } from '../session/session-endpoints.ts';

/** Opens the editor on the page. This version of the studio has no editor yet, and says so where developers look. */
export function openEditor({ user }: Extract<SessionAnswer, { token: string }>): void {
  console.warn(`Recto Studio: ${user.email} is signed in. This version has no editor.`);
}
