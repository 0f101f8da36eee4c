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
		if (answer === 'nein') site.set('profile', []);
		if (answer === 'ja') site.set('profile', await askProfiles(site));
	},
};

async function askProfiles(site: Site): Promise<Profile[]> {
	const known = z.array(profile).parse(site.value('profile'));
	const found: Profile[] = [];
	for (;;) {
		const address = await askText({
			question: found.length === 0 ? 'Adresse des Profils' : 'Noch ein Profil?',
			why: 'Enter: fertig.',
			example: 'https://www.linkedin.com/in/…',
			check: (typed) => (typed === '' ? undefined : faultOf(site, profileAt(typed, known))),
		});
		if (address === '') return found;
		const profile = profileAt(address, known);
		const name =
			profile.name === ''
				? await askText({ question: 'Wie heißt das Netzwerk?', check: filled })
				: profile.name;
		found.push({ ...profile, name });
	}
}

function filled(text: string): string | undefined {
	return text === '' ? 'Erwartet einen Namen.' : undefined;
}

function faultOf(site: Site, { url }: Profile): string | undefined {
	return site.faultOf('profile', [{ name: 'Profil', url }]);
}

/** The profile at an address, with the network's name and the company behind it where they are known; else ''. */
export function profileAt(typed: string, known: readonly Profile[]): Profile {
	const url = typed.replace(/^(?:https?:\/\/)?/, 'https://');
	const label = URL.parse(url)?.hostname.split('.').at(-2) ?? '';
	const own = known.find(({ name }) => name.toLowerCase() === label);
	return own ? { ...own, url } : { name: NAMES[label] ?? '', url };
}

/** Networks by the middle of their address. */
const NAMES: Record<string, string> = {
	facebook: 'Facebook',
	instagram: 'Instagram',
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
	isOpen: (site) => site.value('hoster.avVertrag') === 'nein',
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
		site.set('hoster.avVertrag', answer === 'ja');
	},
};
