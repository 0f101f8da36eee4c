import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import type { Addressing } from '../mail/compose.ts';
import type { StoredAnfrage } from '../store/row.ts';

export const ADDRESSING: Addressing = {
	from: 'website@seite.example',
	to: 'inhaber@postfach.example',
	siteUrl: 'https://www.seite.example',
	name: 'Max Mustermann',
	country: 'Deutschland',
	ownerCommand: 'npm run anfragen --',
};

/** A stored inquiry; `changes` replace some of its values. */
export function fixtureRow(changes: Partial<StoredAnfrage> = {}): StoredAnfrage {
	return {
		...fixtureAnfrage(),
		id: 17,
		receivedAt: Date.UTC(2026, 2, 2, 10, 0),
		zeichen: '7K3F-22',
		messageKey: '0b0c7c64-8f5e-4d63-9a9e-2b1f4a2b7c11',
		shownAt: null,
		toldAt: null,
		consentSince: '2026-11-22',
		status: 'waiting',
		attempts: 1,
		mailKind: 'full',
		reasons: [],
		queuedAt: 0,
		dueAt: 0,
		lastError: null,
		sentAt: null,
		...changes,
	};
}
