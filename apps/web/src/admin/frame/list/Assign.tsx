import { formatNumber } from '@cafeteria/i18n';
import { Button, Dialog, SelectField } from '@cafeteria/ui';
import { useState } from 'react';
import type { Resource } from '../resource.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { useMayWrite } from '../use-may-write.ts';
import type { Values } from '../widget.ts';
import styles from './BulkBar.module.css';

type Value = { readonly field: string; readonly value: unknown };
type Props = {
  readonly resource: Resource;
  readonly items: readonly Values[];
  readonly isDisabled: boolean;
  readonly onAssign: (given: Value) => void;
};

/** Nothing is wrong with a value until the server has said so, record by record. */
const noError = (): undefined => undefined;
const leave = (): void => undefined;

/** One of the fields, and what it is to say. */
const GivenValue = ({
  resource,
  fields,
  given: { field, value },
  onChange,
}: Pick<Props, 'resource'> & {
  readonly fields: readonly string[];
  readonly given: Value;
  readonly onChange: (given: Value) => void;
}) => {
  const text = useAdminText();
  const texts = useResourceTexts(resource);
  const widget = resource.widgets[field];
  if (!widget) return null;
  return (
    <div className={styles.given}>
      <SelectField
        label={text('bulk.field')}
        options={fields.map((name) => ({ value: name, label: texts.field(name) }))}
        value={field}
        onChange={({ target }) =>
          onChange({ field: target.value, value: resource.widgets[target.value]?.empty })
        }
      />
      <widget.Edit
        key={field}
        name={`bulk-${field}`}
        label={texts.field(field)}
        description={texts.hint(field)}
        isRequired={widget.isRequired ?? false}
        value={value}
        onChange={(next) => onChange({ field, value: next })}
        onBlur={leave}
        error={noError}
        attempts={0}
      />
    </div>
  );
};

/** Gives a field of all that is chosen one value; asked for, and told what it does, in a window. */
export const Assign = ({ resource, items, isDisabled, onAssign }: Props) => {
  const text = useAdminText();
  const may = useMayWrite(resource);
  // what is there already is written by the form of a change alone
  const fields = resource.routes.update ? resource.assignable.filter(may) : [];
  const [given, setGiven] = useState<Value>();
  const [first] = fields;
  if (first === undefined) return null;
  const close = (): void => setGiven(undefined);
  return (
    <>
      <Button
        kind="ghost"
        size="Small"
        icon="edit"
        disabled={isDisabled}
        onClick={() => setGiven({ field: first, value: resource.widgets[first]?.empty })}
        data-testid="bulk-assign"
      >
        {text('bulk.assign')}
      </Button>
      <Dialog
        isOpen={given !== undefined}
        onClose={close}
        title={text('bulk.assignTitle', { n: formatNumber(items.length) })}
        closeLabel={text('action.close')}
        description={text('bulk.assignText')}
        testId="bulk-assign-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (given) onAssign(given);
          close();
        }}
        actions={
          <>
            <Button kind="ghost" onClick={close}>
              {text('action.cancel')}
            </Button>
            <Button type="submit">{text('bulk.assignConfirm')}</Button>
          </>
        }
      >
        {given && <GivenValue {...{ resource, fields, given }} onChange={setGiven} />}
      </Dialog>
    </>
  );
};
