/** Adds style sheet and hatches (HTML) to the page and its shadow roots, in place of earlier ones. Runs inside the page. */
export async function showDrawing(pens: string): Promise<void> {
	const roots: (Element | ShadowRoot)[] = [document.documentElement];
	for (const root of roots) {
		for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
		[...root.children].find(({ id }) => id === 'plan-pens')?.remove();
		const host = document.createElement('div');
		host.id = 'plan-pens';
		host.style.position = 'fixed';
		host.innerHTML = pens;
		root.append(host);
	}
	const images = pens.matchAll(/url\("(data:[^"]+)"\)/g);
	const decode = (src = '') =>
		Object.assign(new Image(), { src })
			.decode()
			.catch(() => undefined);
	await Promise.all([...images].map(([, address]) => decode(address)));
	await new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)));
}
