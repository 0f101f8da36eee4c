/** Marks the topic in the table of contents whose heading the reader passed last, and unfolds its section. */
const topics = [...document.querySelectorAll<HTMLAnchorElement>('nav li li a')].flatMap((link) => {
	const heading = document.querySelector(link.hash);
	return heading ? [{ link, heading }] : [];
});
const passed = new Set<Element>();
const resizeObserver = new ResizeObserver(([entry]) => {
	if (entry?.target instanceof HTMLElement) makeRoom(entry.target);
});

// Beside the text the contents are open: by CSS, or by this where a browser lacks ::details-content.
if (!CSS.supports('selector(::details-content)') && matchMedia('(width >= 64rem)').matches)
	document.querySelector('nav details')?.setAttribute('open', '');

/** Counts a heading as passed once it is in the window's upper third or above. */
const observer = new IntersectionObserver(
	(entries) => {
		for (const { target, isIntersecting } of entries) {
			if (isIntersecting) passed.add(target);
			else passed.delete(target);
		}
		const last = topics.findLast(({ heading }) => passed.has(heading)) ?? topics[0];
		mark(last?.link);
	},
	{ rootMargin: '99999px 0px -66%' },
);
for (const { heading } of topics) observer.observe(heading);

function mark(current: HTMLAnchorElement | undefined): void {
	for (const { link } of topics) link.ariaCurrent = link === current ? 'location' : null;
	for (const section of document.querySelectorAll('nav details > ol > li')) {
		section.toggleAttribute('data-open', section.contains(current ?? null));
	}
	const list = current?.closest('ol');
	if (!list) return;
	makeRoom(list);
	// The list grows when the web fonts arrive.
	resizeObserver.disconnect();
	resizeObserver.observe(list);
}

function makeRoom(list: HTMLElement): void {
	list.closest('nav')?.style.setProperty('--unfolded', `${list.offsetHeight}px`);
}
