import type { AstroIntegration } from 'astro';

/** The site's own answers to when an island starts; each is a script of the same name. */
export function clientDirectives(): AstroIntegration {
	return {
		name: 'client-directives',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				for (const name of ['gemalt', 'geblaettert'])
					addClientDirective({ name, entrypoint: `./src/scripts/client-${name}.ts` });
			},
		},
	};
}

declare module 'astro' {
	interface AstroClientDirectives {
		/** Once the page is painted and the browser has time. */
		'client:gemalt'?: boolean;
		/** With the visitor's first move towards its row of slides. */
		'client:geblaettert'?: boolean;
	}
}
