import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readSettingsFile, unknownNames } from '#shared/settings-file.ts';
import { readConfig } from '../service/config.ts';
import type { Machine } from './machine.ts';

/** Changes some settings and leaves all other lines as they are. */
export function changeServerSettings(machine: Machine, changes: Record<string, string>): void {
	writeServerSettings(machine, withSettings(readFileSync(machine.settingsFile, 'utf8'), changes));
}

/** Replaces the file in one step; the new one is for root alone, whatever the old one was. */
export function writeServerSettings({ settingsFile }: Machine, text: string): void {
	rmSync(`${settingsFile}.neu`, { force: true });
	writeFileSync(`${settingsFile}.neu`, text, { mode: 0o600 });
	renameSync(`${settingsFile}.neu`, settingsFile);
}

/** Returns the text of a settings file with these values: in the place of the old ones, or at its end. */
export function withSettings(text: string, changes: Record<string, string>): string {
	const lines = text.trimEnd().split('\n');
	for (const [name, value] of Object.entries(changes)) {
		const isOld = (line: string) => RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line);
		// Of several lines the last counts; one is enough.
		const place = lines.findLastIndex(isOld);
		if (place < 0) lines.push(`${name}=${value}`);
		else lines[place] = `${name}=${value}`;
		for (let at = place - 1; at >= 0; at -= 1) if (isOld(lines[at] ?? '')) lines.splice(at, 1);
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

/** Returns a sentence on names that .env.example does not have, '' where there are none. */
export function unknownSettings(machine: Machine): string {
	const example = readSettingsFile(join(machine.own, '.env.example'));
	const unknown = unknownNames(machine.settings(), example);
	if (unknown.length === 0) return '';
	return `In ${machine.settingsFile} steht, was niemand kennt: ${unknown.join(', ')}. Ein Schreibfehler? Die Namen stehen in ${join(machine.current, '.env.example')}.`;
}
