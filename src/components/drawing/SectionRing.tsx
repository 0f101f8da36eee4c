import { ChevronLeft, ChevronRight } from 'lucide';
import unseen from '../../styles/compositions/unseen-range.module.css';
import { Icon } from '../ui/Icon.tsx';

/** The ring on a section line, --ring wide. It follows the range input that moves the line. */
export function SectionRing({ className, size }: { className: string | undefined; size: number }) {
	return (
		<span className={`${unseen.ring} ${className}`} aria-hidden="true" data-print="off">
			<Icon icon={ChevronLeft} size={size} />
			<Icon icon={ChevronRight} size={size} />
		</span>
	);
}
