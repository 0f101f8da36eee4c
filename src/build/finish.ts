import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { aufbewahrungstage } from '#shared/aufbewahrung.ts';
import { inhaber } from '#shared/inhaber.ts';
import { writeHostFiles } from './dateien/host-files.ts';
import { inParallel } from './dateien/in-parallel.ts';
import { addCsp } from './seite/add-csp.ts';
import { addTitelSchrift } from './seite/add-titel-schrift.ts';
import { dropStyles } from './seite/drop-styles.ts';
import { fillFigures, loadedFiles } from './seite/fill-figures.ts';
import { hoistStyles } from './seite/hoist-styles.ts';
import { scriptsToFiles } from './seite/scripts-to-files.ts';
import { checkOwner } from './strenge/check-owner.ts';
import { missingReferences, rat } from './strenge/check-references.ts';
import { readProjekte } from './strenge/read-projekte.ts';
import { sampleTexts } from './strenge/sample-texts.ts';

/**
 * What happens to the built pages: long scripts as files, the styles they need, the headline's face,
 * a Content-Security-Policy with the hashes of each page's own inline code, figures for the title
 * block, a look at whether all they name is there, what static hosts read, and a note on what was
 * built.
 */
export function finish(): AstroIntegration {
	let origin = '';
	return {
		name: 'finish',
		hooks: {
			'astro:config:done': ({ config }) => {
				origin = new URL(config.site ?? '').origin;
			},
			'astro:build:start': ({ logger }) =>
				checkOwner(
					process.env,
					{ inhaber, projekte: readProjekte(), mustertexte: sampleTexts() },
					(text) => logger.warn(text),
				),
			'astro:build:done': async ({ dir }) => {
				const dist = fileURLToPath(dir);
				const namen = await readdir(dist, { recursive: true });
				const vorhanden = new Set(namen.map((name) => `/${name}`));
				const fehlend = new Map<string, string>();
				await inParallel(
					namen.filter((name) => name.endsWith('.html')),
					async (name) => {
						const datei = join(dist, name);
						const { html, dateien } = scriptsToFiles(await readFile(datei, 'utf8'));
						for (const [pfad, text] of dateien) {
							await writeFile(join(dist, pfad), text);
							vorhanden.add(pfad);
						}
						const fertig = await fillFigures(addCsp(await style(html, dist)), dist, new Date());
						for (const pfad of missingReferences(fertig, vorhanden, origin))
							fehlend.set(pfad, name);
						await writeFile(datei, fertig);
					},
				);
				if (fehlend.size > 0) throw new Error(complain(fehlend));
				const notiz = {
					gebaut: new Date().toISOString(),
					aufbewahrungstage: aufbewahrungstage(process.env),
				};
				await writeFile(join(dist, 'build.json'), `${JSON.stringify(notiz)}\n`);
				await writeHostFiles(dist);
			},
		},
	};
}

/** The page with its styles in the head: those it needs, and its headline's face. */
async function style(html: string, dist: string): Promise<string> {
	const dateien = [...(await loadedFiles(html, dist))];
	const skripte = dateien.filter(([pfad]) => pfad.endsWith('.js')).map(([, text]) => `${text}`);
	return addTitelSchrift(dropStyles(hoistStyles(html), skripte.join('\n')));
}

function complain(fehlend: ReadonlyMap<string, string>): string {
	const saetze = [...fehlend].map(
		([pfad, seite]) => `${seite} verweist auf ${pfad}, das es nicht gibt. ${rat(pfad)}`,
	);
	return `Dem Bau fehlt, was Seiten zeigen:\n${saetze.join('\n')}`;
}
