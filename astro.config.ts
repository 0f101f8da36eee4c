import { existsSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { inhaber } from './shared/inhaber.ts';
import { checkShipped } from './src/finishing/check-shipped.ts';
import { siteUrl } from './src/finishing/checks/site-url.ts';
import { clientDirectives } from './src/finishing/client-directives.ts';
import { compress } from './src/finishing/compress.ts';
import { finish } from './src/finishing/finish.ts';
import { listedPages } from './src/finishing/listed-pages.ts';
import { shortClassName } from './src/finishing/short-class-name.ts';

// The site is built with the same settings the service runs with.
if (existsSync('.env')) process.loadEnvFile('.env');

/** Where `npm run dev` shows the site; its service listens one port above (e2e/dev-service.ts). */
const port = Number(process.env.PORT) || 4321;
const inDev = process.argv.includes('dev');

/** React, its runtime for Astro's islands, and what both islands draw. */
const GEMEINSAM = /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\/|islands\/Arrow/;

/** Short scripts stand in the page, and home's: the carousel answers the first drag. Longer ones come beside it. */
function standsInPage(name: string, content: Buffer): boolean {
	return content.length < (name.includes('index.astro') ? 2500 : 1500);
}

export default defineConfig({
	site: siteUrl(process.env, inhaber.siteUrl),
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always' },
	compressHTML: true,
	devToolbar: { enabled: false },
	server: { port },
	integrations: [react(), clientDirectives(), finish(), listedPages(), compress()],
	vite: {
		environments: {
			client: {
				build: {
					rolldownOptions: {
						output: {
							// One file for what both islands need: it compresses better than four.
							codeSplitting: { groups: [{ name: 'react', test: GEMEINSAM }] },
						},
					},
				},
			},
		},
		plugins: [checkShipped()],
		css: { modules: { generateScopedName: shortClassName } },
		// Current browsers get light-dark(), nesting and layers as written.
		build: { cssTarget: ['chrome130', 'firefox130', 'safari18'], assetsInlineLimit: standsInPage },
		// On another port, unnoticed, the page would talk to nobody's service.
		server: { strictPort: true, proxy: { '/backend': `http://127.0.0.1:${port + 1}` } },
		// What a build or check writes beside a running `npm run dev` is for production alone.
		cacheDir: inDev ? '.cache/vite-dev' : '.cache/vite',
	},
});
