import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { type RenderLink, renderPlainLink } from './render-link.tsx';
import styles from './Links.module.css';

export type LinkListItem = {
  readonly key: string;
  readonly label: ReactNode;
  readonly href: string;
  readonly icon?: IconName;
  readonly description?: ReactNode;
  /** A number or a badge at the end. */
  readonly end?: ReactNode;
  readonly isCurrent?: boolean;
  /** Set in under the one before it. */
  readonly isNested?: boolean;
  readonly testId?: string;
};
export type LinkListProps = {
  readonly label?: string;
  readonly items: readonly LinkListItem[];
  /** `nav` for a side navigation, `rows` for a list with arrows, `plain` for a footer. */
  readonly look?: 'rows' | 'nav' | 'plain';
  readonly renderLink?: RenderLink;
  readonly className?: string;
};

/** A list of places: `<LinkList look="nav" label="Profil" items={items} renderLink={renderLink} />`. */
export const LinkList = ({
  label,
  items,
  look = 'rows',
  renderLink = renderPlainLink,
  className,
}: LinkListProps) => {
  const list = (
    <ul className={classNames(styles.list, className)} data-look={look} role="list">
      {items.map((item) => (
        <li key={item.key} data-nested={item.isNested || undefined}>
          {renderLink({
            href: item.href,
            className: styles.link,
            'aria-current': item.isCurrent ? 'page' : undefined,
            'data-testid': item.testId,
            children: (
              <>
                {item.icon && <Icon name={item.icon} />}
                <span className={styles.text}>
                  {item.label}
                  {item.description && (
                    <span className={styles.description}>{item.description}</span>
                  )}
                </span>
                {item.end}
                {look === 'rows' && <Icon name="chevron-right" size="sm" />}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
  return label ? <nav aria-label={label}>{list}</nav> : list;
};
