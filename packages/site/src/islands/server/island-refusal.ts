/** Why an island is not given: a status, and a reason that whoever asks may read. */
export class IslandRefusal extends Error {
  override readonly name = 'IslandRefusal';
  readonly status: 400 | 403 | 404;

  constructor(status: 400 | 403 | 404, message: string) {
    super(message);
    this.status = status;
  }
}
