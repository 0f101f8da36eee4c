import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OwnerError } from '#shared/owner-error.ts';
import {
	ConfigError,
	type Env,
	parseSettings,
	readSettingsFile,
	readSettingsText,
	unknownNames,
} from '#shared/settings-file.ts';
import { readConfig, readSiteUrl } from '../service/config.ts';
import { replaceFile } from '../service/state-file.ts';
import { writeDomain } from './caddy.ts';
import type { Machine } from './machine.ts';
import type { Terminal } from './terminal.ts';
import { askForMail, askForWacheUrl } from './ways-to-owner.ts';

const HEADING = `# Einstellungen des Dienstes; was sie bedeuten, steht in /opt/werkplan/current/.env.example.
# Nach einer Änderung: sudo systemctl restart werkplan
`;

/** The mode of a file that holds a password. */
const FOR_ROOT = 0o600;

/**
 * Settles the settings of this server: those that are there stay, unless a file is given. What is to take their place
 * is proposed to the trial of the release; the first ones are written at once.
 * @param given path of a file of settings
 * @param terminal where the first ones are asked for; null = they stay empty
 * @returns whether settings for mail came in. Faulty ones are refused before anything has changed
 */
export async function settleSettings(
	machine: Machine,
	domain: string,
	given: string | undefined,
	terminal: Terminal | null,
): Promise<boolean> {
	const { settingsFile, proposedSettings } = machine;
	const siteUrl = { SITE_URL: `https://${domain}` };
	const isThere = existsSync(settingsFile);
	dropProposal(machine);
	if (given === undefined && isThere) {
		refuseFaulty({ ...machine.settings(), ...siteUrl }, settingsFile);
		replaceFile(proposedSettings, changedText(machine, siteUrl), FOR_ROOT);
		console.log(`Die Einstellungen in ${settingsFile} bleiben, mit SITE_URL=https://${domain}.`);
		return false;
	}
	const wanted = given === undefined ? await firstSettings(terminal) : settingsIn(machine, given);
	const text = withSettings(`${HEADING}${wanted}`, siteUrl);
	refuseFaulty(parseSettings(text), given ?? settingsFile);
	replaceFile(isThere ? proposedSettings : settingsFile, text, FOR_ROOT);
	if (isThere)
		console.log(`Die Einstellungen in ${settingsFile} werden durch die in ${given} ersetzt.`);
	return true;
}

function settingsIn({ own }: Machine, file: string): string {
	if (!existsSync(file))
		throw new OwnerError(
			`Die Datei „${file}“ gibt es nicht; ein Muster ist ${join(own, '.env.example')}.`,
		);
	return readSettingsText(file);
}

const FIRST = `SMTP_URL=
MAIL_FROM=
MAIL_TO=
# Wird alle zehn Minuten aufgerufen, solange alles in Ordnung ist.
WACHE_URL=
# Wohin jede Sicherung außerdem geht: benutzer@rechner:ordner
SICHERUNG_ZIEL=
`;

async function firstSettings(terminal: Terminal | null): Promise<string> {
	if (!terminal) return FIRST;
	const mail = await askForMail(terminal);
	return withSettings(FIRST, { ...mail, WACHE_URL: await askForWacheUrl(terminal) });
}

function refuseFaulty(settings: Env, file: string): void {
	try {
		readConfig(settings);
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		throw new OwnerError(
			`Mit den Einstellungen in ${file} startet der Dienst nicht. ${error.message}`,
		);
	}
}

/**
 * Changes some settings and leaves all other lines as they are. What was proposed before is outdated by that: an
 * installation that has not come to its switch yet goes on with these.
 * @throws OwnerError where the service would not start with them, and while a switch is about to take a proposal
 */
export function changeServerSettings(machine: Machine, changes: Record<string, string>): void {
	const text = changedText(machine, changes);
	refuseFaulty(parseSettings(text), machine.settingsFile);
	dropProposal(machine);
	replaceFile(machine.settingsFile, text, FOR_ROOT);
}

/** Removes what an interrupted installation has proposed. @throws OwnerError while a switch is about to take it */
export function dropProposal(machine: Machine): void {
	machine.refuseWhileSwitching();
	rmSync(machine.proposedSettings, { force: true });
}

function changedText({ settingsFile }: Machine, changes: Record<string, string>): string {
	return withSettings(readFileSync(settingsFile, 'utf8'), changes);
}

/**
 * Puts the proposed settings in the place of those that hold, and names their domain to Caddy where it is ours.
 * @returns what undoes it
 */
export function takeProposal(machine: Machine): () => void {
	const { settingsFile, proposedSettings, domainFile } = machine;
	const settingsBefore = textOf(settingsFile);
	const domainBefore = textOf(domainFile);
	const isNew = existsSync(proposedSettings);
	const settings = readSettingsFile(isNew ? proposedSettings : settingsFile);
	if (existsSync(domainFile)) writeDomain(machine, new URL(readSiteUrl(settings)).hostname);
	if (isNew) renameSync(proposedSettings, settingsFile);
	return () => {
		if (settingsBefore) replaceFile(settingsFile, settingsBefore, FOR_ROOT);
		if (domainBefore) writeFileSync(domainFile, domainBefore);
	};
}

/** '' where there is none. */
function textOf(file: string): string {
	return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the text of a settings file with these values: each in the place of its last line, which counts, or at the end. */
export function withSettings(text: string, changes: Record<string, string>): string {
	let lines = text.trimEnd().split('\n');
	for (const [name, value] of Object.entries(changes)) {
		const isOld = (line: string) => RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line);
		const place = lines.findLastIndex(isOld);
		const changed = `${name}=${quoted(value)}`;
		if (place < 0) lines.push(changed);
		else
			lines = lines.flatMap((line, at) => {
				if (at === place) return [changed];
				return isOld(line) ? [] : [line];
			});
	}
	return `${lines.join('\n')}\n`;
}

/** A `#` would begin a comment, and a quote a text that may go on over further lines. */
function quoted(value: string): string {
	if (!/[#'"`]/.test(value)) return value;
	const quote = value.includes("'") ? '`' : "'";
	return quote + value + quote;
}

/** Returns a sentence on names that .env.example does not have, '' where there are none. */
export function unknownSettings(machine: Machine): string {
	const example = readSettingsFile(join(machine.own, '.env.example'));
	const unknown = unknownNames(machine.settings(), example);
	if (unknown.length === 0) return '';
	return `In ${machine.settingsFile} steht, was niemand kennt: ${unknown.join(', ')}. Ein Schreibfehler? Die Namen stehen in ${join(machine.current, '.env.example')}.`;
}
