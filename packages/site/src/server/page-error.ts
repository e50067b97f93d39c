/** An error that visitors may read: its status and message become the page. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Nothing answers this path. */
export function notFound(path: string): PageError {
  return new PageError(404, `Page not found: ${path}`);
}
