export interface CookieOptions {
  /** The part of the site that gets it. */
  path?: string;
  /** How long it is kept, in seconds; 0 deletes it, nothing keeps it until the browser is closed. */
  maxAge?: number;
  /** Whether it is sent along when another site leads here. */
  sameSite?: 'strict' | 'lax' | 'none';
  /** Only over HTTPS. */
  secure?: boolean;
  /** Out of reach of scripts. */
  httpOnly?: boolean;
}
