import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { UNSEEN } from '../thresholds.ts';
import type { Rested } from './scroll.ts';

/** Tells the owner what the recording cannot show as visitors see it, and what helps. */
export async function noteUnseen(
	page: Page,
	cdp: Pick<CDPSession, 'send'>,
	{ inPage, scroll }: Rested,
	notes: Map<string, string>,
): Promise<void> {
	const say = (sentence: string) => notes.set(sentence, `${sentence} (docs/drehbuch.md)`);
	for (const host of await closedHosts(cdp))
		say(
			`<${host}> hat einen geschlossenen Shadow-Root: Was darin steht, ist aufgenommen, wie es ist, aber nicht gezeichnet, und ein Hinweis darin schließt sich nicht. Soll es fehlen, gehört in das Drehbuch: "verstecken": ["${host}"]`,
		);
	for (const film of await inPage('filmsNotShown'))
		say(
			`Ein Film (${film}) lässt sich hier nicht abspielen; an seiner Stelle ist es leer. Ihm hilft auf der Website ein Standbild (poster) oder eine Fassung als H.264 oder VP9; oder er wird im Drehbuch versteckt.`,
		);
	if ((await inPage('hasWorkerCanvas')) || (await movesByItself(page, scroll)))
		say(
			'Auf der Seite bewegt ein Worker etwas nach seiner eigenen Uhr: Im Film läuft es zu schnell, und in jedem Bild steht es anders. Stört das, gehört es in das Drehbuch: "verstecken", etwa ["canvas"]',
		);
}

/** Whether something moves on a page whose clock stands and which has workers. */
async function movesByItself(page: Page, scroll: Rested['scroll']): Promise<boolean> {
	if (page.workers().length === 0) return false;
	let moves = false;
	for (let i = 0; i < UNSEEN.windows && !moves; i++) {
		await scroll.to(i * (page.viewportSize()?.height ?? 0));
		const before = await page.screenshot();
		await setTimeout(UNSEEN.pause);
		moves = !before.equals(await page.screenshot());
	}
	await scroll.to(0);
	return moves;
}

type Node = {
	localName: string;
	backendNodeId: number;
	children?: Node[];
	shadowRoots?: (Node & { shadowRootType?: string })[];
	contentDocument?: Node;
};

/**
 * The names of large elements with a closed shadow root: only the page's own HTML can make one (page-world.ts
 * opens the others).
 */
async function closedHosts(cdp: Pick<CDPSession, 'send'>): Promise<string[]> {
	const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
	const hosts = allIn(root).filter(({ shadowRoots = [] }) =>
		shadowRoots.some(({ shadowRootType }) => shadowRootType === 'closed'),
	);
	const names = hosts.map(async ({ localName, backendNodeId }) => {
		const box = await cdp.send('DOM.getBoxModel', { backendNodeId }).catch(() => undefined);
		const { width = 0, height = 0 } = box?.model ?? {};
		return width * height > UNSEEN.area ? [localName] : [];
	});
	return [...new Set((await Promise.all(names)).flat())];
}

function allIn(node: Node): Node[] {
	const { children = [], shadowRoots = [] } = node;
	return [node, ...[...children, ...shadowRoots].flatMap(allIn)];
}
