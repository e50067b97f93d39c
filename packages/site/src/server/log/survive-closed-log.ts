/**
 * A server goes on when what reads its log has ended. Otherwise each line is an error, which is logged as a further line,
 * and so on without an end.
 */
export function surviveClosedLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
