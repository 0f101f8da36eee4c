/** Runs inside the page (see in-page.ts): lays the drawing over it, so that it has the page's fonts. */
export async function showDrawing(svg: string, farben: Record<string, string>): Promise<void> {
	const wirt = document.createElement('div');
	wirt.id = 'riss-zeichnung';
	wirt.style.cssText =
		'all:initial;position:fixed;left:0;top:0;display:block;z-index:2147483647;background:var(--papier)';
	for (const [name, farbe] of Object.entries(farben)) wirt.style.setProperty(`--${name}`, farbe);
	wirt.attachShadow({ mode: 'open' }).innerHTML = svg;
	document.documentElement.append(wirt);
	document.body.style.setProperty('display', 'none', 'important');
	await document.fonts.ready;
	await new Promise<void>((ready) =>
		requestAnimationFrame(() => requestAnimationFrame(() => ready())),
	);
}

/** Runs inside the page: takes the drawing away again. */
export function removeDrawing(): void {
	document.getElementById('riss-zeichnung')?.remove();
}
