import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Anfrage } from '#shared/anfrage.ts';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';

const file = join(import.meta.dirname, 'genuine-anfragen.txt');

/**
 * A hundred invented inquiries that look unusual and are genuine, one a line: first name, last name,
 * telephone, message.
 */
export const GENUINE: Anfrage[] = readFileSync(file, 'utf8')
	.trim()
	.split('\n')
	.map((line) => {
		const [vorname = '', nachname = '', phone = '', message = ''] = line.split('|');
		return fixtureAnfrage({ vorname, nachname, phone, message });
	});
