import { Card, Heading, KeyValueList } from '@cafeteria/ui';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useResourceTexts } from '../texts.ts';
import styles from './Detail.module.css';

/** Everything a record holds, in the sections of its form. */
export const DetailSections = ({
  resource,
  item,
  isNarrow = false,
}: {
  readonly resource: Resource;
  readonly item: Values;
  /** It stands in a sheet beside a list. */
  readonly isNarrow?: boolean;
}) => {
  const { section, field: labelOf } = useResourceTexts(resource);
  const valueOf = (field: string) => {
    const Show = resource.widgets[field]?.Show;
    return Show ? <Show value={item[field]} item={item} /> : null;
  };
  return (
    <div className={styles.sections} data-narrow={isNarrow || undefined}>
      {resource.sections.map(({ key, fields }) => (
        <Card key={key} className={styles.section}>
          <Heading level={2} size="md">
            {section(key)}
          </Heading>
          <KeyValueList
            items={fields.map((field) => ({
              key: field,
              label: labelOf(field),
              value: valueOf(field),
            }))}
          />
        </Card>
      ))}
    </div>
  );
};
