const DEFAULT_PORT = 3000;

export interface ListenOptions {
  port: number;
  hostname?: string;
  tls?: { cert: string; key: string };
}

/** Where a server listens: the variables are Nitro's. */
export function readListenOptions(env: Readonly<Record<string, string | undefined>>): ListenOptions {
  const port = Number.parseInt(env['NITRO_PORT'] ?? env['PORT'] ?? '', 10);
  const hostname = env['NITRO_HOST'] || env['HOST'];
  const { NITRO_SSL_CERT: cert, NITRO_SSL_KEY: key } = env;
  return {
    port: Number.isNaN(port) ? DEFAULT_PORT : port,
    ...(hostname && { hostname }),
    ...(cert && key && { tls: { cert, key } }),
  };
}
