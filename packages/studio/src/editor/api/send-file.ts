/** Options of an upload. */
export interface SendOptions {
  /** Called with the share of the file that was sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Cancels the upload. */
  signal?: AbortSignal;
}

interface SentFile extends SendOptions {
  file: Blob;
  /** Request token of the session. */
  token: string;
}

/** Uploads a file to a URL. */
export type SendFile = (address: string, sent: SentFile) => Promise<Response>;

/** Sends a file as the body of a POST request. Uses `XMLHttpRequest` because `fetch` cannot report upload progress. */
export const sendFile: SendFile = async (url, { file, token, onProgress, signal }) => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open('POST', url);
  // The server detects the file type from the content.
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
