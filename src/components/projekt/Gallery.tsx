import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PictureSources } from '#shared/manifest.ts';
import type { Figures } from '../../facts/figures.ts';
import { CutFigure } from './CutFigure.tsx';
import { PictureWall } from './PictureWall.tsx';
import { ViewerBar } from './ViewerBar.tsx';

type Props = Figures & {
	/** The client's ground. */
	ground: PictureSources;
};

/**
 * A project's figures, which open large. In each figure a link in the caption leads to the picture's file, and
 * without JavaScript shows that; the viewer is loaded at the first press.
 */
export function Gallery({ cut, others, ground }: Props) {
	const isOpening = useRef(false);
	const [opened, setOpened] = useState<React.ComponentProps<typeof ViewerBar>>();

	async function open(event: React.MouseEvent<HTMLElement>): Promise<void> {
		const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('figcaption a')];
		const { target } = event;
		const pressed = links.find((link) => target instanceof Node && link.contains(target));
		// With a key held the browser opens the file elsewhere.
		const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
		if (!pressed || !isPlain) return;
		event.preventDefault();
		// A second press while the viewer loads.
		if (isOpening.current) return;
		isOpening.current = true;
		try {
			const { openViewer } = await import('./open-viewer.ts');
			const viewer = openViewer(links, links.indexOf(pressed));
			viewer.on('destroy', () => setOpened(undefined));
			setOpened({ viewer, links });
		} catch (reason) {
			console.error('Die große Ansicht ließ sich nicht laden', reason);
			location.assign(pressed.href);
		} finally {
			isOpening.current = false;
		}
	}

	const element = opened?.viewer.element;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears the links inside, which take the keys
		<div onClick={open}>
			{cut && <CutFigure {...cut} />}
			<PictureWall figures={others} firstNumber={cut ? 2 : 1} ground={ground} />
			{element && createPortal(<ViewerBar {...opened} />, element)}
		</div>
	);
}
