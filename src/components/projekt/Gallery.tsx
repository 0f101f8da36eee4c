import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { galerie } from '../../content/texte/galerie.ts';
import { schnitt } from '../../content/texte/schnitt.ts';
import { pictureOf, rissOf } from '../../content-schema/projekte.ts';
import { hostname } from '../../lib/hostname.ts';
import { type Place, wallPlaces } from '../../lib/wall-places.ts';
import { FormerStage } from '../drawing/FormerStage.tsx';
import { PlanStage } from '../drawing/PlanStage.tsx';
import { StageCut } from '../drawing/StageCut.tsx';
import { CropStyle } from '../ui/CropStyle.tsx';
import { PictureBox } from '../ui/PictureBox.tsx';
import { BrowserWindow } from '../window/BrowserWindow.tsx';
import { Ground } from '../window/Ground.tsx';
import { PhoneFrame } from '../window/PhoneFrame.tsx';
import styles from './Gallery.module.css';
import { PictureViewer } from './PictureViewer.tsx';

/**
 * Shows the further pictures as a wall over the client's ground; each opens large. Where there is a
 * picture of the former site or a plan, the first picture is not on the wall: a section line compares it
 * with that. Phones show a part of each picture, large enough to be read.
 */
export function Gallery({ entry }: { entry: Projekt }) {
	const { source, bildunterschriften, bildausschnitte, projekt, vorher } = entry;
	const riss = rissOf(entry);
	const pictures = source.weiterebilder.map((path, i) => {
		const { alt, device } = pictureOf(path);
		const text = bildunterschriften?.[i] && galerie.abbildung(i + 1, bildunterschriften[i]);
		return { path, number: i + 1, text, alt, device, crop: bildausschnitte?.[i] ?? 0 };
	});
	const first = pictures[0]?.text ?? galerie.bildVon(1, pictures.length);
	const hasCut = vorher || riss;
	const wall = pictures.slice(hasCut ? 1 : 0);
	const places = wallPlaces(wall.map(({ device }) => device));
	const stage = { entry, sizes: '92vw' };
	return (
		<>
			{hasCut && (
				<div className={styles.cut}>
					<StageCut
						ends={vorher ? schnitt.vorher : schnitt.plan}
						middle={
							<a
								id="ansicht-1"
								className={styles.cutLink}
								href="#bild-1"
								aria-label={`${first}, ${galerie.vergroessern}`}
								data-print="off"
							>
								{first}
							</a>
						}
					>
						{vorher && <FormerStage {...stage} former={vorher} />}
						{!vorher && riss && <PlanStage {...stage} riss={riss} />}
					</StageCut>
				</div>
			)}
			<div className={styles.wall}>
				<Ground source={source} sizes="(width >= 64rem) 92vw, 200vw" />
				<CropStyle crops={wall.map(({ crop }) => crop)} />
				<ul className={styles.pictures} data-focus="outline">
					{wall.map(({ path, number, text, alt, device, crop }, i) => (
						<li key={path} data-place={places[i]} data-crop={crop || undefined}>
							<a
								id={`ansicht-${number}`}
								href={`#bild-${number}`}
								aria-describedby={text && `text-${number}`}
							>
								<Frame device={device} address={hostname(projekt.website)}>
									<PictureBox
										path={path}
										sizes={SIZES[places[i] ?? 'wide']}
										alt={`${alt}, ${galerie.vergroessern}`}
									/>
								</Frame>
							</a>
							{text && (
								<p id={`text-${number}`} className={styles.caption}>
									{text}
								</p>
							)}
						</li>
					))}
				</ul>
			</div>
			<PictureViewer pictures={pictures} />
		</>
	);
}

type FrameProps = { device: string; address: string; children: React.ReactNode };

function Frame({ device, address, children }: FrameProps) {
	if (device === 'telefon') return <PhoneFrame>{children}</PhoneFrame>;
	if (device === 'desktop') return <BrowserWindow address={address}>{children}</BrowserWindow>;
	return <div className={styles.detail}>{children}</div>;
}

/** How wide a picture is at each place of Gallery.module.css, as a `sizes` value. */
const SIZES: Record<Place, string> = {
	upper: '(width >= 48rem) 52vw, 180vw',
	lower: '(width >= 48rem) 52vw, 180vw',
	phone: '(width >= 48rem) 22vw, 60vw',
	'phone-alone': '(width >= 48rem) 22vw, 60vw',
	wide: '(width >= 48rem) 84vw, 180vw',
};
