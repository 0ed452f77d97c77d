import { Banner, Button } from '@cafeteria/ui';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useAdminText } from '../texts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Edited } from './edited.ts';
import styles from './Form.module.css';
import { DraftOffer } from './DraftOffer.tsx';
import { FormSections } from './FormSections.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { focusField } from './focus.ts';
import { useSaveKey } from './use-save-key.ts';
import { type SavingOptions, useSaving } from './use-saving.ts';

type Props = SavingOptions & {
  /** The field to begin at. */
  readonly focus?: string | undefined;
  readonly children?: ReactNode;
};

/** Focuses a field once, after the shell has put the focus on the new screen. */
const useFocus = (element: RefObject<HTMLFormElement | null>, field: string | undefined): void =>
  useEffect(() => {
    if (!field) return undefined;
    const timer = setTimeout(() => focusField(element.current, field), 150);
    return () => clearTimeout(timer);
  }, [field, element]);

/** Somebody else has saved the record since it was loaded. */
const StaleBanner = ({ onLoad }: { readonly onLoad: () => void }) => {
  const text = useAdminText();
  return (
    <Banner
      tone="warning"
      isLive
      title={text('conflict.title')}
      actions={
        <Button size="Small" onClick={onLoad}>
          {text('conflict.load')}
        </Button>
      }
    >
      {text('conflict.banner')}
    </Banner>
  );
};
/** Somebody else has deleted the record since it was loaded. */
const GoneBanner = ({ onSave }: { readonly onSave: () => void }) => {
  const text = useAdminText();
  return (
    <Banner
      tone="negative"
      isLive
      title={text('conflict.gone')}
      actions={
        <Button size="Small" onClick={onSave}>
          {text('conflict.saveAsNew')}
        </Button>
      }
    >
      {text('conflict.goneText')}
    </Banner>
  );
};
/** Errors of fields that the form does not have. */
const ErrorSummary = ({ lines }: { readonly lines: readonly string[] }) => (
  <Banner tone="negative" isLive title={useAdminText()('form.notSaved')}>
    <ul className={styles.summary}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Banner>
);

/** The form of a record: new, edited or copied, with everything around it. */
export const ResourceForm = (props: Props) => {
  const { resource, mode = 'STORE', focus, children } = props;
  const saving = useSaving(props);
  const { form, element, isNew, save, summary, theirs, draft } = saving;
  const submit = (): void => void save(isNew ? 'STORE' : mode);
  useSaveKey(submit);
  useFocus(element, focus);
  return (
    <FormProvider {...form}>
      <UnsavedGuard isLeaving={saving.isLeaving} leads={saving.leads} onLeave={draft.abandon} />
      <div className={styles.layout}>
        <SectionNavigation resource={resource} />
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            submit();
          }}
        >
          {draft.offered && !props.goesOn && (
            <DraftOffer
              draft={draft.offered}
              onRestore={saving.restore}
              onDiscard={draft.forgetOffered}
            />
          )}
          {saving.isStale && <StaleBanner onLoad={() => void saving.loadTheirs()} />}
          {saving.isGone && <GoneBanner onSave={submit} />}
          {summary.length > 0 && <ErrorSummary lines={summary} />}
          {resource.Preview && <resource.Preview />}
          <Edited value={isNew || mode === 'COPY' ? undefined : props.item}>
            <FormSections resource={resource} />
          </Edited>
          <SaveBar
            state={saving.state}
            sent={saving.sent}
            isNew={isNew}
            mode={isNew || !resource.routes.copy ? undefined : mode}
            onSave={(chosen) => void save(chosen)}
          >
            {children}
          </SaveBar>
        </form>
      </div>
      <ConflictDialog
        resource={resource}
        item={theirs}
        isOpen={theirs !== undefined}
        changes={saving.changes}
        onApply={saving.apply}
        onClose={saving.forgetTheirs}
      />
    </FormProvider>
  );
};

/** What a resource draws around the pages with its form. */
export const AroundForm = ({
  resource: { AroundForm: Around },
  children,
}: Pick<Props, 'resource'> & { readonly children: ReactNode }) =>
  Around ? <Around>{children}</Around> : children;
