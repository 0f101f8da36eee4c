import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Draws an icon of the set lucide, styled in base.css. Hidden from screen readers: the text beside it names it. */
export function Icon({ form, size = 20 }: { form: IconNode; size?: number }) {
	const shapes = form.map(([tag, attributes]) => createElement(tag, attributes));
	const frame = { className: 'icon', width: size, height: size, viewBox: '0 0 24 24' };
	return createElement('svg', { ...frame, 'aria-hidden': true }, ...shapes);
}
