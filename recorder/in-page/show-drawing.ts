import { awaitPaint } from './rest.ts';
import { shadowRootsIn } from './shadow-trees.ts';

/** Adds styles and hatches (HTML) to the page and its shadow roots, and waits until they are painted. */
export async function showDrawing(styles: string): Promise<void> {
	for (const root of [document.documentElement, ...shadowRootsIn(document)]) {
		const host = document.createElement('div');
		host.id = 'plan-paint';
		host.style.position = 'fixed';
		host.innerHTML = styles;
		root.append(host);
	}
	const images = styles.matchAll(/url\("(data:[^"]+)"\)/g);
	const decoded = [...images].map(([, src = '']) => Object.assign(new Image(), { src }).decode());
	await Promise.allSettled(decoded);
	await awaitPaint();
}
