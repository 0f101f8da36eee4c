import { ArrowRight } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { beispiele } from '../../content/texte/beispiele.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import type { CutPage } from '../../facts/cut-page.ts';
import { CutStage } from '../drawing/CutStage.tsx';
import { SectionCut } from '../drawing/SectionCut.tsx';
import { useSectionLine } from '../drawing/use-section-line.ts';
import { beginMessage } from '../kontakt/draft.ts';
import { Button } from '../ui/Button.tsx';
import { HomeHeadline, type HomeHeadlineProps } from './HomeHeadline.tsx';
import styles from './HomeOpening.module.css';
import { YourSite } from './YourSite.tsx';

/** A client whose site home shows. */
type HomeClient = {
	/** The word on the tab: „Praxis“, „Kanzlei“. */
	label: string;
	/** Path of the project's page. */
	href: string;
	page: CutPage;
};

type Props = {
	headline: HomeHeadlineProps;
	/** Where the line rests, in percent: of the headline's width, on phones of the page's. */
	restPercent: number;
	phoneRestPercent: number;
	/** At most five: HomeOpening.module.css has a rule for each tab. */
	clients: readonly HomeClient[];
	pitch: string;
	/** The second button: to the projects or, where there are none, to the owner. */
	second: { href: string; text: string };
	/** Whether Kontakt has the form that takes the visitor's name along. */
	hasForm: boolean;
};

/** Where the line rests over the visitor's own site. */
const YOURS_REST = { restPercent: 66, phoneRestPercent: 78 };

/**
 * Home's first view. The section line cuts the headline and below it the website of one client, or what the
 * visitor's own could be. Radio buttons choose; the stylesheet shows the stage of the checked one, with or without
 * the script.
 */
export function HomeOpening({ headline, clients, pitch, second, hasForm, ...rest }: Props) {
	const line = useSectionLine('runsIn');
	const [isYours, setIsYours] = useState(clients.length === 0);
	const field = useRef<HTMLTextAreaElement>(null);
	const yours = useRef<HTMLInputElement>(null);
	// It may have been chosen before the script arrived, or restored by the browser.
	useLayoutEffect(() => setIsYours(yours.current?.checked ?? false), []);
	const choose = (choice: 'client' | 'yours') => {
		const changes = isYours !== (choice === 'yours');
		setIsYours(choice === 'yours');
		// Between clients the line stays where the visitor has moved it.
		if (changes) line.glideTo();
	};
	const takeNameAlong = () => {
		const oneLine = field.current?.value.replace(/\s+/g, ' ').trim();
		if (oneLine && hasForm) beginMessage(beispiele.undIhre.nachricht(oneLine));
	};
	return (
		<div className={isYours ? `${styles.opening} ${styles.yours}` : styles.opening}>
			<SectionCut line={line} {...(isYours ? YOURS_REST : rest)}>
				<HomeHeadline {...headline} />
				<div className={styles.picture}>
					<div
						className={styles.tabs}
						role="radiogroup"
						aria-label={beispiele.wahl}
						hidden={clients.length === 0}
					>
						{clients.map(({ label }, i) => (
							<Tab key={label} label={label} isFirst={i === 0} onChoose={() => choose('client')} />
						))}
						<Tab
							radio={yours}
							label={beispiele.undIhre.reiter}
							isFirst={clients.length === 0}
							onChoose={() => choose('yours')}
							// A finger would get the keyboard over the picture, and an arrow key would leave the tabs.
							onMouse={() => field.current?.focus({ preventScroll: true })}
						/>
					</div>
					{clients.map(({ href, page }, i) => (
						<div key={href} className={styles.panel}>
							<CutStage page={page} sizes="100vw" eager={i === 0} />
							<a className={styles.link} href={href}>
								{beispiele.ansehen(page.kunde)}
								<ArrowRight size={20} />
							</a>
						</div>
					))}
					<div className={styles.panel}>
						<div
							className={styles.yourStage}
							style={{
								'--rest': YOURS_REST.restPercent,
								'--phone-rest': YOURS_REST.phoneRestPercent,
							}}
						>
							<YourSite field={field} onStart={takeNameAlong} />
						</div>
					</div>
				</div>
			</SectionCut>
			<div className={`shell ${styles.lead}`}>
				<p className={`lead ${styles.pitch}`}>{pitch}</p>
				<div className={styles.links}>
					<Button href="/kontakt" onClick={takeNameAlong}>
						{rahmen.aufruf.knopf}
					</Button>
					<Button href={second.href} kind="quiet" withoutArrow>
						{second.text}
					</Button>
				</div>
			</div>
		</div>
	);
}

type TabProps = {
	radio?: React.Ref<HTMLInputElement>;
	label: string;
	isFirst: boolean;
	onChoose: () => void;
	/** Chosen with a mouse. */
	onMouse?: () => void;
};

function Tab({ radio, label, isFirst, onChoose, onMouse }: TabProps) {
	return (
		<label className={styles.tab}>
			<input
				ref={radio}
				type="radio"
				name="beispiel"
				defaultChecked={isFirst}
				onClick={({ nativeEvent }) => {
					if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse')
						onMouse?.();
				}}
				onChange={({ target }) => {
					onChoose();
					// On narrow pages the row of tabs scrolls sideways.
					target.parentElement?.scrollIntoView({ inline: 'center', block: 'nearest' });
				}}
			/>
			{label}
		</label>
	);
}
