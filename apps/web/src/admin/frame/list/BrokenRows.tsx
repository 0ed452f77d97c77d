import type { Page } from '@cafeteria/contract';
import { Banner } from '@cafeteria/ui';
import styles from '../Refusal.module.css';
import { pathOf, type Resource } from '../resource.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { useLocalized } from '../use-localized.ts';
import type { Values } from '../widget.ts';
import { PageName } from '../PageLink.tsx';

type Props = {
  readonly resource: Resource;
  readonly parent: Values;
  readonly page: Page<Values>;
};

/** Records of this page that break a rule of their own form, each with a link to the field. */
export const BrokenRows = ({ resource, parent, page: { content, broken = [] } }: Props) => {
  const text = useAdminText();
  const tell = useLocalized();
  const { field: labelOf } = useResourceTexts(resource);
  const rows = broken.flatMap(({ index, fields }) => {
    const item = content[index];
    return item ? [{ item, fields }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Banner tone="warning" title={text('list.broken')}>
      <ul className={styles.list}>
        {rows.map(({ item, fields: [field = '', ...others] }) => (
          <li key={String(item.id)}>
            <PageName
              href={`${pathOf(resource, parent, Number(item.id), 'edit')}?field=${encodeURIComponent(field)}`}
              className={styles.link}
            >
              {resource.title(item, tell)}
            </PageName>
            : {[field, ...others].map(labelOf).join(', ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
};
