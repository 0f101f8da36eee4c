import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBrake } from './brake.ts';
import { readBody } from './read-body.ts';

const LARGE = 65 * 1024;

function body(headers: Record<string, string> = {}) {
	const stream = new PassThrough({ highWaterMark: 1024 * 1024 });
	const request = Object.assign(stream, { headers }) as unknown as IncomingMessage;
	return { stream, request };
}
const deps = (limit = 1024 * 1024) => ({
	limit,
	brake: createBrake(1),
	stop: new AbortController().signal,
});

test('a body is put together from its pieces', async () => {
	const { stream, request } = body();
	const read = readBody(request, deps());
	stream.write('Gr');
	stream.write('üße');
	stream.end();
	expect(await read).toEqual({ kind: 'complete', bytes: Buffer.from('Grüße') });
});

test('a body of exactly the limit is taken, one byte more is too large', async () => {
	const exact = body();
	const over = body();
	exact.stream.end('12345');
	over.stream.end('123456');
	expect((await readBody(exact.request, deps(5))).kind).toBe('complete');
	expect((await readBody(over.request, deps(5))).kind).toBe('too-large');
});

test('a stated length that is too large is enough to say no, and the rest is thrown away', async () => {
	const { stream, request } = body({ 'content-length': '6' });
	expect((await readBody(request, deps(5))).kind).toBe('too-large');
	stream.end('123456');
	await new Promise((resolve) => stream.once('end', resolve));
});

test('a connection that breaks off is no inquiry', async () => {
	const { stream, request } = body();
	const read = readBody(request, deps());
	stream.write('{"vorname":"A"}');
	stream.destroy();
	expect((await read).kind).toBe('cut-off');
});

test('a stopping service waits for no further bytes', async () => {
	const { stream, request } = body();
	const stop = new AbortController();
	const read = readBody(request, { ...deps(), stop: stop.signal });
	stream.write('{');
	stop.abort();
	expect((await read).kind).toBe('stopping');
});

test('large bodies wait for a place, small ones do not', async () => {
	const brake = createBrake(1);
	const shared = { ...deps(), brake };
	const leave = await brake.enter();
	const large = body();
	const small = body();
	let done = false;
	const largeRead = readBody(large.request, shared).then((read) => {
		done = true;
		return read.kind;
	});
	large.stream.write(Buffer.alloc(LARGE));
	large.stream.end('Ende');
	small.stream.end('klein');
	expect((await readBody(small.request, shared)).kind).toBe('complete');
	await turn();
	await turn();
	expect(done).toBe(false);
	leave();
	expect(await largeRead).toBe('complete');
	(await brake.enter())();
});

test('a large body that is given up while waiting takes no place', async () => {
	const brake = createBrake(1);
	const leave = await brake.enter();
	const { stream, request } = body();
	const read = readBody(request, { ...deps(), brake });
	stream.write(Buffer.alloc(LARGE));
	await turn();
	stream.destroy();
	expect((await read).kind).toBe('cut-off');
	leave();
	(await brake.enter())();
});
