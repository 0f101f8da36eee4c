/** Runs inside the page (see in-page.ts): lays the drawing over it, so that it has the page's fonts; one before goes. */
export async function showDrawing(svg: string, colours: Record<string, string>): Promise<void> {
	document.getElementById('plan-drawing')?.remove();
	const host = document.createElement('div');
	host.id = 'plan-drawing';
	host.style.cssText =
		'all:initial;position:fixed;left:0;top:0;display:block;z-index:2147483647;background:var(--paper)';
	for (const [name, colour] of Object.entries(colours)) host.style.setProperty(`--${name}`, colour);
	host.attachShadow({ mode: 'open' }).innerHTML = svg;
	document.documentElement.append(host);
	document.body.style.setProperty('display', 'none', 'important');
	await document.fonts.ready;
	await new Promise<void>((ready) =>
		requestAnimationFrame(() => requestAnimationFrame(() => ready())),
	);
}
