/** Where the service says how it is, to anybody. */
export const HEALTH_PATH = '/backend/health';

/** The header in which it names its process: by it one knows that a public name leads to this very one. */
export const PROCESS_HEADER = 'x-dienst';
