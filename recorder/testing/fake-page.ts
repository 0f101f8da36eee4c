import type { OpenPage } from '../website/with-page.ts';

type Answers = {
	/** What functions inside the page give, by their names. */
	inPage?: Record<string, (...args: never[]) => unknown>;
	/** What the browser answers, by the names of its methods. */
	send?: Record<string, unknown>;
	shoot?: OpenPage['shoot'];
	scroll?: Partial<OpenPage['scroll']>;
	runFor?: OpenPage['runFor'];
	/** Of the window, in px. */
	size?: { width: number; height: number };
};

/** A page at rest without a browser; `notes` is what the owner is told. */
export function fakePage(answers: Answers, notes: string[] = []): OpenPage {
	const { inPage = {}, send = {}, size = { width: 1280, height: 800 }, ...rest } = answers;
	const page = {
		...rest,
		page: { viewportSize: () => size },
		frameId: 'main',
		objectOf: async (number: number) => `object ${number}`,
		inPage: async (name: string, ...args: never[]) => inPage[name]?.(...args),
		cdp: {
			send: async (method: string) => {
				const answer = send[method];
				if (answer instanceof Error) throw answer;
				return answer;
			},
		},
		note: (sentence: string) => notes.push(sentence),
	};
	return page as unknown as OpenPage;
}
