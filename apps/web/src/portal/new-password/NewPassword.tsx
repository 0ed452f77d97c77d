import { textLimit } from '@cafeteria/contract';
import { Icon, PasswordField, useTypedEarly, VisuallyHidden } from '@cafeteria/ui';
import { type ReactNode, useId } from 'react';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { passwordParts } from './password-parts.ts';
import styles from './NewPassword.module.css';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A password to be, with the rule beside it: each part is ticked as it is met. */
export const NewPassword = ({ name, label, description, value, error, onChange }: Props) => {
  const { t } = useTexts('cafeteria');
  const { passwordMinLength: min } = useServices().config;
  const id = useId();
  return (
    <div className={styles.field}>
      <PasswordField
        ref={useTypedEarly(onChange)}
        name={name}
        label={label}
        description={description}
        error={error}
        isRequired
        autoComplete="new-password"
        maxLength={textLimit.password}
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={id} className={styles.title}>
        {t('newPassword.rules')}
      </p>
      <ul className={styles.rules} role="list" aria-labelledby={id}>
        {passwordParts(value, min).map(({ key, isMet }) => (
          <li key={key} className={styles.rule} data-met={isMet} data-testid={`rule-${key}`}>
            <Icon name={isMet ? 'success' : 'minus'} size="sm" />
            {t(`newPassword.${key}`, { min })}
            <VisuallyHidden>{`, ${t(isMet ? 'newPassword.met' : 'newPassword.missing')}`}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
};
