import { galerie } from '../../content/texte/galerie.ts';
import type { ShownFigure } from './shown-figure.ts';

type Props = {
	figure: ShownFigure;
	onOpen: (figure: ShownFigure) => void;
	className?: string | undefined;
	/** After the caption. */
	children?: React.ReactNode;
};

/**
 * A figure's caption as a link. It leads to the picture's file, and without JavaScript shows that; a press opens the
 * viewer.
 */
export function FigureLink({ figure, onOpen, className, children }: Props) {
	const press = (event: React.MouseEvent) => {
		// With a key held the browser opens the file elsewhere.
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		// A visitor who has zoomed in would see only a corner of the viewer.
		if (visualViewport && visualViewport.scale > 1) return;
		event.preventDefault();
		onOpen(figure);
	};
	return (
		<a
			ref={figure.link}
			className={className}
			href={figure.picture.src}
			aria-label={`${figure.caption}, ${galerie.vergroessern}`}
			onClick={press}
		>
			{figure.caption}
			{children}
		</a>
	);
}
