import type { PartnerRow } from '@cafeteria/contract';
import { Logo } from '../../../shared/picture/index.ts';
import styles from './Partner.module.css';

/** A partner in a list: its logo and its name. */
export const PartnerName = ({ partner: { logo, name } }: { readonly partner: PartnerRow }) => (
  <span className={styles.name}>
    <Logo
      size="small"
      name={name}
      className={styles.logo}
      media={logo === null ? null : { uuid: logo, width: null, height: null, crops: {} }}
    />
    <span>{name}</span>
  </span>
);
