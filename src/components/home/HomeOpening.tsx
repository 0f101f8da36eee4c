import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Lines } from '#shared/in-two-lines.ts';
import { beispiele } from '../../content/texte/beispiele.ts';
import { rahmen } from '../../content/texte/rahmen.ts';
import type { ClientPage } from '../drawing/client-page.ts';
import { DashDotLine } from '../drawing/DashDotLine.tsx';
import { LineFlags } from '../drawing/LineFlags.tsx';
import { LineHandle } from '../drawing/LineHandle.tsx';
import { OutlinedHeadline } from '../drawing/OutlinedHeadline.tsx';
import { PicturePair } from '../drawing/PicturePair.tsx';
import { SectionLine } from '../drawing/SectionLine.tsx';
import { useSectionLine } from '../drawing/use-section-line.ts';
import { Button } from '../ui/Button.tsx';
import { useHasScript } from '../ui/use-browser-value.ts';
import styles from './HomeOpening.module.css';
import { picturesReady } from './pictures-ready.ts';
import { Tabs } from './Tabs.tsx';
import { YourSite } from './YourSite.tsx';

/** rendering/measure-home-headline.ts measures it, all in em of its size. */
export type HomeHeadline = {
	/** On a phone. */
	lines: Lines;
	/** All words in one line, from the ink of the first letter to that of the last. */
	widthEms: number;
	/** The longer of the lines on a phone. */
	phoneWidthEms: number;
	/** What the first letter leaves free at its left. */
	bearingEms: number;
	/** Where the section line rests on a wide page: in the gap between the words, from the ink of the first letter. */
	gapEms: number;
};

/** A client whose site home shows. */
type HomeClient = {
	/** The word on the tab: „Praxis“, „Kanzlei“. */
	label: string;
	/** Path of the project's page. */
	href: string;
	page: ClientPage;
};

type Props = {
	headline: HomeHeadline;
	clients: readonly HomeClient[];
	pitch: string;
	/** What stands in the visitor's own site. */
	yourSentence: string;
};

/** How long the line waits for the two pictures that it cuts, when the page is opened and after a press on a tab. */
const WAIT_MS = { opening: 4000, tab: 2000 };

/**
 * Home's first view. The section line cuts the headline and below it the website of one client, or what the
 * visitor's own could be. Without the script it shows the first.
 */
export function HomeOpening({ headline, clients, pitch, yourSentence }: Props) {
	const line = useSectionLine('waits');
	const hasScript = useHasScript();
	/**
	 * Index of the panel in view; behind the clients' comes the visitor's own. It follows the pressed tab once the
	 * pictures are there.
	 */
	const [shown, setShown] = useState(0);
	const [loadsAll, setLoadsAll] = useState(false);
	const panels = useRef<(HTMLElement | null)[]>([]);
	const latestChoice = useRef(0);

	const runInOnceReady = useEffectEvent(async () => {
		await picturesReady(panels.current[0], WAIT_MS.opening);
		line.runIn();
	});
	useEffect(() => {
		runInOnceReady();
	}, []);

	const choose = async (tab: number) => {
		latestChoice.current = tab;
		setLoadsAll(true);
		await picturesReady(panels.current[tab], WAIT_MS.tab);
		// Another one may have been pressed meanwhile.
		if (latestChoice.current !== tab) return;
		setShown(tab);
		line.cross();
	};

	const client = clients[shown];
	const { lines, widthEms, phoneWidthEms, bearingEms, gapEms } = headline;
	return (
		<div
			className={client ? styles.opening : `${styles.opening} ${styles.yours}`}
			style={{
				'--width-ems': widthEms,
				'--phone-width-ems': phoneWidthEms,
				'--gap-ems': gapEms,
				'--bearing-ems': bearingEms,
				'--phone-axis': client?.page.phoneAxis,
			}}
		>
			<SectionLine line={line} className={styles.rest}>
				<div className={styles.view}>
					<div className={styles.top}>
						<h1 className={styles.headline}>
							<OutlinedHeadline lines={lines} oneLineFromTablet on="paper" guides />
						</h1>
						<LineFlags />
						<DashDotLine />
					</div>
					{/* Below the picture, but before it for the Tab key: tabs, link, line. */}
					{clients.length > 0 && (
						<div className={styles.choice}>
							<Tabs
								labels={[...clients.map(({ label }) => label), beispiele.undIhre.reiter]}
								onNear={() => setLoadsAll(true)}
								onChoose={choose}
							/>
							{client && (
								<a className={styles.link} href={client.href}>
									<span>{beispiele.ansehen(client.page.kunde)}</span>
									<ArrowRight size={20} />
								</a>
							)}
						</div>
					)}
					<div className={styles.picture}>
						{clients.map(({ href, page }, i) => (
							<div
								key={href}
								ref={(panel) => {
									panels.current[i] = panel;
								}}
								hidden={i !== shown}
							>
								<PicturePair
									page={page}
									sizes="100vw"
									eager={i === 0 || loadsAll}
									onMargin
									// The drawing first: it is the largest picture of the first view.
									eagerFinished={i === 0 ? hasScript : loadsAll}
								/>
							</div>
						))}
						<div hidden={client !== undefined}>
							<YourSite sentence={yourSentence} rest="var(--rest)" />
						</div>
						<DashDotLine />
						<LineHandle line={line} phoneRing={client ? '72%' : 'calc(100% - 6.5rem)'} />
					</div>
					<div className={`shell ${styles.foot}`}>
						<p className={`lead ${styles.pitch}`}>{pitch}</p>
						{/* It keeps its room where the visitor's own site has the button. */}
						<div className={styles.button}>
							<Button href="/kontakt">{rahmen.aufruf.knopf}</Button>
						</div>
					</div>
				</div>
			</SectionLine>
		</div>
	);
}
