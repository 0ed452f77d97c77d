import { api } from '@cafeteria/contract/light';
import { Banner, Button, Checkbox, Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../shared/api/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import styles from './Security.module.css';

type Props = { readonly kept: readonly number[]; readonly onChange: (kept: number[]) => void };

/** Which phones go on paying after a change of the password; none that is not ticked. */
export const KeptPhones = ({ kept, onChange }: Props) => {
  const { t } = useTexts('profile');
  const { data, isPending, isError, refetch } = useQuery(read(api.mobileDevice.list, {}));
  if (isError)
    return (
      <Banner tone="warning" isLive>
        {t('security.password.phones.failed')}{' '}
        <Button size="Small" kind="ghost" onClick={() => void refetch()}>
          {t('security.password.phones.retry')}
        </Button>
      </Banner>
    );
  if (isPending)
    return (
      <div aria-busy="true" aria-label={t('security.password.phones.loading')}>
        <Skeleton width="long" />
      </div>
    );
  const active = data.filter(({ status }) => status === 'ACTIVE');
  if (active.length === 0) return null;
  return (
    <fieldset className={styles.phones}>
      <legend>{t('security.password.phones.legend')}</legend>
      <Text tone="soft" size="small">
        {t('security.password.phones.hint')}
      </Text>
      {active.map(({ id, name, model }) => (
        <Checkbox
          key={id}
          label={name}
          description={model === name ? undefined : model}
          checked={kept.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...kept, id] : kept.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
};
