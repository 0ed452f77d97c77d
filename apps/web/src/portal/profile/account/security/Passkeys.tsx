import type { PasskeyView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate } from '@cafeteria/i18n';
import {
  Badge,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  Heading,
  Icon,
  IconButton,
  Text,
} from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { createPasskey, deviceName } from '../../../factor/index.ts';
import { usePart } from '../../use-part.ts';
import { RenameDialog } from '../RenameDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { useProof } from './use-proof.tsx';
import styles from './Factors.module.css';
import section from './Security.module.css';

const writeOptions = { saysRefusals: true };

const PasskeyRow = ({
  passkey: { name, isBackedUp, dateCreated, lastUsedAt },
  onRename,
  onRemove,
}: {
  readonly passkey: PasskeyView;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}) => {
  const { t } = useTexts('profile');
  const facts = [
    t('passkey.created', { date: formatDate(dateCreated) }),
    ...(lastUsedAt ? [t('passkey.used', { date: formatDate(lastUsedAt) })] : []),
  ];
  return (
    <li className={styles.row}>
      <Icon name="lock" />
      <div className={styles.rowText}>
        <span className={styles.rowName}>{name}</span>
        <span className={styles.rowNote}>{facts.join(', ')}</span>
      </div>
      {isBackedUp && <Badge>{t('passkey.backedUp')}</Badge>}
      <IconButton
        icon="edit"
        size="Small"
        label={t('passkey.rename', { name })}
        onClick={onRename}
      />
      <IconButton
        icon="trash"
        size="Small"
        label={t('passkey.remove', { name })}
        onClick={onRemove}
      />
    </li>
  );
};

/** Adds a passkey of this device; an administrator's first brings recovery codes. */
const useAddPasskey = (run: ReturnType<typeof useProof>['run'], taken: readonly string[]) => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  const options = useMutation(write(api.passkey.options, writeOptions));
  const add = useMutation(write(api.passkey.add, writeOptions));
  const [codes, setCodes] = useState<readonly string[]>([]);
  const work = async (): Promise<void> => {
    const credential = await createPasskey(await options.mutateAsync({}));
    const name = deviceName(t('passkey.defaultName'), taken);
    const { recoveryCodes } = await add.mutateAsync({ body: { name, credential } });
    setCodes(recoveryCodes);
    // the dialog of the codes says it already, and a notification would lie over its title
    if (recoveryCodes.length === 0) notifications.add('success', t('passkey.added'));
  };
  return {
    codes,
    forgetCodes: () => setCodes([]),
    isPending: options.isPending || add.isPending,
    add: () => void run(work),
  };
};

const Removal = ({
  passkey,
  run,
  onClose,
}: {
  readonly passkey: PasskeyView;
  readonly run: ReturnType<typeof useProof>['run'];
  readonly onClose: () => void;
}) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { mutateAsync } = usePart(api.passkey.remove, writeOptions);
  const remove = (): void => {
    onClose();
    void run(async () => void (await mutateAsync({ id: passkey.id })));
  };
  return (
    <ConfirmDialog
      isOpen
      tone="negative"
      title={t('passkey.removeTitle', { name: passkey.name })}
      confirmLabel={t('passkey.removeConfirm')}
      cancelLabel={common('action.cancel')}
      onConfirm={remove}
      onCancel={onClose}
    >
      {t('passkey.removeText')}
    </ConfirmDialog>
  );
};

/** What the first factor changes where passkeys are one; nothing where none is asked for, or one is there already. */
const FirstFactor = () => {
  const { t } = useTexts('profile');
  const { data } = useQuery(read(api.secondFactor.get, {}));
  return data?.mode === 'optional' && data.countsPasskeys && !data.isAsked ? (
    <Text tone="soft" size="small">
      {t('passkey.asFactor')}
    </Text>
  ) : null;
};

/** The passkeys of the account: which there are, one more, and what becomes of one. */
export const Passkeys = () => {
  const { t } = useTexts('profile');
  const { data, isError } = useQuery(read(api.passkey.list, {}));
  const proof = useProof();
  const [renamed, setRenamed] = useState<PasskeyView>();
  const [removed, setRemoved] = useState<PasskeyView>();
  const passkeys = data?.items ?? [];
  const taken = passkeys.map(({ name }) => name);
  const adding = useAddPasskey(proof.run, taken);
  return (
    <Card className={section.section} data-testid="passkeys">
      <div className={section.head}>
        <Heading level={2} size="md">
          {t('passkey.title')}
        </Heading>
        <Text tone="soft" size="small">
          {t('passkey.text')}
        </Text>
        <FirstFactor />
      </div>
      {(proof.problem ?? isError) && (
        <Banner tone="negative" isLive>
          {proof.problem ?? t('passkey.failedList')}
        </Banner>
      )}
      {data && passkeys.length === 0 && <Text>{t('passkey.none')}</Text>}
      {passkeys.length > 0 && (
        <ul className={styles.rows} role="list">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      <Button
        kind="ghost"
        icon="plus"
        isPending={adding.isPending}
        onClick={adding.add}
        data-testid="passkey-add"
      >
        {t('passkey.add')}
      </Button>
      {renamed && (
        <RenameDialog of="passkey" thing={renamed} onClose={() => setRenamed(undefined)} />
      )}
      {removed && (
        <Removal passkey={removed} run={proof.run} onClose={() => setRemoved(undefined)} />
      )}
      <RecoveryDialog codes={adding.codes} onDone={adding.forgetCodes} />
      {proof.dialog}
    </Card>
  );
};
