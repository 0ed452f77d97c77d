import type { ClientOnboarding } from '@cafeteria/contract';
import {
  NumberField,
  PartFields,
  useAdminText,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import styles from './Client.module.css';

const OnboardingEdit = (props: WidgetProps<ClientOnboarding>) => {
  const { value, onChange, error } = props;
  const text = useAdminText();
  const at = (key: keyof ClientOnboarding) => ({
    ...props,
    name: `onboarding.${key}`,
    label: text(`invitation.${key}`),
    description: undefined,
    isRequired: true,
    error: () => error(key),
    value: value[key],
    onChange: (next: number | null) => onChange({ ...value, [key]: next ?? Number.NaN }),
  });
  return (
    <div className={styles.pair}>
      <PartFields<ClientOnboarding>
        controls={{
          linkValidHours: <NumberField {...at('linkValidHours')} options={{}} />,
          remindAfterDays: <NumberField {...at('remindAfterDays')} options={{}} />,
        }}
      />
    </div>
  );
};
const OnboardingShow = ({ value }: { readonly value: ClientOnboarding }) => {
  const text = useAdminText();
  return [
    `${text('invitation.linkValidHours')}: ${value.linkValidHours}`,
    `${text('invitation.remindAfterDays')}: ${value.remindAfterDays}`,
  ].join(' · ');
};

/** How long an invitation holds, and when it is repeated. */
export const onboarding = (): Widget<ClientOnboarding> => ({
  empty: { linkValidHours: 168, remindAfterDays: 7 },
  isWide: true,
  Edit: OnboardingEdit,
  Show: OnboardingShow,
});
