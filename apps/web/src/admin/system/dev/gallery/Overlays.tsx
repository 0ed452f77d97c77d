import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  Menu,
  MenuHeading,
  MenuItem,
  MenuSeparator,
  TextField,
  Tooltip,
} from '@cafeteria/ui';
import { useState } from 'react';
import { useServices } from '../../../../shared/services.ts';
import { Specimen } from './Specimen.tsx';

const types = ['success', 'error', 'info', 'warning'] as const;
type Open = 'dialog' | 'large' | 'drawer' | 'drawer-start' | 'sheet' | 'confirm' | undefined;

const Dialogs = () => {
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const shared = { onClose: close, closeLabel: 'Close' };
  return (
    <Specimen name="Dialog, Drawer, ConfirmDialog">
      {(['dialog', 'large', 'drawer', 'drawer-start', 'sheet', 'confirm'] as const).map((kind) => (
        <Button key={kind} kind="ghost" onClick={() => setOpen(kind)}>
          {kind}
        </Button>
      ))}
      <Dialog
        {...shared}
        isOpen={open === 'dialog' || open === 'large'}
        size={open === 'large' ? 'large' : 'medium'}
        title="Dialog"
        actions={<Button onClick={close}>OK</Button>}
      >
        <TextField label="Label" />
      </Dialog>
      <Drawer {...shared} isOpen={open === 'drawer'} title="Drawer">
        Drawer
      </Drawer>
      <Drawer {...shared} isOpen={open === 'drawer-start'} side="start" title="start">
        Drawer
      </Drawer>
      <Drawer {...shared} isOpen={open === 'sheet'} side="bottom" title="bottom">
        Drawer
      </Drawer>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        tone="negative"
        title="ConfirmDialog"
        confirmLabel="Confirm"
        cancelLabel="Cancel"
        onConfirm={close}
        onCancel={close}
      >
        Text
      </ConfirmDialog>
    </Specimen>
  );
};

const nothing = (): void => undefined;

export const Overlays = () => {
  const { notifications } = useServices();
  return (
    <>
      <Dialogs />
      <Specimen name="Menu">
        <Menu label="Menu" trigger="Menu">
          <MenuHeading>MenuHeading</MenuHeading>
          <MenuItem icon="edit" onSelect={nothing}>
            MenuItem
          </MenuItem>
          <MenuItem isSelected onSelect={nothing}>
            isSelected
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon="trash" tone="negative" onSelect={nothing}>
            negative
          </MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="Tooltip">
        <Tooltip text="Tooltip">
          {(described) => (
            <Button kind="ghost" {...described}>
              Tooltip
            </Button>
          )}
        </Tooltip>
      </Specimen>
      <Specimen name="ToastRegion">
        {types.map((type) => (
          <Button
            key={type}
            kind="ghost"
            onClick={() => notifications.add(type, `Notification: ${type}`)}
          >
            {type}
          </Button>
        ))}
      </Specimen>
    </>
  );
};
