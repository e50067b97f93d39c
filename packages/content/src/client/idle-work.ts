/** Time without calls, in milliseconds, after which the visitor is not typing. */
const IDLE_MS = 2000;

/** Connections on which background downloads would delay requests of the visitor. */
const SLOW = new Set(['slow-2g', '2g']);

/** The Network Information API, which some browsers do not have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function readConnection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/**
 * Creates a function that runs background work some time after its last call, never twice at once. With data saver or a
 * slow connection, the work is skipped. Failed work is repeated after the next call.
 */
export function createIdleWork(work: () => Promise<void>, connection = readConnection): () => void {
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
    timer = setTimeout(() => void start(), IDLE_MS);
  };
}
