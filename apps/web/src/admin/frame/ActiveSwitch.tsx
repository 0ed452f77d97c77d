import { Switch } from '@cafeteria/ui';
import type { Resource } from './resource.ts';
import type { Values } from './widget.ts';
import { useAdminText } from './texts.ts';
import { useRecordActions } from './use-record.ts';

type Props = { readonly resource: Resource; readonly parent: Values; readonly item: Values };

/** Activates a record on its edit page, for resources without a detail page. */
export const ActiveSwitch = ({ resource, parent, item }: Props) => {
  const text = useAdminText();
  const { activate, isSwitching } = useRecordActions(resource, parent);
  if (!resource.hasNoDetail || !resource.routes.activate) return null;
  return (
    <Switch
      label={text('active.on')}
      checked={item.active === true}
      disabled={isSwitching}
      onChange={(event) => void activate(item, event.target.checked)}
    />
  );
};
