import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings, readSettingsText } from '#shared/settings-file.ts';
import { askForMail } from './ask-for-mail.ts';
import { type Machine, Refusal } from './machine.ts';
import {
	changeServerSettings,
	faultsOf,
	withSettings,
	writeServerSettings,
} from './server-settings.ts';
import { askForWacheUrl } from './wache-url.ts';

const HEADING = `# Einstellungen des Dienstes; was sie bedeuten, steht in /opt/werkplan/current/.env.example.
# Nach einer Änderung: sudo systemctl restart werkplan
`;

/**
 * Settles the settings of this server: those that are there stay, unless a file is given.
 * @param given path of a file of settings
 * @returns whether settings for mail came in. Faulty ones are refused before anything has changed
 */
export async function settleSettings(
	machine: Machine,
	domain: string,
	given: string | undefined,
	isSilent: boolean,
): Promise<boolean> {
	const { settingsFile } = machine;
	const siteUrl = { SITE_URL: `https://${domain}` };
	const isThere = existsSync(settingsFile);
	if (given === undefined && isThere) {
		refuseFaulty({ ...machine.settings(), ...siteUrl }, settingsFile);
		changeServerSettings(machine, siteUrl);
		console.log(`Die Einstellungen in ${settingsFile} bleiben; SITE_URL ist https://${domain}.`);
		return false;
	}
	const wanted = given === undefined ? await askForSettings(isSilent) : settingsIn(machine, given);
	const text = withSettings(`${HEADING}${wanted}`, siteUrl);
	refuseFaulty(parseSettings(text), given ?? settingsFile);
	writeServerSettings(machine, text);
	if (isThere)
		console.log(`Die Einstellungen in ${settingsFile} sind durch die in ${given} ersetzt.`);
	return true;
}

function settingsIn({ own }: Machine, file: string): string {
	if (!existsSync(file))
		throw new Refusal(
			`Die Datei „${file}“ gibt es nicht; ein Muster ist ${join(own, '.env.example')}.`,
		);
	// Those are the units' business.
	const ours = /^(SITE_URL|DATA_DIR|TRUST_PROXY|PORT|HOST)=/;
	return readSettingsText(file)
		.split('\n')
		.filter((line) => !ours.test(line))
		.join('\n');
}

async function askForSettings(isSilent: boolean): Promise<string> {
	const mail = isSilent ? { SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' } : await askForMail();
	const wacheUrl = isSilent ? '' : await askForWacheUrl();
	return `SMTP_URL=${mail.SMTP_URL}
MAIL_FROM=${mail.MAIL_FROM}
MAIL_TO=${mail.MAIL_TO}
# Wird alle zehn Minuten aufgerufen, solange alles in Ordnung ist.
WACHE_URL=${wacheUrl}
# Wohin jede Sicherung außerdem geht: benutzer@rechner:ordner
SICHERUNG_ZIEL=
`;
}

function refuseFaulty(settings: NodeJS.Dict<string>, file: string): void {
	const faults = faultsOf(settings);
	if (faults)
		throw new Refusal(`Mit den Einstellungen in ${file} startet der Dienst nicht. ${faults}`);
}
