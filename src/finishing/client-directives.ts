import type { AstroIntegration } from 'astro';

/** The site's own answers to when an island starts; each is a script of the same name. */
export function clientDirectives(): AstroIntegration {
	return {
		name: 'client-directives',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({ name: 'gemalt', entrypoint: './src/scripts/client-gemalt.ts' });
			},
		},
	};
}

declare module 'astro' {
	interface AstroClientDirectives {
		/** Once the page is painted and the browser has time. */
		'client:gemalt'?: boolean;
	}
}
