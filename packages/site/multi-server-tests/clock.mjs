/** Lets the clock of a server jump by CLOCK_JUMP milliseconds at each SIGUSR2; loaded with `--import`. */
const SystemDate = Date;
let offset = 0;

const now = () => SystemDate.now() + offset;

/** The server does not create dates from several numbers. */
globalThis.Date = class extends SystemDate {
  constructor(value = now()) {
    super(value);
  }

  static now = now;
};

process.on('SIGUSR2', () => {
  offset += Number(process.env.CLOCK_JUMP);
});
