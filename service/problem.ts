import { z } from 'zod';

/** The most urgent first. */
const URGENCIES = ['away', 'closed', 'fault', 'unread', 'hint'] as const;

/** The subject of the mail that tells a trouble, by its urgency. */
export const SUBJECTS: Record<(typeof URGENCIES)[number], string> = {
	/** The site cannot be reached. */
	away: 'Dringend: Ihre Website ist nicht erreichbar',
	/** No inquiry can be taken. */
	closed: 'Dringend: Ihr Kontaktformular nimmt nichts an',
	/** Something keeps inquiries from being kept or read. */
	fault: 'Bitte nachsehen: Ihre Website',
	/** Nothing is broken, but what nobody has read is deleted soon. */
	unread: 'Bitte lesen: wird bald gelöscht',
	/** Nothing is broken yet. */
	hint: 'Hinweis zu Ihrer Website',
};

/** Something that the owner has to see to. Log, `status` and mail say its sentence. */
export const problemSchema = z.object({
	/** What kind of trouble it is, as `disk`; stays the same while the sentence changes. When it is told: tell-owner.ts. */
	key: z.string(),
	/** What only another release knows counts as a hint: its watch may have left the last report. */
	urgency: z.enum(URGENCIES).catch('hint'),
	/** German, complete, says what to do; holds no personal data. */
	sentence: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Returns the subject of a mail with these problems: that of the most urgent. */
export function subjectOfProblems(problems: Problem[]): string {
	const urgency = URGENCIES.find((one) => problems.some((problem) => problem.urgency === one));
	return SUBJECTS[urgency ?? 'hint'];
}

/** Why inquiries wait above MAIL_LIMIT, as mails and `status` say it. */
export function limitText(mailLimit: number): string {
	return `Mehr E-Mails gehen in dieser Stunde nicht hinaus (MAIL_LIMIT: ${mailLimit})`;
}

/** Tells whether health says „gestört“: something keeps inquiries from being taken, kept or read. */
export function isFault({ urgency }: Problem): boolean {
	return urgency === 'closed' || urgency === 'fault';
}
