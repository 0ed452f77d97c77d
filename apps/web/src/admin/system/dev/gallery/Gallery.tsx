import styles from '../Dev.module.css';
import { Actions } from './Actions.tsx';
import { Data } from './Data.tsx';
import { Feedback } from './Feedback.tsx';
import { Forms } from './Forms.tsx';
import { Icons } from './Icons.tsx';
import { Media } from './Media.tsx';
import { Overlays } from './Overlays.tsx';
import { Pickers } from './Pickers.tsx';
import { Surfaces } from './Surfaces.tsx';

/** Every component of the kit in every state, for those who build with it; names are those of the code. */
export const Gallery = () => (
  <div className={styles.stack}>
    <Actions />
    <Forms />
    <Pickers />
    <Surfaces />
    <Media />
    <Feedback />
    <Data />
    <Overlays />
    <Icons />
  </div>
);
