import { awaitPaint } from '../website/in-page.ts';

/** Adds styles and hatches (HTML) to the page and its shadow roots, in place of earlier ones. Runs inside the page. */
export async function showDrawing(styles: string): Promise<void> {
	const roots: (Element | ShadowRoot)[] = [document.documentElement];
	for (const root of roots) {
		for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
		[...root.children].find(({ id }) => id === 'plan-paint')?.remove();
		const host = document.createElement('div');
		host.id = 'plan-paint';
		host.style.position = 'fixed';
		host.innerHTML = styles;
		root.append(host);
	}
	const images = styles.matchAll(/url\("(data:[^"]+)"\)/g);
	const decode = (src = '') =>
		Object.assign(new Image(), { src })
			.decode()
			.catch(() => undefined);
	await Promise.all([...images].map(([, address]) => decode(address)));
	await awaitPaint();
}
