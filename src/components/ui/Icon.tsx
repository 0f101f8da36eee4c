import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** An icon of the one set, in the one line weight (base.css), hidden from screen readers: its neighbour text names it. */
export function Icon({ form, size = 20 }: { form: IconNode; size?: number }) {
	const shapes = form.map(([tag, attributes]) => createElement(tag, attributes));
	const frame = { className: 'icon', width: size, height: size, viewBox: '0 0 24 24' };
	return createElement('svg', { ...frame, 'aria-hidden': true }, ...shapes);
}
