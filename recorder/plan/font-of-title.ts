import { plainText } from '../website/plain-text.ts';
import type { OpenPage } from '../website/with-page.ts';

/** The font that the browser uses for most of the first h1; undefined without an h1. */
export async function fontOfTitle({ cdp }: OpenPage): Promise<string | undefined> {
	await cdp.send('DOM.enable');
	await cdp.send('CSS.enable');
	const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
	const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
	if (nodeId === 0) return undefined;
	const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
	const most = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0];
	// The file may name a weight, too ("Fredoka Light"); the site's own name for the font is enough.
	const { computedStyle } = await cdp.send('CSS.getComputedStyleForNode', { nodeId });
	const list = computedStyle.find(({ name }) => name === 'font-family')?.value ?? '';
	const names = list.split(',').map((name) => name.replaceAll(/( (Variable|VF))?"/g, '').trim());
	const font = names.find((name) => most?.familyName.startsWith(name)) ?? most?.familyName;
	return font && plainText(font);
}
