import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Enlargeable } from './open-viewer.ts';
import { ViewerBar } from './ViewerBar.tsx';

type Viewer = ReturnType<typeof import('./open-viewer.ts')['openViewer']>;
type Opened = { viewer: Viewer; pictures: readonly Enlargeable[]; index: number };

/**
 * Opens the pictures of its figures large. In each figure a link in the caption leads to the picture's file,
 * and without JavaScript shows that; the viewer is loaded at the first press.
 */
export function Gallery({ children }: { children: React.ReactNode }) {
	const [opened, setOpened] = useState<Opened>();

	async function open(event: React.MouseEvent<HTMLElement>): Promise<void> {
		const pictures = picturesIn(event.currentTarget);
		const { target } = event;
		const index = pictures.findIndex(({ link }) => target instanceof Node && link.contains(target));
		// With a key held the browser opens the file elsewhere.
		const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
		const { link } = pictures[index] ?? {};
		if (!link || !isPlain) return;
		event.preventDefault();
		try {
			const { openViewer } = await import('./open-viewer.ts');
			const viewer = openViewer(pictures, index);
			viewer.on('change', () => setOpened({ viewer, pictures, index: viewer.currIndex }));
			viewer.on('destroy', () => setOpened(undefined));
			setOpened({ viewer, pictures, index });
		} catch (reason) {
			console.error('Die große Ansicht ließ sich nicht laden', reason);
			location.assign(link.href);
		}
	}

	const element = opened?.viewer.element;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears the links inside, which take the keys
		<div onClick={open}>
			{children}
			{opened && element && createPortal(<ViewerBar {...barOf(opened)} />, element)}
		</div>
	);
}

function picturesIn(gallery: HTMLElement): Enlargeable[] {
	return [...gallery.querySelectorAll<HTMLAnchorElement>('figcaption a')].map((link) => ({
		link,
		caption: link.textContent,
	}));
}

function barOf({ viewer, pictures, index }: Opened): React.ComponentProps<typeof ViewerBar> {
	return {
		caption: pictures[index]?.caption ?? '',
		number: index + 1,
		count: pictures.length,
		onStep: (by) => (by > 0 ? viewer.next() : viewer.prev()),
		onClose: () => viewer.close(),
	};
}
