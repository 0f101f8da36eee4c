import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { aufbewahrungstage } from '#shared/aufbewahrung.ts';
import { writeSitemap } from './auffindbar/sitemap.ts';
import { compress } from './dateien/compress.ts';
import { copyPublic } from './dateien/copy-public.ts';
import { writeHostFiles } from './dateien/host-files.ts';
import { inParallel } from './dateien/in-parallel.ts';
import { deferScripts } from './seite/defer-scripts.ts';
import { fillFigures } from './seite/fill-figures.ts';
import { hoistStyles } from './seite/hoist-styles.ts';
import { minifyInline } from './seite/minify-inline.ts';
import { checkOwner } from './strenge/check-owner.ts';

/**
 * What happens to the built pages: inline scripts shortened and put off, figures for the footer, a
 * Content-Security-Policy with the hashes of each page's own inline code, the sitemap, what static
 * hosts read, compressed copies, and a note on what was built. `public/` is copied meanwhile.
 */
export function finish(): AstroIntegration {
	const kopie = copyPublic();
	return {
		name: 'finish',
		hooks: {
			'astro:config:setup': ({ config, updateConfig }) => {
				updateConfig({ vite: { plugins: [kopie.plugin(config)] } });
			},
			'astro:build:start': ({ logger }) => checkOwner(process.env, (text) => logger.warn(text)),
			'astro:build:done': async ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				const namen = await readdir(dist, { recursive: true });
				const seiten = namen.filter((name) => name.endsWith('.html'));
				await inParallel(seiten, async (name) => {
					const datei = join(dist, name);
					const roh = deferScripts(await minifyInline(hoistStyles(await readFile(datei, 'utf8'))));
					const { html, br } = await fillFigures(roh, dist, new Date());
					await writeFile(datei, html);
					await writeFile(`${datei}.br`, br);
				});
				const notiz = {
					gebaut: new Date().toISOString(),
					aufbewahrungstage: aufbewahrungstage(process.env),
				};
				await writeFile(join(dist, 'build.json'), `${JSON.stringify(notiz)}\n`);
				logger.info(`${await writeSitemap(dist, process.cwd())} Seiten in der Sitemap`);
				await writeHostFiles(dist);
				await kopie.done();
				logger.info(`${await compress(dist, new Set(seiten))} Dateien vorkomprimiert`);
			},
		},
	};
}
