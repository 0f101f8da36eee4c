import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of the element is in the window; false until the browser has said so. */
export function useInView(element: RefObject<Element | null>): boolean {
	const [isInView, setInView] = useState(false);
	useEffect(() => {
		const observer = new IntersectionObserver((entries) => {
			setInView(entries.at(-1)?.isIntersecting ?? false);
		});
		if (element.current) observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return isInView;
}
