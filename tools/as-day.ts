import { z } from 'zod';
import { GERMAN_DAY } from '#shared/german-time.ts';
import { monthNamed } from '#shared/month.ts';

/**
 * A day as people write it, 28.11.2026, 28.11.26, 28. November 2026, 28. Nov. 2026, 2026-11-28, heute, gestern, as
 * 2026-11-28; what is no such day stays.
 */
export function asDay(typed: string, today: Date): string {
	const words = typed.trim();
	if (words.toLowerCase() === 'heute') return GERMAN_DAY.format(today);
	if (words.toLowerCase() === 'gestern') return dayBefore(GERMAN_DAY.format(today));
	const [, day = '', month = '', year = ''] =
		/^(\d{1,2})\.\s*(\d{1,2}(?=\.)|\p{L}+)\.?\s*(\d{4}|\d{2})$/u.exec(words) ?? [];
	const number = Number.parseInt(month, 10) || monthNamed(month);
	if (!day || number < 1) return words;
	const two = (part: string | number) => String(part).padStart(2, '0');
	return `${year.length === 2 ? `20${year}` : year}-${two(number)}-${two(day)}`;
}

/** Reckoned in UTC, where every day has 24 hours. */
function dayBefore(day: string): string {
	return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** What is wrong with a day, as 2026-11-28, on which a client agreed: it lies in the past, or is today. */
export function faultOfDay(day: string, today: Date): string | undefined {
	if (!z.iso.date().safeParse(day).success) return 'Erwartet einen Tag wie 28.11.2026, oder heute.';
	return day > asDay('heute', today)
		? 'Dieser Tag kommt erst noch; gefragt ist, wann Ihr Kunde zugestimmt hat.'
		: undefined;
}
