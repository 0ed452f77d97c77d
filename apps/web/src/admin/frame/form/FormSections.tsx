import { Card, Heading } from '@cafeteria/ui';
import type { Resource } from '../resource.ts';
import { useResourceTexts } from '../texts.ts';
import { FieldSlot } from './FieldSlot.tsx';
import styles from './Form.module.css';

/** The sections of a record's form with their fields. */
export const FormSections = ({ resource }: { readonly resource: Resource }) => {
  const { section } = useResourceTexts(resource);
  return (
    <div className={styles.cards}>
      {resource.sections.map(({ key, fields }) => (
        <Card key={key} id={`section-${key}`} className={styles.card}>
          <Heading level={2} size="md">
            {section(key)}
          </Heading>
          <div className={styles.fields}>
            {fields.map((field) => (
              <FieldSlot
                key={field}
                resource={resource}
                name={field}
                isLabelHidden={fields.length === 1}
              />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
};
