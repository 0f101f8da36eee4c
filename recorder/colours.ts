/** Ink and paper of what is drawn around a website: its window in the preview picture. As '#rrggbb'. */
export type Colours = { ink: string; paper: string };

export const defaultColours: Colours = { ink: '#1c1c1c', paper: '#ffffff' };
