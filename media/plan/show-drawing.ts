/** Runs inside the page (see in-page.ts): gives it this style sheet instead of the one before, also in its shadows. */
export async function showDrawing(css: string, hatches: string): Promise<void> {
	const world = globalThis as { planStyles?: HTMLStyleElement[] };
	if (!world.planStyles) {
		const shadows = [...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? []);
		world.planStyles = [document.documentElement, ...shadows].map((root) => {
			const style = document.createElement('style');
			root.append(style);
			return style;
		});
		const host = document.createElement('div');
		host.innerHTML = `<svg style="position:fixed;width:0;height:0">${hatches}</svg>`;
		document.documentElement.append(host);
	}
	for (const style of world.planStyles) style.textContent = css;
	const images = css.matchAll(/url\("(data:[^"]+)"\)/g);
	await Promise.all(
		[...images].map(([, address = '']) => {
			const image = new Image();
			image.src = address;
			return image.decode().catch(() => undefined);
		}),
	);
	await new Promise<void>((ready) =>
		requestAnimationFrame(() => requestAnimationFrame(() => ready())),
	);
}
