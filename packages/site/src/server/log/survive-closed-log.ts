/**
 * Lets the server continue if the process that reads its log has ended. Otherwise writing a line causes an error, which
 * is logged as another line, and so on in an endless loop.
 */
export function surviveClosedLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
