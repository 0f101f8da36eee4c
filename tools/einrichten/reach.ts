import { z } from 'zod';
import { askText, choose } from '../dialog.ts';
import type { Question } from './question.ts';
import type { Site } from './site.ts';

const profile = z.object({
	name: z.string(),
	url: z.string(),
	anbieter: z.string().exactOptional(),
});
type Profile = z.infer<typeof profile>;

export const profilesQuestion: Question = {
	...{
		group: 'erreichbar',
		key: 'profile',
		label: 'Ihre öffentlichen Profile',
		page: 'Jede Seite',
	},
	settles: ['profile'],
	isOpen: (site) => site.isStandIn('profile'),
	async ask(site) {
		const answer = await choose(
			{
				question: 'Öffentliche Profile: LinkedIn, Instagram oder andere?',
				why: 'In der Profilkarte.',
			},
			[
				['', 'Später'],
				['ja', 'Ja, ich nenne sie'],
				['nein', 'Nein, keine'],
			],
		);
		if (answer === 'nein') site.setFact('profile', []);
		if (answer === 'ja') site.setFact('profile', await askProfiles(site));
	},
};

async function askProfiles(site: Site): Promise<Profile[]> {
	const known = z.array(profile).parse(site.fact('profile'));
	const found: Profile[] = [];
	for (;;) {
		const address = await askText({
			question: found.length === 0 ? 'Adresse des Profils' : 'Noch ein Profil?',
			why: 'Enter: fertig.',
			example: 'https://www.linkedin.com/in/…',
			check: (typed) => (typed === '' ? undefined : faultOf(site, profileAt(typed, known))),
		});
		if (address === '') return found;
		found.push(profileAt(address, known));
	}
}

function faultOf(site: Site, profile: Profile): string | undefined {
	const fault = site.faultOfFact('profile', [profile]);
	return fault && `Erwartet ${fault}.`;
}

/** The profile at an address: its network has the name of its host, and the company behind it if that is known. */
export function profileAt(typed: string, known: readonly Profile[]): Profile {
	const url = typed.replace(/^(?:https?:\/\/)?/, 'https://');
	const host = URL.parse(url)?.hostname.replace(/^(?:www|de)\./, '') ?? '';
	const label = host.split('.').at(-2) ?? '';
	const own = known.find(({ name }) => name.toLowerCase() === label);
	const name = NAMES[label] ?? `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
	return own ? { ...own, url } : { name, url };
}

/** Networks that do not write themselves as their address does. */
const NAMES: Record<string, string> = {
	linkedin: 'LinkedIn',
	github: 'GitHub',
	youtube: 'YouTube',
	xing: 'XING',
	tiktok: 'TikTok',
};

export const contractQuestion: Question = {
	...{ group: 'recht', key: 'hoster', page: 'Datenschutz' },
	label: 'Der Vertrag zur Auftragsverarbeitung mit dem Hoster',
	settles: ['hoster.avVertrag'],
	isOpen: (site) => site.fact('hoster.avVertrag') === false,
	async ask(site) {
		const answer = await choose(
			{
				question: 'Haben Sie mit dem Hoster den Vertrag zur Auftragsverarbeitung geschlossen?',
				why: 'Art. 28 DSGVO; meist in seinem Kundenbereich. Vorher darf die Seite nicht online.',
			},
			[
				['nein', 'Noch nicht'],
				['ja', 'Ja'],
			],
		);
		site.setFact('hoster.avVertrag', answer === 'ja');
	},
};
