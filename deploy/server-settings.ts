import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError, readConfig } from '../service/config.ts';

/** What the service is told on a server; only root reads it, and hands it on. */
export const SETTINGS = '/etc/werkplan.env';

export function readServerSettings(): NodeJS.Dict<string> {
	return existsSync(SETTINGS) ? parseEnv(readFileSync(SETTINGS, 'utf8')) : {};
}

/** Changes some settings and leaves all other lines as they are. */
export function changeServerSettings(changes: Record<string, string>): void {
	writeServerSettings(withSettings(readFileSync(SETTINGS, 'utf8'), changes));
}

/** Replaces the file in one step; the new one is for root alone, whatever the old one was. */
export function writeServerSettings(text: string): void {
	rmSync(`${SETTINGS}.neu`, { force: true });
	writeFileSync(`${SETTINGS}.neu`, text, { mode: 0o600 });
	renameSync(`${SETTINGS}.neu`, SETTINGS);
}

/** Returns the text of a settings file with these values: in the place of old ones, or at its end. */
export function withSettings(text: string, changes: Record<string, string>): string {
	const lines = text.trimEnd().split('\n');
	for (const [name, value] of Object.entries(changes)) {
		const kept = lines.findIndex((line) => line.startsWith(`${name}=`));
		lines.splice(kept < 0 ? lines.length : kept, 1, `${name}=${value}`);
	}
	return `${lines.join('\n')}\n`;
}

/** Returns what the service would say about these settings, '' where they are right. */
export function faultsOf(settings: NodeJS.Dict<string>): string {
	try {
		readConfig(settings);
		return '';
	} catch (error) {
		if (error instanceof ConfigError) return error.message;
		throw error;
	}
}
