import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Brake } from './brake.ts';

export type Body =
	| { kind: 'complete'; bytes: Buffer }
	| { kind: 'too-large' }
	| { kind: 'cut-off' }
	| { kind: 'stopping' };

/** Bodies of ordinary inquiries stay below this and never wait for a place. */
const SMALL = 64 * 1024;

/**
 * Reads a request body of at most `limit` bytes. A larger one is not an error of the connection:
 * the rest is read and thrown away so that the client gets to read the answer. Large bodies share
 * the places of `brake`, so that many of them at once wait in the network instead of in memory.
 * @param stop ends the reading of bodies that are not complete yet
 */
export function readBody(
	request: IncomingMessage & Readable,
	deps: { limit: number; brake: Brake; stop: AbortSignal },
): Promise<Body> {
	const { limit, brake, stop } = deps;
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		let size = 0;
		let leave = () => {};
		let asked = false;
		let finished = false;

		function finish(body: Body): void {
			request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
			stop.removeEventListener('abort', onStop);
			finished = true;
			leave();
			if (body.kind !== 'complete') request.on('error', () => {}).resume();
			resolve(body);
		}
		function onData(chunk: Buffer): void {
			size += chunk.length;
			if (size > limit) {
				finish({ kind: 'too-large' });
				return;
			}
			chunks.push(chunk);
			if (size > SMALL && !asked) waitForPlace();
		}
		function waitForPlace(): void {
			asked = true;
			request.pause();
			void brake.enter().then((leavePlace) => {
				if (finished) {
					leavePlace();
					return;
				}
				leave = leavePlace;
				request.resume();
			});
		}
		const onEnd = () => finish({ kind: 'complete', bytes: Buffer.concat(chunks, size) });
		const onClose = () => finish({ kind: 'cut-off' });
		const onStop = () => finish({ kind: 'stopping' });

		if (stop.aborted) return finish({ kind: 'stopping' });
		if (Number(request.headers['content-length'] ?? 0) > limit) {
			return finish({ kind: 'too-large' });
		}
		request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
		stop.addEventListener('abort', onStop);
	});
}
