import { statfsSync } from 'node:fs';

/** Clock, timers and disk of the machine that the service runs on; a test hands in its own. */
export type Host = {
	now(): Date;
	/** Runs this every `ms` until the function it returns is called. It keeps no process alive. */
	repeat(ms: number, run: () => void): () => void;
	wait(ms: number): Promise<void>;
	/** Returns the free bytes of the disk that a folder is on. */
	freeBytes(folder: string): number;
};

export const THIS_HOST: Host = {
	now: () => new Date(),
	repeat(ms, run) {
		const timer = setInterval(run, ms).unref();
		return () => clearInterval(timer);
	},
	wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
	freeBytes,
};

export function freeBytes(folder: string): number {
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize;
}

/** With less, nothing is accepted: it is left for deliveries and the rest of the machine. */
export const REFUSED_BELOW_BYTES = 20_000_000;

/** Tells whether the disk that a folder is on is too full to take inquiries. */
export function isFull(host: Host, folder: string): boolean {
	return host.freeBytes(folder) < REFUSED_BELOW_BYTES;
}
