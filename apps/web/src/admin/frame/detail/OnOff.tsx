import { ConfirmDialog, Switch } from '@cafeteria/ui';
import { useState } from 'react';
import type { Resource } from '../resource.ts';
import { useAdminText } from '../texts.ts';
import type { Values } from '../widget.ts';

type Props = {
  readonly resource: Resource;
  readonly item: Values;
  readonly title: string;
  readonly isSwitching: boolean;
  readonly onSwitch: (isActive: boolean) => void;
};

/** Whether a record is on. Where many people would be signed out by switching it off, that is asked about. */
export const OnOff = ({ resource: { switchedOff }, item, title, isSwitching, onSwitch }: Props) => {
  const text = useAdminText();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Switch
        label={text('active.on')}
        checked={item.active === true}
        disabled={isSwitching}
        onChange={(event) => {
          if (!event.target.checked && switchedOff?.isAsked) setAsked(true);
          else onSwitch(event.target.checked);
        }}
      />
      {switchedOff && (
        <ConfirmDialog
          isOpen={isAsked}
          title={text('off.title', { name: title })}
          confirmLabel={text('action.deactivate')}
          cancelLabel={text('action.cancel')}
          onConfirm={() => {
            setAsked(false);
            onSwitch(false);
          }}
          onCancel={() => setAsked(false)}
        >
          {text(switchedOff.text)}
        </ConfirmDialog>
      )}
    </>
  );
};
