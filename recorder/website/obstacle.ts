import { errors } from 'playwright-core';
import { OwnerError } from '../../shared/owner-error.ts';

/** What keeps a page from being recorded, thrown where it is known. */
export type Obstacle =
	/** The server's answer, of which no page is shown. */
	| { kind: 'status'; status: number }
	/** What the browser could not do, in its own words: ERR_… */
	| { kind: 'network'; code: string }
	| { kind: 'login' | 'wall' | 'empty' | 'file' | 'silent' | 'crashed' | 'redirects' };

export class PageObstacle extends Error {
	override name = 'PageObstacle';
	readonly obstacle: Obstacle;
	constructor(obstacle: Obstacle) {
		super(obstacle.kind);
		this.obstacle = obstacle;
	}
}

/** The obstacle that an error is about; undefined for any other error. */
export function obstacleOf(reason: unknown): Obstacle | undefined {
	if (reason instanceof PageObstacle) return reason.obstacle;
	if (reason instanceof errors.TimeoutError) return { kind: 'silent' };
	const text = reason instanceof Error ? reason.message : '';
	const code = /net::(ERR_\w+)/.exec(text)?.[1];
	if (code === 'ERR_ABORTED' || text.includes('Download is starting')) return { kind: 'file' };
	return code === undefined ? undefined : { kind: 'network', code };
}

/** Tells in one sentence why a page cannot be recorded, and what to do. */
export function explainObstacle(address: string, obstacle: Obstacle, cause?: unknown): OwnerError {
	const detail =
		obstacle.kind === 'status'
			? ` (Status ${obstacle.status})`
			: obstacle.kind === 'network'
				? ` (${obstacle.code})`
				: '';
	const message = `${address} ${sentences[causeOf(obstacle)]} ${instead}${detail}`;
	return new OwnerError(message, { cause });
}

const instead = 'Oder statt der Website eigene Bilder aufnehmen (docs/projekte.md).';

/** How the sentence about an address goes on. */
const sentences = {
	login:
		'verlangt eine Anmeldung oder weist Programme ab. Bitte eine andere Adresse angeben, oder Benutzer und Passwort davor: https://benutzer:passwort@… (sie werden nirgends behalten).',
	wall: 'zeigt Programmen eine Sicherheitsprüfung statt der Website. Bitte beim Betreiber eine Ausnahme für diese Aufnahme erbitten oder eine Adresse ohne diese Prüfung angeben.',
	missing: 'ist nicht zu finden. Bitte Adresse und Internetverbindung prüfen.',
	busy: 'lässt gerade keine weiteren Abrufe zu. Bitte in einer Stunde wiederholen.',
	noContent: 'antwortet ohne Inhalt. Bitte die Adresse prüfen.',
	packing:
		'schickt Daten, die sich nicht entpacken lassen. Bitte den Betreiber bitten, die Komprimierung (Content-Encoding) zu richten.',
	fault: 'meldet einen Fehler statt einer Seite. Bitte die Adresse prüfen oder später wiederholen.',
	encryption:
		'hat keine gültige Verschlüsselung (Zertifikat oder TLS). Bitte den Betreiber bitten, sie zu richten.',
	redirects: 'leitet endlos weiter. Bitte die Adresse angeben, die am Ende im Browser steht.',
	file: 'ist eine Datei und keine Seite. Bitte die Adresse der Startseite angeben.',
	silent:
		'antwortet nicht, oder eines ihrer Skripte kommt nie zum Ende. Bitte im Browser prüfen, ob sie sich ganz öffnet.',
	crashed: 'füllt den Arbeitsspeicher oder stürzt ab. Bitte eine andere Seite der Website angeben.',
	unreachable: 'ist nicht zu erreichen. Bitte prüfen, ob sie läuft und eine Verbindung besteht.',
	empty: 'blieb leer. Bitte im Browser prüfen, was dort steht.',
};
type Cause = keyof typeof sentences;

function causeOf(obstacle: Obstacle): Cause {
	if (obstacle.kind === 'status') return statuses[obstacle.status] ?? 'fault';
	if (obstacle.kind === 'network') return causeOfCode(obstacle.code);
	return obstacle.kind;
}

const statuses: Record<number, Cause> = {
	204: 'noContent',
	401: 'login',
	403: 'login',
	404: 'missing',
	407: 'login',
	410: 'missing',
	429: 'busy',
};

/** Chromium's codes, or how they begin; any other means that the page cannot be reached. */
const codes: [begin: string, cause: Cause][] = [
	['ERR_CERT', 'encryption'],
	['ERR_SSL', 'encryption'],
	['ERR_BAD_SSL', 'encryption'],
	['ERR_NAME_NOT_RESOLVED', 'missing'],
	['ERR_INVALID_AUTH', 'login'],
	['ERR_PROXY_AUTH', 'login'],
	['ERR_TOO_MANY_REDIRECTS', 'redirects'],
	['ERR_CONTENT_DECODING', 'packing'],
	['ERR_HTTP_RESPONSE_CODE', 'fault'],
	['ERR_INVALID_RESPONSE', 'fault'],
];

function causeOfCode(code: string): Cause {
	return codes.find(([begin]) => code.startsWith(begin))?.[1] ?? 'unreachable';
}
