/**
 * A connection to one tab of a browser by its DevTools protocol. Whoever debugs a page itself, as
 * Playwright does, turns prerendering off for it; only through the tab does a page stay free to be
 * replaced by one rendered ahead.
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Target/
 */
export type Devtools = {
	/** Calls a method of the page that is visible now. */
	call(methode: string, params?: object): Promise<unknown>;
	/** Runs a function in the visible page; its result travels as JSON. */
	evaluate<T>(run: () => T): Promise<Awaited<T>>;
	close(): void;
};

type Message = {
	id?: number;
	method?: string;
	params?: unknown;
	result?: unknown;
	error?: unknown;
};

/** @param port where the browser listens */
export async function connectDevtools(port: number): Promise<Devtools> {
	const version = Object(await (await fetch(`http://127.0.0.1:${port}/json/version`)).json());
	const socket = new WebSocket(String(version.webSocketDebuggerUrl));
	await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
	const offen = new Map<number, (message: Message) => void>();
	const pages: string[] = [];
	socket.addEventListener('message', ({ data }) => {
		const message: Message = JSON.parse(String(data));
		if (message.id !== undefined) offen.get(message.id)?.(message);
		else followPages(pages, message);
	});

	let letzte = 0;
	const send = (methode: string, params: object, sessionId?: string) => {
		letzte += 1;
		const id = letzte;
		socket.send(JSON.stringify({ id, method: methode, params, sessionId }));
		return new Promise<unknown>((resolve, reject) => {
			offen.set(id, ({ result, error }) => {
				offen.delete(id);
				if (error) reject(new Error(`${methode}: ${JSON.stringify(error)}`));
				else resolve(result);
			});
		});
	};
	const run = async (sessionId: string, expression: string) => {
		const params = { expression, awaitPromise: true, returnByValue: true };
		const reply = Object(await send('Runtime.evaluate', params, sessionId));
		if (reply.exceptionDetails) throw new Error(JSON.stringify(reply.exceptionDetails));
		return reply.result.value;
	};
	const visiblePage = async () => {
		for (const sessionId of pages.toReversed()) {
			if (!(await run(sessionId, 'document.prerendering'))) return sessionId;
		}
		throw new Error('Der Browser zeigt keine Seite.');
	};

	const filter = [{ type: 'tab' }];
	const { targetInfos } = Object(await send('Target.getTargets', { filter }));
	const { targetId } = targetInfos[0];
	const { sessionId } = Object(await send('Target.attachToTarget', { targetId, flatten: true }));
	const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
	await send('Target.setAutoAttach', auto, sessionId);

	return {
		call: async (methode, params = {}) => send(methode, params, await visiblePage()),
		evaluate: async (page) => run(await visiblePage(), `(${page})()`),
		close: () => socket.close(),
	};
}

function followPages(pages: string[], { method, params }: Message): void {
	const { sessionId, targetInfo } = Object(params);
	if (method === 'Target.attachedToTarget' && targetInfo.type === 'page') pages.push(sessionId);
	const stelle = pages.indexOf(sessionId);
	if (method === 'Target.detachedFromTarget' && stelle !== -1) pages.splice(stelle, 1);
}
