import { transform } from 'lightningcss';

/** A class of a CSS module, as short-class-name.ts names them. */
const KLASSE = /^[a-z]{1,2}\d+$/;
/** One as scripts hold it: a text of its own, or at the end of one. */
const IM_SKRIPT = /(?<=["'`])[a-z]{1,2}\d+|\b[a-z]{1,2}\d+(?=["'`])/g;
const STIL = /<style>([\s\S]*?)<\/style>/g;
/** As in astro.config.ts, in the encoding of this library. */
const BROWSER = { chrome: 130 << 16, firefox: 130 << 16, safari: 18 << 16 };

/**
 * The page without rules for components that do not stand on it: what an owner leaves out costs
 * nothing. A rule stays as soon as the page or a script names its classes.
 * @param skripte text of every script the page may load
 */
export function dropStyles(html: string, skripte: string): string {
	const listen = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, liste = '']) => liste);
	const ohneStil = html.replace(STIL, '');
	const genannt = new Set([
		...listen.flatMap((liste) => liste.split(' ')),
		...(`${ohneStil}${skripte}`.match(IM_SKRIPT) ?? []),
	]);
	const woerter = new Set(`${ohneStil}${skripte}`.match(/[\w-]+/g));
	const applies = (klasse: string) => (KLASSE.test(klasse) ? genannt : woerter).has(klasse);
	return html.replace(STIL, (stil, css: string) => {
		// The order of the layers and Astro's own line are as short as they can be.
		if (!css.includes('.')) return stil;
		const { code } = transform({
			filename: 'seite.css',
			code: Buffer.from(css),
			minify: true,
			targets: BROWSER,
			visitor: {
				Rule: {
					style: ({ value }) => {
						const bleibt = value.selectors.some((selektor) =>
							selektor.every((teil) => teil.type !== 'class' || applies(teil.name)),
						);
						return bleibt ? undefined : [];
					},
				},
			},
		});
		return `<style>${withoutEmpty(`${Buffer.from(code)}`)}</style>`;
	});
}

/** Blocks that lost all their rules; a layer's place is given at the top of the page. */
function withoutEmpty(css: string): string {
	const kuerzer = css.replace(/@[^{};]+\{\}/g, '');
	return kuerzer === css ? css : withoutEmpty(kuerzer);
}
