import { existsSync } from 'node:fs';
import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import { defineConfig } from 'astro/config';
import customMedia from 'postcss-custom-media';
import type { Plugin } from 'vite';
import { siteUrl } from './shared/settings.ts';
import { compress } from './src/finishing/compress.ts';
import { finish } from './src/finishing/finish.ts';
import { sitemap } from './src/finishing/sitemap.ts';
import { CODE_LICENCES } from './src/rendering/licences.ts';

// The site is built with the same settings the service runs with.
if (existsSync('.env')) process.loadEnvFile('.env');

/** Where `npm run dev` shows the site; its service listens one port above (tools/dev-service.ts). */
const port = Number(process.env.PORT) || 4321;
const inDev = process.argv.includes('dev');

/**
 * Short scripts of one page stand in it, and home's longer one: the carousel answers the first drag.
 * What every page needs is a file that a browser asks for once, and the privacy policy is full of text.
 */
function standsInPage(name: string, content: Buffer): boolean {
	if (/BaseLayout|datenschutz/.test(name)) return false;
	return content.length < (name.includes('/index.') ? 2500 : 1300);
}

/** Astro hands no such options on to what it builds for the browser: licences, and scripts named after their component alone. */
const forBrowsers: Plugin = {
	name: 'for-browsers',
	configEnvironment: (name) =>
		name === 'client'
			? {
					build: {
						license: { fileName: CODE_LICENCES },
						rolldownOptions: {
							output: {
								entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash:6].js`,
							},
						},
					},
				}
			: undefined,
};

export default defineConfig({
	site: siteUrl(process.env),
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always' },
	devToolbar: { enabled: false },
	server: { port },
	integrations: [react(), finish(), sitemap(), compress()],
	vite: {
		plugins: [forBrowsers],
		css: {
			modules: { generateScopedName: '[hash:base64:4]' },
			// Every stylesheet knows the widths by name.
			postcss: { plugins: [globalData({ files: ['src/styles/widths.css'] }), customMedia()] },
		},
		// Current browsers get light-dark(), nesting and layers as written.
		build: { cssTarget: ['chrome130', 'firefox130', 'safari18'], assetsInlineLimit: standsInPage },
		// On another port, unnoticed, the page would talk to nobody's service.
		server: { strictPort: true, proxy: { '/backend': `http://127.0.0.1:${port + 1}` } },
		// What a build or check writes beside a running `npm run dev` is for production alone.
		cacheDir: inDev ? '.cache/vite-dev' : '.cache/vite',
	},
});
