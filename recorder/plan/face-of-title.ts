import type { OpenPage } from '../website/open-page.ts';

/** The font that the browser really used for most of the first h1; undefined without an h1. */
export async function faceOfTitle({ cdp }: OpenPage): Promise<string | undefined> {
	await cdp.send('DOM.enable');
	await cdp.send('CSS.enable');
	const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
	const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
	if (nodeId === 0) return undefined;
	const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
	const most = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0];
	// A file's own name may tell a cut besides ("Fredoka Light"); the site's name for it is enough.
	const { computedStyle } = await cdp.send('CSS.getComputedStyleForNode', { nodeId });
	const list = computedStyle.find(({ name }) => name === 'font-family')?.value ?? '';
	const names = list.split(',').map((name) => name.replaceAll(/( (Variable|VF))?"/g, '').trim());
	return names.find((name) => most?.familyName.startsWith(name)) ?? most?.familyName;
}
