import { existsSync } from 'node:fs';
import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import { defineConfig } from 'astro/config';
import customMedia from 'postcss-custom-media';
import type { Plugin } from 'vite';
import { sharedSettings } from './shared/settings.ts';
import { compress } from './src/finishing/compress.ts';
import { finish } from './src/finishing/finish.ts';
import { shortClassName } from './src/finishing/short-class-name.ts';
import { sitemap } from './src/finishing/sitemap.ts';
import { CODE_LICENCES } from './src/rendering/licences.ts';

// Build and service have the same settings.
if (existsSync('.env')) process.loadEnvFile('.env');

/** Where `npm run dev` shows the site; its service listens one port above (tools/dev-service.ts). */
const port = Number(process.env.PORT) || 4321;
const inDev = process.argv.includes('dev');

/**
 * Puts small scripts into the page, on home longer ones. What several pages share stays a file, and
 * so do the scripts of About and of the privacy policy, which have no byte to spare.
 */
function shouldInline(name: string, content: Buffer): boolean {
	if (/BaseLayout|about|datenschutz/.test(name)) return false;
	return content.length < (name.includes('/index.') ? 2500 : 1300);
}

/** Options of the browser's bundle that Astro does not pass on: file of licences, short names of scripts. */
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
	site: sharedSettings(process.env).siteUrl,
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always' },
	devToolbar: { enabled: false },
	server: { port },
	integrations: [react(), finish(), sitemap(), compress()],
	vite: {
		plugins: [forBrowsers],
		css: {
			modules: { generateScopedName: shortClassName },
			// Every stylesheet may use the named widths.
			postcss: { plugins: [globalData({ files: ['src/styles/widths.css'] }), customMedia()] },
		},
		// These browsers know light-dark(), nesting and layers: nothing is rewritten for older ones.
		build: { cssTarget: ['chrome130', 'firefox130', 'safari18'], assetsInlineLimit: shouldInline },
		// On any other port the page would find no service.
		server: { strictPort: true, proxy: { '/backend': `http://127.0.0.1:${port + 1}` } },
		// A build beside a running `npm run dev` must not overwrite its cache with production's.
		cacheDir: inDev ? '.cache/vite-dev' : '.cache/vite',
	},
});
