import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export type Bau = { dist: string; sekunden: number };

/** Builds the project in `root` for the owner's own address, as the owner would. */
export function buildSite(root: string): Bau {
	const { SITE_URL: _, ...env } = process.env;
	const began = performance.now();
	const lauf = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
		cwd: root,
		env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' },
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	});
	const sekunden = (performance.now() - began) / 1000;
	if (lauf.status !== 0) throw new Error(`Der Bau ist gescheitert:\n${lauf.stdout}${lauf.stderr}`);
	return { dist: join(root, 'dist'), sekunden };
}
