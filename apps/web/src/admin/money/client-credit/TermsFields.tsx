import { grantedRegimesOf, type GrantGround, textLimit } from '@cafeteria/contract';
import { MultiSelect, RadioGroup, SelectField, TextField } from '@cafeteria/ui';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, useLocalized, useWords } from '../../frame/index.ts';
import { useCategoryNodes } from '../../widgets/category/index.ts';
import { DayField, RegimeField } from '../../widgets/money/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { expiries, type Terms } from './terms.ts';

type Props = {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
  /** The text of the error at a field. */
  readonly error: (field: string) => string | undefined;
};
const expiryTexts = { POLICY: 'byPolicy', DAY: 'onDay', NEVER: 'never' } as const;

const Categories = ({ terms, onChange }: Omit<Props, 'error'>) => {
  const text = useAdminText();
  const tell = useLocalized();
  const { i18n } = useTexts();
  const items = useCategoryNodes().map(({ id, name }) => ({ key: String(id), label: tell(name) }));
  return (
    <MultiSelect
      label={text('creditGrant.categories')}
      description={text('creditGrant.categoriesHint')}
      items={items}
      selected={items.filter(({ key }) => terms.categoryIds.includes(Number(key)))}
      onChange={(chosen) =>
        onChange({ ...terms, categoryIds: chosen.map(({ key }) => Number(key)) })
      }
      removeLabel={({ label }) => text('value.remove', { name: label })}
      emptyText={text('reference.nothing')}
      loadingText={text('reference.loading')}
      locale={i18n.language}
    />
  );
};

/** Whether the law of the installation's country asks why credits are given. */
export const useAsksGround = (): boolean => useServices().config.country === 'Cz';

const Ground = ({ terms, onChange, error }: Props) => {
  const text = useAdminText();
  const wordOf = useWords('enum.grantGround');
  const grounds = ['BEYOND_WAGE', 'IN_PLACE_OF_WAGE'] as const satisfies GrantGround[];
  return (
    <RadioGroup
      label={text('creditGrant.ground')}
      description={text('creditGrant.groundHint')}
      name="ground"
      isRequired
      error={error('ground')}
      options={grounds.map((one) => ({ value: one, label: wordOf(one) }))}
      value={terms.ground ?? ''}
      onChange={(event) =>
        onChange({ ...terms, ground: grounds.find((one) => one === event.target.value) ?? null })
      }
    />
  );
};

/** What a grant says of all its people alike: regime, validity, where it may be spent, a note. */
export const TermsFields = ({ terms, onChange, error }: Props) => {
  const text = useAdminText();
  const asksGround = useAsksGround();
  return (
    <>
      <div className={styles.pair}>
        <RegimeField
          label={text('creditGrant.regime')}
          name="regime"
          isRequired
          error={error('regime')}
          regimesOf={grantedRegimesOf}
          value={terms.regime}
          onChange={(regime) => onChange({ ...terms, regime: regime ?? terms.regime })}
        />
        <DayField
          label={text('creditGrant.validFrom')}
          error={error('validFrom')}
          isRequired
          value={terms.validFrom}
          onChange={(validFrom) => onChange({ ...terms, validFrom })}
        />
        <SelectField
          label={text('creditGrant.expires')}
          options={expiries.map((one) => ({
            value: one,
            label: text(`creditGrant.${expiryTexts[one]}`),
          }))}
          value={terms.expiry}
          onChange={(event) => {
            const expiry = expiries.find((one) => one === event.target.value);
            onChange({ ...terms, expiry: expiry ?? 'POLICY' });
          }}
        />
        {terms.expiry === 'DAY' && (
          <DayField
            label={text('creditGrant.expiresOn')}
            error={error('expiresOn')}
            isRequired
            value={terms.expiresOn}
            onChange={(expiresOn) => onChange({ ...terms, expiresOn })}
          />
        )}
      </div>
      {asksGround && <Ground terms={terms} onChange={onChange} error={error} />}
      <Categories terms={terms} onChange={onChange} />
      <TextField
        label={text('creditGrant.note')}
        description={text('creditGrant.noteHint')}
        maxLength={textLimit.note}
        value={terms.note}
        onChange={(event) => onChange({ ...terms, note: event.target.value })}
      />
    </>
  );
};
