/** When nobody has asked for this long, in milliseconds, nobody is typing. */
const QUIET_MS = 2000;

/** Connections on which a byte that nobody asked for is in the way of one that somebody did. */
const SLOW = new Set(['slow-2g', '2g']);

/** What a browser tells of its connection; some tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function readConnection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/**
 * Work for a quiet moment: done some time after the last call, and not twice at once. Whoever saves data, or has little
 * of a connection, goes without it. What fails is tried again after the next call.
 */
export function createQuietWork(work: () => Promise<void>, connection = readConnection): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  const start = async (): Promise<void> => {
    const { saveData = false, effectiveType = '' } = connection();
    if (isWorking || saveData || SLOW.has(effectiveType)) return;
    isWorking = true;
    await work().catch(() => undefined);
    isWorking = false;
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void start(), QUIET_MS);
  };
}
