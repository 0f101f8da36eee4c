import type { LucideIcon } from 'lucide-react';

/** An icon of the one set, in the one line weight, hidden from screen readers: its neighbour text names it. */
export function Icon({ form: Form, groesse = 20 }: { form: LucideIcon; groesse?: number }) {
	return <Form size={groesse} strokeWidth={1.75} aria-hidden="true" />;
}
