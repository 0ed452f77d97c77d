import { type Me, taskDoneByHand, type TaskView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { buttonClass, Fold, Icon, Skeleton, Text } from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, write } from '../../shared/api/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { PayLink } from '../pay/index.ts';
import { ThreePlaces, usePlacesChosen } from './ThreePlaces.tsx';
import styles from './GettingStarted.module.css';

/** Where a step is taken. */
const hrefs: Readonly<Record<TaskView['type'], string>> = {
  COMPLETE_PROFILE: '/profile/personal#address',
  VERIFY_PHONE: '/profile/personal/phone-number',
  // an activation begins in the app of the telephone: its own address without one says that the link is no longer valid
  ACTIVATE_DEVICE: '/profile/mobile-devices',
  FIRST_PAYMENT: '/profile/balance',
  READ_INTERNAL_BENEFITS: '/internal-benefits',
};

const Actions = ({ task: { id, type } }: { readonly task: TaskView }) => {
  const { t } = useTexts('cafeteria');
  const { mutate } = useMutation(write(api.task.complete));
  const look = buttonClass({ kind: 'ghost', size: 'Small' });
  return (
    <div className={styles.actions}>
      <AppLink
        href={hrefs[type]}
        className={look}
        onClick={() => {
          if (type === taskDoneByHand) mutate({ id });
        }}
      >
        {t(`start.${type}.action`)}
      </AppLink>
      {type === 'FIRST_PAYMENT' && <PayLink className={look} />}
    </div>
  );
};

const Mark = ({ isDone }: { readonly isDone: boolean }) => {
  const { t } = useTexts('cafeteria');
  return (
    <span className={styles.mark}>
      {isDone ? (
        <Icon name="check" size="sm" label={t('start.done')} />
      ) : (
        <span className={styles.ring} />
      )}
    </span>
  );
};

const Step = ({ task }: { readonly task: TaskView }) => {
  const { t } = useTexts('cafeteria');
  const isDone = task.status === 'COMPLETED';
  return (
    <li className={styles.step} data-done={isDone || undefined} data-testid={`task-${task.type}`}>
      <Mark isDone={isDone} />
      <div className={styles.text}>
        <strong>{t(`start.${task.type}.title`)}</strong>
        {!isDone && (
          <Text tone="soft" size="small">
            {t(`start.${task.type}.text`)}
          </Text>
        )}
      </div>
      {!isDone && <Actions task={task} />}
    </li>
  );
};

const Steps = () => {
  const { data } = useQuery(read(api.task.list, {}));
  if (!data) return <Skeleton shape="block" />;
  return (
    <ol className={styles.steps} role="list">
      <li>
        <ThreePlaces mark={(isDone) => <Mark isDone={isDone} />} />
      </li>
      {data.map((task) => (
        <Step key={task.id} task={task} />
      ))}
    </ol>
  );
};

/** What is left, and what is next, in one line. */
const NextStep = ({ tasks: { open, total } }: { readonly tasks: Me['tasks'] }) => {
  const { t } = useTexts('cafeteria');
  const { data = [] } = useQuery(read(api.task.list, {}));
  const { isDone } = usePlacesChosen();
  const next = data.find(({ status }) => status !== 'COMPLETED');
  const title = isDone ? next && t(`start.${next.type}.title`) : t('start.places.title');
  return (
    <>
      {t('start.left', { count: open, total })}
      {title && <span className={styles.next}> · {title}</span>}
    </>
  );
};

type Props = {
  readonly tasks: Me['tasks'];
  /** On the home page it is a strip that starts folded: what the page is for comes first. */
  readonly isFolded?: boolean;
};

/** What is still to be done to use the portal fully; nothing once it is. */
export const GettingStarted = ({ tasks, isFolded = false }: Props) => {
  const { t } = useTexts('cafeteria');
  const { isDone } = usePlacesChosen();
  // the places are a step of this page: nothing on the server waits for them
  const open = tasks.open + (isDone ? 0 : 1);
  const total = tasks.total + 1;
  const [state, setState] = useState<'expanded' | 'folded'>(isFolded ? 'folded' : 'expanded');
  if (tasks.open === 0) return null;
  const done = total - open;
  return (
    <Fold
      look="card"
      testId="getting-started"
      state={state}
      onChange={setState}
      {...(isFolded && styles.strip && { className: styles.strip })}
      title={isFolded ? <NextStep tasks={{ open, total }} /> : t('start.title')}
      end={
        !isFolded && (
          <span className={styles.progress}>
            <progress className={styles.bar} value={done} max={total} aria-hidden="true" />
            {t('start.progress', { done, total })}
          </span>
        )
      }
    >
      {state === 'expanded' && <Steps />}
    </Fold>
  );
};
