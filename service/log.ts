type LogLine = (details: object, message: string) => void;

/** Takes what the owner should know. Must never be given personal data. */
export type Log = { info: LogLine; warn: LogLine; error: LogLine };

/**
 * Writes one line per entry: time, level, German message, details as JSON. Not pino, which comes with
 * Fastify: its lines are JSON for machines, and the owner reads these in the journal.
 */
export const log: Log = { info: level('Info'), warn: level('Warnung'), error: level('Fehler') };

function level(name: string): LogLine {
	return (details, message) => {
		const extra = Object.keys(details).length === 0 ? '' : ` ${JSON.stringify(details)}`;
		console.log(`${new Date().toISOString()} ${name} ${message}${extra}`);
	};
}

/**
 * Returns what may be logged of an unexpected error: its kind and where it arose, not its message,
 * which may quote a visitor.
 */
export function traceOf(error: unknown): object {
	if (!(error instanceof Error)) return { art: typeof error };
	const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
	return { art: kindOfError(error), stelle: frames.slice(0, 3).map((line) => line.trim()) };
}

/** Returns the kind of an error in a few words; never its message. */
export function kindOfError(error: unknown): string {
	// `errstr` is what SQLite always says with a code, such as „database or disk is full“.
	const kinds = ['errstr', 'code', 'name'].map((key) => Reflect.get(Object(error), key));
	return String(kinds.find(Boolean) ?? typeof error);
}
