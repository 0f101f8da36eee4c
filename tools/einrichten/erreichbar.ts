import { listQuestion, partOf, splitAtColon } from './list.ts';
import type { Question } from './question.ts';
import type { Value } from './site.ts';

/** Networks by the middle of their address, and the company behind them where the privacy policy names it. */
const NETWORKS: Record<string, [name: string, company?: string]> = {
	linkedin: ['LinkedIn', 'LinkedIn Ireland Unlimited Company, Wilton Plaza, Dublin 2, Irland'],
	instagram: ['Instagram', 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irland'],
	facebook: ['Facebook', 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irland'],
	github: ['GitHub'],
	youtube: ['YouTube', 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland'],
	xing: ['XING', 'New Work SE, Am Strandkai 1, 20457 Hamburg, Deutschland'],
	tiktok: ['TikTok'],
};

export const profilesQuestion: Question = listQuestion({
	...{ group: 'erreichbar', key: 'profile', page: 'Jede Seite' },
	label: 'Ihre öffentlichen Profile',
	field: 'profile',
	why: 'LinkedIn, Instagram oder andere; in der Profilkarte.',
	shape: {
		what: 'ein Profil',
		form: 'eine Adresse wie „https://www.linkedin.com/in/…“, bei unbekannten Netzwerken „Name: Adresse“',
		most: 5,
		none: 'Keine',
		print: (item) => {
			const url = partOf(item, 'url');
			return profileAt(url) ? url : `${partOf(item, 'name')}: ${url}`;
		},
		read: profileAt,
	},
});

/** The profile at an address, or with its network's name before; undefined where nobody knows the network. */
export function profileAt(typed: string): Value | undefined {
	const [before, after] = splitAtColon(typed.replace(/^https?:\/\//, '')) ?? [];
	const address = after ?? typed;
	const url = address.replace(/^(?:https?:\/\/)?/, 'https://');
	const [known, company] = NETWORKS[URL.parse(url)?.hostname.split('.').at(-2) ?? ''] ?? [];
	const name = after ? before : known;
	if (!name || !URL.canParse(url)) return undefined;
	return company ? { name, url, anbieter: company } : { name, url };
}
