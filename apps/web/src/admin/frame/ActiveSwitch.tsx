import { Switch } from '@cafeteria/ui';
import type { Resource } from './resource.ts';
import type { Values } from './widget.ts';
import { useAdminText } from './texts.ts';
import { useRecordActions } from './use-record-actions.ts';

type Props = { readonly resource: Resource; readonly parent: Values; readonly item: Values };

/** Switches a record on and off where it is edited; what has a page of its own is switched there. */
export const ActiveSwitch = ({ resource, parent, item }: Props) => {
  const text = useAdminText();
  const { activate, isSwitching } = useRecordActions(resource, parent);
  if (!resource.hasNoDetail) return null;
  return (
    <Switch
      label={text('active.on')}
      checked={item.active === true}
      disabled={isSwitching}
      onChange={(event) => void activate(item, event.target.checked)}
    />
  );
};
