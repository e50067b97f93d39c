/** A file that is called a picture and cannot be read as one. */
export function unreadablePicture(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${file} cannot be read as a picture: ${reason}. Export it again, or remove it and what shows it.`, {
    cause,
  });
}
