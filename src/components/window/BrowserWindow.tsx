import styles from './BrowserWindow.module.css';
import { WindowBar } from './WindowBar.tsx';

type Props = {
	/** Shown in the address bar. */
	address: string;
	children: React.ReactNode;
};

/** Draws a browser window around a picture or the film of a site. */
export function BrowserWindow({ address, children }: Props) {
	return (
		<div className={styles.window}>
			<WindowBar address={address} />
			{children}
		</div>
	);
}
