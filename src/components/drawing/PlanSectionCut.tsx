import type { ComponentProps } from 'react';
import { schnitt } from '../../content/texte/schnitt.ts';
import { PlanStage } from './PlanStage.tsx';
import { SectionCut } from './SectionCut.tsx';

type Props = ComponentProps<typeof PlanStage> & { children?: React.ReactNode };

/** Plan and built page of one client's website, with the section line between them; on phones its phone view. */
export function PlanSectionCut({ children, ...stage }: Props) {
	return (
		<SectionCut ends={schnitt.plan} middle={children}>
			<PlanStage {...stage} />
		</SectionCut>
	);
}
