/** Answers a request that is its own, or leaves it to the next. The path is decoded. */
export type Endpoint = (request: Request, url: URL, path: string) => Promise<Response | undefined>;
