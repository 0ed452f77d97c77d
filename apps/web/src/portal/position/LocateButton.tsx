import { Button } from '@cafeteria/ui';
import { askForPosition, usePosition } from './position.ts';

/** Asks where the reader is; turns while the browser does. */
export const LocateButton = ({ label }: { readonly label: string }) => {
  const { status } = usePosition();
  return (
    <Button
      kind="ghost"
      size="Small"
      icon="locate"
      isPending={status === 'asking'}
      onClick={askForPosition}
    >
      {label}
    </Button>
  );
};
