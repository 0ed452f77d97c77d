import { typeset } from '@cafeteria/contract';
import { MultiSelect } from '@cafeteria/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { PageName } from '../PageLink.tsx';
import { useAdminText } from '../texts.ts';
import type { Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';
import { Unnamed, unnamed } from './Unnamed.tsx';
import { type ReferenceTarget, useFound, useLabels } from './use-reference.ts';
import styles from './Widgets.module.css';

/** Several records, found by typing: each a tag. */
const ReferencesEdit = ({
  target,
  label,
  description,
  isRequired,
  value,
  onChange,
  error,
}: WidgetProps<number[]> & { readonly target: ReferenceTarget }) => {
  const { i18n } = useTexts();
  const text = useAdminText();
  const [typed, setTyped] = useState('');
  const { items, isLoading } = useFound(target, typed.trim());
  const labels = useLabels(target, value);
  const selected = labels.map(({ id, label: name, isLoading: isOnItsWay }) => ({
    key: String(id),
    label: name ?? unnamed(id, isOnItsWay),
  }));
  return (
    <MultiSelect
      {...{ label, description, isRequired, items, selected, isLoading }}
      error={error()}
      onSearch={setTyped}
      onChange={(next) => onChange(next.map(({ key }) => Number(key)))}
      removeLabel={(item) => text('value.remove', { name: item.label })}
      emptyText={text('reference.nothing')}
      loadingText={text('reference.loading')}
      locale={i18n.language}
    />
  );
};
/** The names of several records, each a link. */
const ReferencesShow = ({
  target,
  value,
}: {
  readonly target: ReferenceTarget;
  readonly value: readonly number[];
}) => {
  const labels = useLabels(target, value);
  return value.length === 0 ? (
    <Blank />
  ) : (
    <span className={styles.links}>
      {labels.map(({ id, label, isLoading }) =>
        label === undefined && isLoading ? (
          <Unnamed key={id} id={id} isOnItsWay />
        ) : (
          // without a page of theirs they are words, which would run together
          <span key={id}>
            <PageName href={`${target.path}/${id}`}>
              {typeset(label ?? unnamed(id, false))}
            </PageName>
          </span>
        ),
      )}
    </span>
  );
};
/** Other records: `employerCompanyIds: references({ … })`. */
export const references = (target: ReferenceTarget): Widget<number[]> => ({
  empty: [],
  isWide: true,
  Edit: (props) => <ReferencesEdit {...props} target={target} />,
  Show: ({ value }) => <ReferencesShow target={target} value={value} />,
});
