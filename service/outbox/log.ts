type LogLine = (details: object, message: string) => void;

/** Where storage and delivery tell what happened. What goes in holds no personal data, ever. */
export type Log = { info: LogLine; warn: LogLine; error: LogLine };
