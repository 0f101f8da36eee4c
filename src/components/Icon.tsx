import type { LucideIcon } from 'lucide-react';

/** An icon of the one set, in the one line weight, hidden from screen readers: its neighbour text names it. */
export function Icon({ form: Form, size = 20 }: { form: LucideIcon; size?: number }) {
	return <Form size={size} strokeWidth={1.75} aria-hidden="true" {...INLINE} />;
}

/** Within HTML no drawing has to name its language. */
const INLINE = { xmlns: undefined };
