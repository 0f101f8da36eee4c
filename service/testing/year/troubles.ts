import { HOUR } from '../../times.ts';

export type Trouble = 'mail server' | 'machine' | 'clock' | 'disk' | 'copies' | 'second machine';

const KEEPS_MAILS = new Set<Trouble>(['mail server', 'machine', 'clock']);

/** Troubles that last, each for some hours, and since when there has been none. */
export class Troubles {
	/** Since when none has lasted. */
	wellSince: number;
	/** Since when none has kept mails from the owner. */
	mailableSince: number;
	readonly #lasting = new Map<Trouble, { from: number; until: number }>();
	readonly #time: () => number;

	/** @param time true time */
	constructor(time: () => number) {
		this.#time = time;
		this.wellSince = time();
		this.mailableSince = time();
	}

	begin(what: Trouble, hours: number): void {
		const from = this.#time();
		this.#lasting.set(what, { from, until: from + hours * HOUR });
	}

	/** Ends what is over by now. */
	end(): void {
		const now = this.#time();
		for (const [what, { until }] of this.#lasting) {
			if (until > now) continue;
			this.#lasting.delete(what);
			if (this.areNone()) this.wellSince = now;
			if (KEEPS_MAILS.has(what)) this.mailableSince = now;
		}
	}

	last(what: Trouble): boolean {
		return this.#time() < (this.#lasting.get(what)?.until ?? 0);
	}

	/** Since when one has lasted; null = it does not. */
	since(what: Trouble): number | null {
		return this.last(what) ? (this.#lasting.get(what)?.from ?? null) : null;
	}

	areNone(): boolean {
		return this.#lasting.size === 0;
	}

	keepMails(): boolean {
		return [...KEEPS_MAILS].some((what) => this.last(what));
	}
}
