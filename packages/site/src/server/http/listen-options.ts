const DEFAULT_PORT = 3000;

/** Port, host and certificate of a server. */
export interface ListenOptions {
  /** Port; 3000 by default. */
  port: number;
  /** Host name or IP address to listen on; all by default. */
  hostname?: string;
  /** Certificate and private key, for HTTPS. */
  tls?: { cert: string; key: string };
}

/** Reads where a server listens from Nitro's environment variables. */
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
