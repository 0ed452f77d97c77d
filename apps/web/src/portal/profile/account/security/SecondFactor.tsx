import type { AppKey, SecondFactorState } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Badge, Banner, Button, Card, ConfirmDialog, Dialog, Heading, Text } from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { read, write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { AppSetup } from '../../../factor/index.ts';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { useProof } from './use-proof.tsx';
import styles from './Factors.module.css';
import section from './Security.module.css';

const writeOptions = { saysRefusals: true };

/** What somebody does with their second factor; whatever changes it may ask for the password. */
const useFactor = () => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  const proof = useProof();
  const begin = useMutation(write(api.secondFactor.beginApp, writeOptions));
  const confirm = useMutation(write(api.secondFactor.confirmApp, writeOptions));
  const remove = useMutation(write(api.secondFactor.removeApp, writeOptions));
  const renew = useMutation(write(api.secondFactor.renewRecoveryCodes, writeOptions));
  const [appKey, setAppKey] = useState<AppKey>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  return {
    proof,
    appKey,
    codes,
    closeApp: () => setAppKey(undefined),
    forgetCodes: () => setCodes([]),
    begin: () => void proof.run(async () => setAppKey(await begin.mutateAsync({}))),
    confirm: async (code: string): Promise<void> => {
      const { recoveryCodes } = await confirm.mutateAsync({ body: { code } });
      setAppKey(undefined);
      setCodes(recoveryCodes);
      // the dialog of the codes says it already, and a notification would lie over its title
      if (recoveryCodes.length === 0) notifications.add('success', t('secondFactor.done'));
    },
    remove: () =>
      void proof.run(async () => {
        await remove.mutateAsync({});
        notifications.add('success', t('secondFactor.removed'));
      }),
    renew: () => void proof.run(async () => setCodes((await renew.mutateAsync({})).recoveryCodes)),
  };
};
type Factor = ReturnType<typeof useFactor>;

const Row = ({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note: string;
  readonly children: ReactNode;
}) => (
  <li className={styles.row}>
    <div className={styles.rowText}>
      <span className={styles.rowName}>{name}</span>
      <span className={styles.rowNote}>{note}</span>
    </div>
    {children}
  </li>
);

const Rows = ({
  state: { mode, isAsked, hasApp, passkeys, recoveryCodes },
  factor,
  onAsk,
}: {
  readonly state: SecondFactorState;
  readonly factor: Factor;
  readonly onAsk: (question: 'remove' | 'renew') => void;
}) => {
  const { t } = useTexts('profile');
  return (
    <ul className={styles.rows} role="list">
      <Row name={t('secondFactor.app')} note={t(`secondFactor.${hasApp ? 'appOn' : 'appOff'}`)}>
        <div className={section.buttons}>
          <Button kind="ghost" size="Small" onClick={factor.begin} data-testid="app-set-up">
            {t(`secondFactor.${hasApp ? 'change' : 'setUp'}`)}
          </Button>
          {/* the last factor of anyone who must have one stays */}
          {hasApp && (mode !== 'required' || passkeys > 0) && (
            <Button kind="ghost-negative" size="Small" onClick={() => onAsk('remove')}>
              {t('secondFactor.remove')}
            </Button>
          )}
        </div>
      </Row>
      {isAsked && (
        <Row
          name={t('secondFactor.codes')}
          note={t('secondFactor.codesLeft', { count: recoveryCodes })}
        >
          <Button kind="ghost" size="Small" onClick={() => onAsk('renew')}>
            {t('secondFactor.renew')}
          </Button>
        </Row>
      )}
    </ul>
  );
};

const Question = ({
  question,
  hasOther,
  factor,
  onClose,
}: {
  readonly question: 'remove' | 'renew';
  /** Whether a passkey is asked for once the app is off. */
  readonly hasOther: boolean;
  readonly factor: Factor;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const confirm = (): void => {
    onClose();
    factor[question]();
  };
  return (
    <ConfirmDialog
      isOpen
      tone={question === 'remove' ? 'negative' : 'brand'}
      title={t(`secondFactor.${question}Title`)}
      confirmLabel={t(`secondFactor.${question}`)}
      cancelLabel={common('action.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t(
        question === 'remove' && hasOther
          ? 'secondFactor.removeTextPasskey'
          : `secondFactor.${question}Text`,
      )}
    </ConfirmDialog>
  );
};

const Dialogs = ({ factor }: { readonly factor: Factor }) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { appKey, codes, closeApp, forgetCodes, confirm, proof } = factor;
  return (
    <>
      <Dialog
        isOpen={appKey !== undefined}
        onClose={closeApp}
        title={t('secondFactor.setUpTitle')}
        closeLabel={common('action.close')}
      >
        {appKey && <AppSetup appKey={appKey} onConfirm={confirm} />}
      </Dialog>
      <RecoveryDialog codes={codes} onDone={forgetCodes} />
      {proof.dialog}
    </>
  );
};

/** The own second factor; nothing where the installation asks nobody for one. */
export const SecondFactor = () => {
  const { t } = useTexts('profile');
  const { data: state } = useQuery(read(api.secondFactor.get, {}));
  const factor = useFactor();
  const [question, setQuestion] = useState<'remove' | 'renew'>();
  if (!state || state.mode === 'off') return null;
  const { problem } = factor.proof;
  return (
    <Card className={section.section} data-testid="second-factor">
      <div className={section.head}>
        <div className={styles.title}>
          <Heading level={2} size="md">
            {t('secondFactor.title')}
          </Heading>
          <Badge tone={state.isAsked ? 'positive' : state.countsPasskeys ? 'warning' : undefined}>
            {t(`secondFactor.${state.isAsked ? 'on' : 'off'}`)}
          </Badge>
        </div>
        <Text tone="soft" size="small">
          {t('secondFactor.text')} {state.mode === 'required' && t('secondFactor.required')}
        </Text>
      </div>
      {problem && (
        <Banner tone="negative" isLive>
          {problem}
        </Banner>
      )}
      <Rows state={state} factor={factor} onAsk={setQuestion} />
      {question && (
        <Question
          question={question}
          hasOther={state.countsPasskeys && state.passkeys > 0}
          factor={factor}
          onClose={() => setQuestion(undefined)}
        />
      )}
      <Dialogs factor={factor} />
    </Card>
  );
};
