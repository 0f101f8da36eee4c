import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Draws an icon of the set lucide, styled in base.css. Hidden from screen readers: the text beside it names it. */
export function Icon({ icon, size = 20 }: { icon: IconNode; size?: number }) {
	const shapes = icon.map(([tag, attributes]) => createElement(tag, attributes));
	const frame = { className: 'icon', width: size, height: size, viewBox: '0 0 24 24' };
	return createElement('svg', { ...frame, 'aria-hidden': true }, ...shapes);
}
