import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINT, FIELDS } from '#shared/form.ts';
import { DATABASE_NAME } from '../service/database.ts';
import type { Machine } from './machine.ts';

const UNIT = 'werkplan-probe';
const PORT = 4322;
/** Its own one: what lies in there is gone with the unit, and at the latest with the next boot. */
const FOLDER = '/var/tmp/werkplan';
/** How long a release may take to its first answer, on trial and after the switch. */
const ANSWERS_WITHIN_MS = 60_000;
/** After its first answer it is asked once more. */
const STILL_AFTER_MS = 5_000;

/** What the trial inquiry says in a field of each type. */
const TRIAL = {
	text: 'Probe vor dem Umschalten',
	email: 'probe@example.org',
	tel: '+49 231 123456',
	multiline: 'Nimmt diese Fassung Anfragen an?',
	checkbox: true,
};

/** An inquiry as a browser sends it. It is stored in the copy, and gone with it. */
const INQUIRY: RequestInit = {
	method: 'POST',
	headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
	body: JSON.stringify(Object.fromEntries(FIELDS.map(({ name, type }) => [name, TRIAL[type]]))),
};

/**
 * Runs a release beside the one that visitors see: on another port, on a copy of the database, without mail.
 * It has to answer, to store an inquiry, and to answer still some seconds later.
 * @returns why it is not fit, '' where it is
 */
export async function tryRelease(machine: Machine, release: string): Promise<string> {
	const start = machine.now().getTime() / 1000;
	machine.spawn('systemctl', 'stop', UNIT);
	try {
		const { status, stderr } = machine.spawn('systemd-run', '--quiet', ...unitOf(machine, release));
		const fault =
			status === 0
				? await faultOfRunning(machine, UNIT, PORT, () => faultOfStoring(machine))
				: `Sie lässt sich nicht starten. ${stderr}`.trim();
		if (fault !== '') sayLastLines(machine, UNIT, `--since=@${start}`);
		return fault;
	} finally {
		machine.spawn('systemctl', 'stop', UNIT);
		machine.spawn('systemctl', 'reset-failed', UNIT);
	}
}

/**
 * Returns why what was just started is not fit, '' where it answers, and the same process still does some seconds
 * later. What it says of its health does not matter: old inquiries are no fault of a release.
 * @param faultBetween asks for more, once it answers
 */
export async function faultOfRunning(
	machine: Machine,
	unit: string,
	port?: number,
	faultBetween: () => Promise<string> = async () => '',
): Promise<string> {
	const end = machine.now().getTime() + ANSWERS_WITHIN_MS;
	let health = await machine.health(port);
	while (health === null) {
		if (!machine.succeeds('systemctl', 'is-active', '--quiet', unit))
			return 'Sie endet gleich wieder.';
		if (machine.now().getTime() > end) return 'Sie antwortet nicht.';
		await machine.sleep(200);
		health = await machine.health(port);
	}
	const fault = await faultBetween();
	if (fault !== '') return fault;
	await machine.sleep(STILL_AFTER_MS);
	const later = await machine.health(port);
	return later?.processId === health.processId ? '' : 'Kurz danach antwortet sie nicht mehr.';
}

/** Says what a unit has said. @param since for journalctl */
export function sayLastLines(machine: Machine, unit: string, ...since: string[]): void {
	const lines = ['--no-pager', '-n', '30', '-o', 'cat', ...since];
	console.error(machine.spawn('journalctl', '-u', unit, ...lines).stdout);
}

async function faultOfStoring(machine: Machine): Promise<string> {
	const answer = await machine.askService(`/${ENDPOINT}`, INQUIRY, PORT);
	const said = answer ? `${answer.status} ${await answer.text()}` : 'keine Antwort';
	return /^200 .*"zeichen":/.test(said) ? '' : `Sie nimmt eine Probeanfrage nicht an (${said}).`;
}

/** What systemd-run needs: account, bounds, folders and settings of werkplan.service, but no mail. */
function unitOf(machine: Machine, release: string): string[] {
	const properties = [
		'User=werkplan',
		`WorkingDirectory=${folderOf(machine, release)}`,
		`LoadCredential=werkplan.env:${settingsOnTrial(machine)}`,
		'PrivateTmp=yes',
		'ProtectSystem=strict',
		// SQLite reads no database without writing beside it.
		`ReadWritePaths=${machine.data}`,
		'ProtectHome=yes',
		'NoNewPrivileges=yes',
		'MemoryMax=512M',
		'UMask=0077',
		'Restart=no',
		`ExecStartPre=/bin/mkdir -p ${FOLDER}`,
		...copyOf(machine, release),
	];
	// What is said here goes before the settings.
	const env = { PORT, HOST: '127.0.0.1', DATA_DIR: FOLDER, TRUST_PROXY: 1, SMTP_URL: '' };
	return [
		`--unit=${UNIT}`,
		...properties.map((property) => `--property=${property}`),
		...Object.entries(env).map(([name, value]) => `--setenv=${name}=${value}`),
		'--',
		join(folderOf(machine, release), 'bin/node'),
		'--max-old-space-size=256',
		'service/server.js',
	];
}

function settingsOnTrial({ proposedSettings, settingsFile }: Machine): string {
	return existsSync(proposedSettings) ? proposedSettings : settingsFile;
}

/** The copy is made by the release that runs, so that the other one changes nothing of the database. */
function copyOf(machine: Machine, release: string): string[] {
	if (!existsSync(machine.database)) return [];
	const folder = folderOf(machine, machine.releaseOf('current') || release);
	const program = `${folder}/bin/node ${folder}/service/maintenance.ts`;
	return [
		`ExecStartPre=/usr/bin/env DATA_DIR=${machine.data} ${program} sichern ${FOLDER}/${DATABASE_NAME}`,
	];
}

function folderOf({ base }: Machine, release: string): string {
	return join(base, 'releases', release);
}
