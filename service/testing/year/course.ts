import fc from 'fast-check';

/** How the mail server fails: it is away, refuses the login, asks to come back later, or refuses what a mail says. */
const MAIL_FAULTS = ['away', 'login', 'later', 'content'] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/** Where the process dies: while it waits, between commit and answer, or after the server took a mail. */
const DEATHS = ['waiting', 'before the answer', 'after a mail'] as const;

/** How the database is lost: it alone is removed, it is damaged, or the whole data folder is emptied while nothing runs. */
const LOSSES = ['removed', 'damaged', 'emptied'] as const;
export type Loss = (typeof LOSSES)[number];

/** Something that happens. What lasts, lasts so many hours; what concerns one inquiry, the one of this number. */
export type Happening =
	| { kind: 'inquiries'; isMarked: boolean; letters: number[] }
	| { kind: 'mail server fails'; how: MailFault; hours: number }
	| { kind: 'process dies'; when: (typeof DEATHS)[number] }
	| { kind: 'machine is off'; hours: number }
	| { kind: 'clock is wrong'; days: number; hours: number }
	| { kind: 'disk is full'; hours: number }
	| { kind: 'database is lost'; how: Loss }
	/** By hand, with the newest copy, while the service runs. */
	| { kind: 'database is exchanged' }
	/** By the command, with one of the copies, old or new. */
	| { kind: 'owner restores'; which: number }
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

/** What happens, and how often: the weights say what is told apart most, not what is likely. */
const happening: fc.Arbitrary<Happening> = fc.oneof(
	weighted(34, {
		kind: kind('inquiries'),
		isMarked: fc.boolean(),
		letters: fc.array(fc.oneof({ weight: 9, arbitrary: fc.nat(2_000) }, fc.constant(12_000)), {
			minLength: 1,
			maxLength: 5,
		}),
	}),
	weighted(8, {
		kind: kind('mail server fails'),
		how: fc.constantFrom(...MAIL_FAULTS),
		// Most end before it is given up.
		hours: fc.oneof({ weight: 3, arbitrary: hours(36) }, hours(10 * 24)),
	}),
	weighted(4, { kind: kind('process dies'), when: fc.constantFrom(...DEATHS) }),
	weighted(2, { kind: kind('machine is off'), hours: hours(60) }),
	weighted(9, {
		kind: kind('clock is wrong'),
		days: fc.constantFrom(-200, -3, 3, 3, 200),
		hours: hours(40),
	}),
	weighted(3, { kind: kind('disk is full'), hours: hours(72) }),
	weighted(4, { kind: kind('database is lost'), how: fc.constantFrom(...LOSSES) }),
	weighted(3, { kind: kind('database is exchanged') }),
	weighted(4, { kind: kind('owner restores'), which }),
	weighted(3, { kind: kind('copies fail'), hours: hours(10 * 24) }),
	weighted(3, { kind: kind('second machine is away'), hours: hours(20 * 24) }),
	weighted(10, { kind: kind('owner deletes'), which }),
	weighted(4, { kind: kind('owner shows'), which }),
	weighted(2, { kind: kind('owner tries again') }),
);

function weighted<T>(weight: number, parts: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) {
	return { weight, arbitrary: fc.record(parts) };
}

/**
 * Things that happen in some months, one after the other, hours apart; fast-check draws them by a seed, and shortens a
 * course that breaks a promise. Without its bias, which draws short ones first.
 */
export const course: fc.Arbitrary<Step[]> = fc.noBias(
	fc.array(fc.record({ after: fc.nat(24), what: happening }), {
		minLength: 1,
		maxLength: 120,
		size: 'max',
	}),
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
