import styles from './BrowserWindow.module.css';
import { WindowBar } from './WindowBar.tsx';

type Props = {
	/** Shown in the address bar. */
	adresse: string;
	children: React.ReactNode;
};

/** A browser window drawn flat, like a facade; holds a picture or the film of a site. */
export function BrowserWindow({ adresse, children }: Props) {
	return (
		<div className={styles.window}>
			<WindowBar adresse={adresse} />
			{children}
		</div>
	);
}
