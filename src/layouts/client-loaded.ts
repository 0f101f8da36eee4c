import type { AstroIntegration, ClientDirective } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		'client:loaded'?: boolean;
	}
}

/**
 * `client:loaded`: an island starts once the page and its first pictures have loaded and are drawn. Astro's
 * `client:idle` often asks for React (57 KB) before the first paint, which delays the largest paint.
 */
const loaded: ClientDirective = (load) => {
	const hydrate = async () => (await load())();
	// What has loaded is drawn in the next frame, and that frame is on the screen some moments later.
	const start = () => requestAnimationFrame(() => setTimeout(hydrate, 100));
	if (document.readyState === 'complete') start();
	else addEventListener('load', start, { once: true });
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
