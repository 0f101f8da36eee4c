import { useEffect, useEffectEvent, useRef } from 'react';
import { beispiele } from '../../content/texte/beispiele.ts';
import styles from './Tabs.module.css';

type Props = {
	labels: readonly string[];
	/** A pointer or the focus has come near. */
	onNear: () => void;
	onChoose: (tab: number) => void;
};

/**
 * Radio buttons that look like tabs, hanging from the line above them; in one row, which scrolls sideways where it
 * is too long. The first is chosen. Without the script they could not choose, and are not there.
 */
export function Tabs({ labels, onNear, onChoose }: Props) {
	const row = useRef<HTMLDivElement>(null);
	const choose = (i: number) => {
		scrollToMiddle(row.current, i);
		onChoose(i);
	};
	/** What was chosen before the script arrived, or restored by the browser, is chosen now. */
	const catchUp = useEffectEvent(() => {
		const inputs = [...(row.current?.querySelectorAll('input') ?? [])];
		const chosen = inputs.findIndex(({ checked }) => checked);
		if (chosen > 0) choose(chosen);
	});
	useEffect(() => catchUp(), []);
	return (
		<div
			ref={row}
			className={styles.row}
			role="radiogroup"
			aria-label={beispiele.wahl}
			onPointerEnter={onNear}
			onFocus={onNear}
		>
			{labels.map((label, i) => (
				<label key={label} className={styles.tab}>
					<input type="radio" name="beispiel" defaultChecked={i === 0} onChange={() => choose(i)} />
					{label}
				</label>
			))}
		</div>
	);
}

function scrollToMiddle(row: HTMLElement | null, i: number): void {
	const tab = row?.children[i];
	if (!row || !(tab instanceof HTMLElement)) return;
	row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
