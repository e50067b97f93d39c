/** Environment variables whose values are secret. */
const SECRET_NAME = /(?:KEY|PASSWORD|PASSWD|SECRET|TOKEN)$/u;
/** Shorter values, such as `1`, are also parts of other texts. */
const MIN_SECRET_LENGTH = 8;

/** The password of a URL, up to the last `@` before its path. */
const URL_PASSWORD = /(\b[a-z][\w+.-]*:\/\/[^\s:@/"']*:)[^\s/"']+(?=@)/giu;
/** Values of an `Authorization` header. */
const CREDENTIALS = /\b(Bearer|Basic|token) +[\w.~+/-]{8,}=*/giu;
/** Parameters of a URL. Requests of sign-in services have a code and a state. */
const PARAMETER = /([?&](?:access_token|code|id_token|key|refresh_token|sig|signature|state|token)=)[^&\s"'#]+/giu;
/** Properties and variables with secret names: `password=…`, `token: '…'`. */
const PROPERTY =
  /\b((?:\w*_)?(?:api_?key|password|passwd|secret|token)["']?\s*(?:=\s*["']?|:\s*["']))[^\s&"',;}\\]+/giu;

const HIDDEN = '***';

/**
 * Replaces secrets in a text for the log: passwords in URLs, credentials, parameters such as `token`, and the values of
 * secret environment variables. Errors of drivers and of `fetch` may contain them.
 */
export function redactSecrets(text: string, env: Readonly<Record<string, string | undefined>>): string {
  let redacted = text;
  for (const [name, value = ''] of Object.entries(env)) {
    if (value.length >= MIN_SECRET_LENGTH && SECRET_NAME.test(name)) redacted = redacted.replaceAll(value, HIDDEN);
  }
  return redacted
    .replaceAll(URL_PASSWORD, `$1${HIDDEN}`)
    .replaceAll(CREDENTIALS, `$1 ${HIDDEN}`)
    .replaceAll(PARAMETER, `$1${HIDDEN}`)
    .replaceAll(PROPERTY, `$1${HIDDEN}`);
}
