import { SectionCut } from './SectionCut.tsx';
import { useSectionLine } from './use-section-line.ts';

type Props = { restPercent: number; step?: number; children: React.ReactNode };

/** For the moment: a section line around what a page puts into it. */
export function SectionCutIsland(props: Props) {
	return <SectionCut {...props} line={useSectionLine('rests')} />;
}
