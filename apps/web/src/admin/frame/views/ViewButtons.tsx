import type { SavedView } from '@cafeteria/contract';
import { Button, Icon, Menu, MenuItem } from '@cafeteria/ui';
import { useState } from 'react';
import { useAdminText } from '../texts.ts';
import type { ViewActions, Views } from './use-views.ts';
import { ViewDialog } from './ViewDialog.tsx';
import styles from './Views.module.css';

type Props = { readonly views: Views; readonly actions: ViewActions };

/** Lets the view that is open show what is shown now; a quicker change by somebody else is not overwritten. */
export const SaveState = ({
  views: { current },
  actions,
  label,
}: Props & { readonly label: 'view.saveChanges' | 'view.leftOutSave' }) => {
  const text = useAdminText();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const saved = current?.saved;
  if (!saved || !actions.may.update) return null;
  const save = async (): Promise<void> => {
    setPending(true);
    // a name or a version that does not go any more is told where it can be mended
    await actions.update(saved, saved, true).catch(setRefusal);
    setPending(false);
  };
  return (
    <>
      <Button kind="ghost" size="Small" isPending={isPending} onClick={() => void save()}>
        {text(label)}
      </Button>
      {refusal !== undefined && (
        <ViewDialog
          view={saved}
          refusal={refusal}
          onSave={(naming) => actions.update(saved, naming, true)}
          onClose={() => setRefusal(undefined)}
        />
      )}
    </>
  );
};

/** What can be done with a saved view that is open. */
const SavedMenu = ({ saved, actions }: Pick<Props, 'actions'> & { readonly saved: SavedView }) => {
  const text = useAdminText();
  const [isAsked, setAsked] = useState(false);
  const { may } = actions;
  return (
    <>
      <Menu
        label={text('view.actions', { name: saved.name })}
        trigger={<Icon name="more" size="sm" />}
        triggerClassName={styles.more ?? ''}
      >
        {may.update && (
          <MenuItem icon="edit" onSelect={() => setAsked(true)}>
            {text('view.rename')}
          </MenuItem>
        )}
        {may.remove && (
          <MenuItem icon="trash" tone="negative" onSelect={() => void actions.remove(saved)}>
            {text('view.remove')}
          </MenuItem>
        )}
      </Menu>
      {isAsked && (
        <ViewDialog
          view={saved}
          onSave={(naming) => actions.update(saved, naming)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};

/** What can be done with the view that is open, and with what was made of it. */
export const ViewButtons = ({ views, actions }: Props) => {
  const text = useAdminText();
  const [isAsked, setAsked] = useState(false);
  const { current, isChanged, isKnown, state } = views;
  const saved = current?.saved;
  const isOther = Object.keys(state).length > 0 && (!current || isChanged);
  return (
    <>
      {saved && <SavedMenu key={saved.id} saved={saved} actions={actions} />}
      {isChanged && <SaveState views={views} actions={actions} label="view.saveChanges" />}
      {isKnown && isOther && actions.may.create && (
        <Button kind="ghost" size="Small" icon="plus" onClick={() => setAsked(true)}>
          {text(saved ? 'view.saveNew' : 'view.save')}
        </Button>
      )}
      {isAsked && <ViewDialog onSave={actions.create} onClose={() => setAsked(false)} />}
    </>
  );
};
