import { redactSecrets } from './redact-secrets.ts';

/** An entry of the log. All texts are single lines. */
export interface LogEntry {
  level: 'info' | 'warning' | 'error';
  /** Path of the request, or part of the server. */
  source: string;
  /** What happened. */
  message: string;
  /** Stack and causes of an error. */
  details?: readonly string[];
  /** Id of the request. */
  requestId?: string | undefined;
  /** Further values, only for JSON. */
  values?: Readonly<Record<string, string | number>>;
}

/** Whether the log is written as JSON. Throws if `RECTO_LOG` is neither `json` nor `text`. */
export function isJsonLog(env: Readonly<Record<string, string | undefined>>): boolean {
  const format = env['RECTO_LOG'] || 'text';
  if (format === 'json' || format === 'text') return format === 'json';
  throw new Error(`RECTO_LOG is "${format}". Set it to "json" or to "text".`);
}

/** Writes an entry to the log: as text, or as one line of JSON with `RECTO_LOG=json`. Secrets are replaced. */
export function writeLog(entry: LogEntry): void {
  const { level, details } = entry;
  const redact = (text: string): string => redactSecrets(text, process.env);
  const redacted = {
    ...entry,
    source: redact(entry.source),
    message: redact(entry.message),
    ...(details && { details: details.map(redact) }),
  };
  if (process.env['RECTO_LOG'] === 'json') {
    const stream = level === 'info' ? process.stdout : process.stderr;
    stream.write(`${renderJson(redacted)}\n`);
    return;
  }
  const text = renderText(redacted);
  if (level === 'error') console.error(text);
  else if (level === 'warning') console.warn(text);
  else process.stdout.write(`${text}\n`);
}

function renderText({ source, message, details = [], requestId }: LogEntry): string {
  const id = requestId === undefined ? '' : ` (request ${requestId})`;
  return [`[recto] ${source}: ${message}${id}`, ...details].join('\n');
}

function renderJson({ level, source, message, details, requestId, values }: LogEntry): string {
  return JSON.stringify({ time: new Date().toISOString(), level, source, message, requestId, ...values, details });
}
