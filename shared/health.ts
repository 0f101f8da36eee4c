/** Where the service answers unless PORT says otherwise; units, compose.yaml and docs name it, too. */
export const DEFAULT_PORT = 4321;

/** Where it says how it is, to anybody. */
export const HEALTH_PATH = '/backend/health';

/** The header in which it names its process: by it one knows that a public name leads to this very one. */
export const PROCESS_HEADER = 'x-dienst';
