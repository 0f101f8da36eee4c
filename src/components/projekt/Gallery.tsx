import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PictureSources } from '#shared/manifest.ts';
import { DrawnFigure } from './DrawnFigure.tsx';
import type { Figures } from './figures.ts';
import { PictureWall } from './PictureWall.tsx';
import { shownFigures } from './shown-figure.ts';
import { useViewerInHistory } from './use-viewer-in-history.ts';
import { ViewerBar } from './ViewerBar.tsx';

type Props = Figures & {
	/** The client's ground. */
	ground: PictureSources;
};

/** A project's figures, which open large. */
export function Gallery({ figures, drawing, ground }: Props) {
	const [shown] = useState(() => shownFigures(figures));
	const { viewer, open } = useViewerInHistory(shown);
	const [first] = shown;
	const drawn = drawing && first;
	return (
		<>
			{drawn && <DrawnFigure {...drawing} figure={first} onOpen={open} />}
			<PictureWall figures={drawn ? shown.slice(1) : shown} ground={ground} onOpen={open} />
			{viewer?.element &&
				createPortal(
					<ViewerBar viewer={viewer} captions={shown.map(({ caption }) => caption)} />,
					viewer.element,
				)}
		</>
	);
}
