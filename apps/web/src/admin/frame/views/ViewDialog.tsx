import { type SavedView, textLimit } from '@cafeteria/contract';
import { messageText } from '@cafeteria/i18n';
import { Button, Dialog, Switch, TextField } from '@cafeteria/ui';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../texts.ts';
import type { Naming } from './use-views.ts';
import styles from './Views.module.css';

type Props = {
  /** The view that is renamed; none for a new one. It follows what others do to it meanwhile. */
  readonly view?: SavedView | undefined;
  /** Why it was not saved before the window was opened. */
  readonly refusal?: unknown;
  readonly onSave: (naming: Naming) => Promise<void>;
  readonly onClose: () => void;
};

const isOvertaken = ({ globalErrors }: ApiError): boolean =>
  globalErrors.some(({ messageKey }) => messageKey === 'common.error.concurrentModification');

/** What is said at the name, wherever the refusal was about. */
const useRefusal = () => {
  const text = useAdminText();
  const { i18n } = useTexts();
  return (error: ApiError): string => {
    if (isOvertaken(error)) return text('view.overtaken');
    if (error.fieldErrors.some(({ messageKey }) => messageKey === 'validation.taken'))
      return text('view.taken');
    const [first] = [...error.fieldErrors, ...error.globalErrors];
    return first ? messageText(i18n, first.messageKey, first.params) : '';
  };
};

/** What is being typed, and why it was not saved. */
const useNaming = ({ view, refusal, onSave, onClose }: Props) => {
  const { t } = useTexts();
  const sayOf = useRefusal();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [error, setError] = useState(refusal instanceof ApiError ? sayOf(refusal) : undefined);
  const [isPending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    try {
      await onSave({ name: name.trim(), shared });
      onClose();
    } catch (reason) {
      setPending(false);
      if (reason instanceof ApiError) setError(sayOf(reason));
    }
  };
  return {
    name,
    shared,
    error,
    isPending,
    setShared,
    type: (typed: string): void => {
      setName(typed);
      setError(undefined);
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      if (name.trim() === '') setError(t('validation.required'));
      else void save();
    },
  };
};

type Fields = Pick<Props, 'view'> & { readonly naming: ReturnType<typeof useNaming> };
/** Whether all administrators see a view; who did not make it cannot take it from the others. */
const Sharing = ({ view, naming: { shared, setShared } }: Fields) => {
  const text = useAdminText();
  if (view?.shared && !view.own) return <p className={styles.note}>{text('view.sharedByOther')}</p>;
  return (
    <Switch
      label={text('view.shared')}
      description={text('view.sharedHint')}
      checked={shared}
      onChange={({ target }) => setShared(target.checked)}
    />
  );
};

/** Asks what a view is called, and who sees it. */
export const ViewDialog = (props: Props) => {
  const { view, onClose } = props;
  const text = useAdminText();
  const naming = useNaming(props);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      onSubmit={naming.submit}
      size="small"
      title={text(view ? 'view.editTitle' : 'view.createTitle')}
      closeLabel={text('action.close')}
      testId="view-dialog"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {text('action.cancel')}
          </Button>
          <Button type="submit" isPending={naming.isPending}>
            {text('action.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          name="name"
          label={text('view.name')}
          description={view ? undefined : text('view.nameHint')}
          isRequired
          maxLength={textLimit.viewName}
          value={naming.name}
          error={naming.error}
          onChange={({ target }) => naming.type(target.value)}
        />
        <Sharing view={view} naming={naming} />
      </div>
    </Dialog>
  );
};
