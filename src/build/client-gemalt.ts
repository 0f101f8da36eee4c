import type { AstroIntegration } from 'astro';

/** Adds `client:gemalt`: an island that starts once the page is painted and the browser has time. */
export function clientGemalt(): AstroIntegration {
	return {
		name: 'client-gemalt',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) =>
				addClientDirective({ name: 'gemalt', entrypoint: './src/scripts/client-gemalt.ts' }),
		},
	};
}

declare module 'astro' {
	interface AstroClientDirectives {
		'client:gemalt'?: boolean;
	}
}
