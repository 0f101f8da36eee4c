import type { PageWorld } from '../website/page-world.ts';
import type { StillPage } from '../website/with-page.ts';

/** By their names; one that is missing gives undefined. */
type Functions = Record<string, (...args: never[]) => unknown>;

type Answers = Partial<Pick<StillPage, 'shoot' | 'runFor' | 'size'>> & {
	/** What functions inside the page give. */
	inPage?: Functions;
	/** What the methods of the browser give. */
	send?: Functions;
	scroll?: Partial<StillPage['scroll']>;
};

/** A page at rest without a browser; `notes` is what the owner is told. */
export function fakePage(answers: Answers, notes: string[] = []): StillPage {
	const { inPage = {}, send = {}, scroll } = answers;
	return {
		size: { width: 1280, height: 800 },
		shoot: async () => Buffer.of(),
		runFor: async () => undefined,
		...answers,
		scroll: {
			isByScript: false,
			to: async () => undefined,
			follow: async () => undefined,
			...scroll,
		},
		frameId: 'main',
		objectOf: async (number) => `object ${number}`,
		inPage: fakeWorld(inPage),
		cdp: { send: async (method: string) => call(send, method) },
		note: (sentence) => notes.push(sentence),
	};
}

/** Calls functions of a test in the place of those inside a page. */
export function fakeWorld(functions: Functions): PageWorld['inPage'] {
	return async (name, ...args) => call(functions, name, args);
}

function call(functions: Functions, name: string, args: unknown[] = []) {
	return Reflect.apply(functions[name] ?? (() => undefined), undefined, args);
}
