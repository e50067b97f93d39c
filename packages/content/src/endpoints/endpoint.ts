/** Responds to a request, or returns `undefined` to pass it on. The path is decoded. */
export type Endpoint = (request: Request, url: URL, path: string) => Promise<Response | undefined>;
