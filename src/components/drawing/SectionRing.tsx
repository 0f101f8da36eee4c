import { ChevronLeft, ChevronRight } from 'lucide';
import handle from '../../styles/compositions/section-handle.module.css';
import { Icon } from '../ui/Icon.tsx';

/** The ring on a section line, --ring wide. It follows the range input that moves the line. */
export function SectionRing({ className, size }: { className: string | undefined; size: number }) {
	return (
		<span className={`${handle.ring} ${className}`} aria-hidden="true" data-print="off">
			<Icon icon={ChevronLeft} size={size} />
			<Icon icon={ChevronRight} size={size} />
		</span>
	);
}
