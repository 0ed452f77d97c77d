import { messageText } from '@cafeteria/i18n';
import { Banner } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import { pathOf, type Resource } from './resource.ts';
import type { Values } from './widget.ts';
import styles from './Refusal.module.css';
import { useAdminText, useResourceTexts } from './texts.ts';
import type { Refusal } from './use-record.ts';
import { useLocalized } from './use-localized.ts';
import { PageName } from './PageLink.tsx';

type Props = {
  readonly resource: Resource;
  readonly parent: Values;
  readonly refusal: Refusal;
  readonly onDismiss: () => void;
};

/** What a record still lacks before it can be activated; each line links to its field. */
export const RefusalBanner = ({
  resource,
  parent,
  refusal: { item, missing },
  onDismiss,
}: Props) => {
  const text = useAdminText();
  const tell = useLocalized();
  const { i18n } = useTexts();
  const { field: labelOf } = useResourceTexts(resource);
  /** A field by its label, a part of a list by its number: `Content 3`. */
  const nameOf = (field: string): string => {
    const [, name = '', number] = /^(\w+)(?:\[(\d+)\])?/.exec(field) ?? [];
    return number === undefined ? labelOf(name) : `${labelOf(name)} ${Number(number) + 1}`;
  };
  return (
    <Banner
      tone="warning"
      isLive
      title={text('refusal.title', { name: resource.title(item, tell) })}
      onDismiss={onDismiss}
      dismissLabel={text('action.close')}
    >
      {text('refusal.text', { count: missing.length })}
      <ul className={styles.list}>
        {missing.map(({ field, messageKey, params }) => (
          <li key={field}>
            <PageName
              href={`${pathOf(resource, parent, Number(item.id), 'edit')}?field=${encodeURIComponent(field)}`}
              className={styles.link}
            >
              {nameOf(field)}
            </PageName>
            : {messageText(i18n, messageKey, params)}
          </li>
        ))}
      </ul>
    </Banner>
  );
};
