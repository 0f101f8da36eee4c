import type { AstroIntegration, ClientDirective } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		'client:loaded'?: boolean;
	}
}

declare global {
	interface Window {
		/** FirstView.astro, in every page's head. */
		firstViewDrawn: Promise<void>;
	}
}

/**
 * `client:loaded`: an island starts once the page and its first pictures have loaded and are drawn. Astro's
 * `client:idle` often loads React (57 KB) before the first paint, which delays the largest paint.
 */
const loaded: ClientDirective = async (load) => {
	await window.firstViewDrawn;
	const hydrate = await load();
	await hydrate();
};

export default loaded;

export function clientLoaded(): AstroIntegration {
	return {
		name: 'client-loaded',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) =>
				addClientDirective({ name: 'loaded', entrypoint: './src/layouts/client-loaded.ts' }),
		},
	};
}
