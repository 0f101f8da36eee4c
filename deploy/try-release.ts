import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_NAME } from '../service/database.ts';
import { type Machine, Refusal } from './machine.ts';

const UNIT = 'werkplan-probe';
const PORT = 4322;
/** Its own one: what lies in there is gone with the unit, and at the latest with the next boot. */
const FOLDER = '/var/tmp/werkplan';
const WAIT_MS = 60_000;
const STILL_AFTER_MS = 5_000;

/** An inquiry as a browser sends it. It is stored in the copy, and gone with it. */
const INQUIRY: RequestInit = {
	method: 'POST',
	headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
	body: JSON.stringify({
		vorname: 'Probe',
		nachname: 'vor dem Umschalten',
		email: 'probe@example.org',
		telefon: '',
		nachricht: 'Nimmt diese Fassung Anfragen an?',
		checkbox: true,
	}),
};

/**
 * Runs a release beside the one that visitors see: on another port, on a copy of the database, without mail.
 * It has to answer, to store an inquiry, and to answer still some seconds later.
 * @throws a Refusal that says why it is not fit
 */
export async function tryRelease(machine: Machine, release: string): Promise<void> {
	const start = Math.floor(machine.now().getTime() / 1000);
	machine.ask('systemctl', 'stop', UNIT);
	try {
		if (!machine.succeeds('systemd-run', '--quiet', ...unitOf(machine, release)))
			throw new Refusal('Sie lässt sich nicht starten.');
		await sendInquiry(machine);
	} catch (error) {
		const lines = ['--no-pager', '-n', '30', '-o', 'cat', `--since=@${start}`];
		console.error(machine.ask('journalctl', '-u', UNIT, ...lines).stdout);
		throw error;
	} finally {
		machine.ask('systemctl', 'stop', UNIT);
		machine.ask('systemctl', 'reset-failed', UNIT);
	}
}

async function sendInquiry(machine: Machine): Promise<void> {
	await waitForAnswer(machine);
	const answer = await machine.askService('/backend/sendMail.php', INQUIRY, PORT);
	const said = answer ? `${answer.status} ${await answer.text()}` : 'keine Antwort';
	if (!/^200 .*"zeichen":/.test(said))
		throw new Refusal(`Sie nimmt eine Probeanfrage nicht an (${said}).`);
	await machine.sleep(STILL_AFTER_MS);
	if ((await machine.health(PORT)) === null)
		throw new Refusal('Nach einer Probeanfrage antwortet sie nicht mehr.');
}

async function waitForAnswer(machine: Machine): Promise<void> {
	const end = machine.now().getTime() + WAIT_MS;
	while ((await machine.health(PORT)) === null) {
		if (!machine.succeeds('systemctl', 'is-active', '--quiet', UNIT))
			throw new Refusal('Sie endet gleich wieder.');
		if (machine.now().getTime() > end) throw new Refusal('Sie antwortet nicht.');
		await machine.sleep(200);
	}
}

/** What systemd-run needs: the account, bounds and folders of werkplan.service. */
function unitOf(machine: Machine, release: string): string[] {
	const properties = [
		'User=werkplan',
		`WorkingDirectory=${folderOf(machine, release)}`,
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
	const { SMTP_URL, MAIL_FROM, MAIL_TO, ...settings } = machine.settings();
	const env = { ...settings, PORT, HOST: '127.0.0.1', DATA_DIR: FOLDER, TRUST_PROXY: 1 };
	return [
		`--unit=${UNIT}`,
		...properties.map((property) => `--property=${property}`),
		...Object.entries(env).map(([name, value]) => `--setenv=${name}=${value}`),
		'--',
		join(folderOf(machine, release), 'bin/node'),
		'service/server.js',
	];
}

/** The copy is made by the release that runs, so that the other one changes nothing of the database. */
function copyOf(machine: Machine, release: string): string[] {
	if (!existsSync(join(machine.data, DATABASE_NAME))) return [];
	const folder = folderOf(machine, machine.releaseOf('current') || release);
	const program = `${folder}/bin/node ${folder}/service/maintenance.ts`;
	return [
		`ExecStartPre=/usr/bin/env DATA_DIR=${machine.data} ${program} sichern ${FOLDER}/${DATABASE_NAME}`,
	];
}

function folderOf({ base }: Machine, release: string): string {
	return join(base, 'releases', release);
}
