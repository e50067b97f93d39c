export interface SendOptions {
  /** Is called with the part that was sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

interface SentFile extends SendOptions {
  file: Blob;
  /** Token of the session. */
  token: string;
}

export type SendFile = (address: string, sent: SentFile) => Promise<Response>;

/** Sends a file as the body of a request. `fetch` cannot say how much of it was sent. */
export const sendFile: SendFile = async (address, { file, token, onProgress, signal }) => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open('POST', address);
  // What kind of file it is, the server finds out by itself.
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('x-recto-token', token);
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    onProgress?.(total === 0 ? 0 : loaded / total);
  });
  request.addEventListener('load', () => {
    resolve(new Response(request.responseText, { status: request.status }));
  });
  request.addEventListener('error', () => {
    reject(new TypeError('The file could not be sent.'));
  });
  request.addEventListener('abort', () => {
    reject(new DOMException('The upload was cancelled.', 'AbortError'));
  });
  signal?.addEventListener('abort', () => {
    request.abort();
  });
  if (signal?.aborted === true) throw new DOMException('The upload was cancelled.', 'AbortError');
  request.send(file);
  return await promise;
};
