import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { DEFAULT_PORT } from './shared/health.ts';
import { siteSettings } from './shared/settings.ts';
import { withSettingsFile } from './shared/settings-file.ts';
import { finishBuild } from './src/build/finish-build.ts';
import { reloadContent } from './src/build/reload-content.ts';
import { clientLoaded } from './src/layouts/client-loaded.ts';
import { isListed } from './src/rendering/search-engines.ts';
import { css } from './src/styles/postcss.ts';

// Build and service have the same settings.
Object.assign(process.env, withSettingsFile(process.env));

/** Where `npm run dev` shows the site; its service listens one port above (tools/dev-service.ts). */
const port = Number(process.env.PORT) || DEFAULT_PORT;
const inDev = process.argv.includes('dev');

/** What several islands share is one file: else home asks for twenty (docs/decisions/043). */
const codeSplitting = { groups: [{ name: 'shared', minShareCount: 2 }] };

export default defineConfig({
	site: siteSettings(process.env).siteUrl,
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always' },
	devToolbar: { enabled: false },
	server: { port },
	integrations: [
		react(),
		clientLoaded(),
		sitemap({ filter: (page) => isListed(page) }),
		finishBuild(),
	],
	vite: {
		css,
		plugins: [reloadContent()],
		// These browsers know light-dark(), nesting and layers: nothing is rewritten for older ones.
		build: {
			cssTarget: ['chrome130', 'firefox130', 'safari18'],
			// `<use>` can't show a part of a data address, so drawings stay files.
			assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
		},
		environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
		// On any other port the page would find no service.
		server: {
			strictPort: true,
			proxy: { '/backend': `http://127.0.0.1:${port + 1}` },
			// Vite's own list, and what holds inquiries or settings.
			fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/data/**', '**/release/**'] },
		},
		// A build beside a running `npm run dev` must not overwrite its cache with production's.
		cacheDir: inDev ? '.cache/vite-dev' : '.cache/vite',
	},
});
