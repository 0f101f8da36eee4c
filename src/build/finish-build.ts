import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkOwner, readSiteFacts } from './checks/check-owner.ts';
import { missingReferences, remedyFor } from './checks/missing-references.ts';
import { writeHtaccess } from './htaccess.ts';
import { parsePage } from './parse-page.ts';
import { withPolicy } from './policy.ts';

/**
 * What follows once all pages are built: each gets its policy, and a missing file stops the build.
 * Writes .htaccess for Apache.
 */
export function finishBuild(): AstroIntegration {
	let origin = '';
	return {
		name: 'finish-build',
		hooks: {
			'astro:config:done': ({ config }) => {
				origin = new URL(config.site ?? '').origin;
			},
			'astro:build:start': ({ logger }) =>
				void checkOwner(process.env, readSiteFacts(), (text) => logger.warn(text)),
			'astro:build:done': async ({ dir }) => {
				const dist = fileURLToPath(dir);
				await finishPages(dist, origin);
				await writeHtaccess(dist);
			},
		},
	};
}

/** Gives each page its policy. @throws for what pages show and the build does not have, each once, with what to do */
export async function finishPages(dist: string, origin: string): Promise<void> {
	await nameAsLinked(dist);
	const names = await readdir(dist, { recursive: true });
	const present = new Set(names.map((name) => `/${name}`));
	const complaints = new Map<string, string>();
	for (const name of names.filter((name) => name.endsWith('.html'))) {
		const file = join(dist, name);
		const page = parsePage(await readFile(file, 'utf8'));
		for (const path of missingReferences(page, present, origin))
			complaints.set(path, `${name} verweist auf ${path}, das es nicht gibt. ${remedyFor(path)}`);
		await writeFile(file, withPolicy(page));
	}
	if (complaints.size === 0) return;
	throw new Error(`Dem Bau fehlt, was Seiten zeigen:\n${[...complaints.values()].join('\n')}`);
}

/** A Mac may name a file with „ü“ as two characters; links have one. What Vite names, pages name as it does. */
async function nameAsLinked(dist: string): Promise<void> {
	const names = await readdir(dist, { recursive: true });
	const owners = names.filter((name) => !name.startsWith('_astro'));
	// A folder is renamed after what is in it.
	for (const name of owners.toSorted((a, b) => b.length - a.length))
		if (basename(name) !== basename(name).normalize())
			await rename(join(dist, name), join(dist, dirname(name), basename(name).normalize()));
}
