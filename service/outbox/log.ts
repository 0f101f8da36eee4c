type LogLine = (details: object, message: string) => void;

/** The part of Fastify's logger that is used. What goes in holds no personal data, ever. */
export type Log = { info: LogLine; warn: LogLine; error: LogLine };
