import fc from 'fast-check';

/** How the mail server fails: it is away, refuses the login, asks to come back later, or refuses what a mail says. */
const MAIL_FAULTS = ['away', 'login', 'later', 'content'] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/** Where the process dies: while it waits, between commit and answer, or after the server took a mail. */
const DEATHS = ['waiting', 'before the answer', 'after a mail'] as const;

/** What befalls the database: removed, damaged, or last night's copy put in its place. */
const LOSSES = ['gone', 'damaged', 'exchanged'] as const;

/** Something that happens. What lasts, lasts so many hours; what concerns one inquiry, the one of this number. */
export type Happening =
	| { kind: 'inquiry'; isMarked: boolean; letters: number }
	| { kind: 'mail server fails'; how: MailFault; hours: number }
	| { kind: 'process dies'; when: (typeof DEATHS)[number] }
	| { kind: 'machine is off'; hours: number }
	| { kind: 'clock is wrong'; days: number; hours: number }
	| { kind: 'disk is full'; hours: number }
	| { kind: 'database is lost'; how: (typeof LOSSES)[number] }
	| { kind: 'copies fail'; hours: number }
	| { kind: 'second machine is away'; hours: number }
	| { kind: 'owner deletes'; which: number }
	| { kind: 'owner shows'; which: number }
	| { kind: 'owner tries again' };

/** It happens so many hours after the one before. */
export type Step = { after: number; what: Happening };

const kind = <const Kind extends Happening['kind']>(name: Kind) => fc.constant(name);
const hours = (most: number) => fc.integer({ min: 1, max: most });
const which = fc.nat(1_000);

/** The weights are about how often such a thing happens, much closer together than in life. */
const happening: fc.Arbitrary<Happening> = fc.oneof(
	{
		weight: 40,
		arbitrary: fc.record({
			kind: kind('inquiry'),
			isMarked: fc.boolean(),
			letters: fc.constantFrom(0, 80, 400, 12_000),
		}),
	},
	{
		weight: 6,
		arbitrary: fc.record({
			kind: kind('mail server fails'),
			how: fc.constantFrom(...MAIL_FAULTS),
			hours: hours(10 * 24),
		}),
	},
	{
		weight: 6,
		arbitrary: fc.record({ kind: kind('process dies'), when: fc.constantFrom(...DEATHS) }),
	},
	{ weight: 2, arbitrary: fc.record({ kind: kind('machine is off'), hours: hours(60) }) },
	{
		weight: 3,
		arbitrary: fc.record({
			kind: kind('clock is wrong'),
			days: fc.constantFrom(-200, -3, 3, 200),
			hours: hours(40),
		}),
	},
	{ weight: 3, arbitrary: fc.record({ kind: kind('disk is full'), hours: hours(72) }) },
	{
		weight: 3,
		arbitrary: fc.record({ kind: kind('database is lost'), how: fc.constantFrom(...LOSSES) }),
	},
	{ weight: 3, arbitrary: fc.record({ kind: kind('copies fail'), hours: hours(10 * 24) }) },
	{
		weight: 3,
		arbitrary: fc.record({ kind: kind('second machine is away'), hours: hours(20 * 24) }),
	},
	{ weight: 6, arbitrary: fc.record({ kind: kind('owner deletes'), which }) },
	{ weight: 4, arbitrary: fc.record({ kind: kind('owner shows'), which }) },
	{ weight: 2, arbitrary: fc.record({ kind: kind('owner tries again') }) },
);

/** A year and a bit of things that happen; fast-check draws it by a seed, and shortens one that breaks a promise. */
export const course: fc.Arbitrary<Step[]> = fc.array(
	fc.record({ after: fc.integer({ min: 0, max: 48 }), what: happening }),
	{ minLength: 20, maxLength: 400, size: 'max' },
);

/** Returns one line for each step, to read and to compare. */
export function courseText(steps: Step[]): string {
	let hour = 0;
	return steps
		.map(({ after, what: { kind, ...rest } }) => {
			hour += after;
			return `day ${Math.floor(hour / 24)}, ${hour % 24} h: ${kind} ${Object.values(rest).join(' ')}`;
		})
		.join('\n');
}
