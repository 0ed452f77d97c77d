import { Button, buttonClass, IconButton } from '@cafeteria/ui';
import { useState } from 'react';
import { Specimen } from './Specimen.tsx';
import { PageName } from '../../../frame/index.ts';

const kinds = [
  'filled',
  'filled-blue',
  'filled-positive',
  'filled-negative',
  'ghost',
  'ghost-positive',
  'ghost-negative',
] as const;
const sizes = ['ExtraSmall', 'Small', 'Medium', 'Large', 'ExtraLarge'] as const;
const iconKinds = ['plain', 'outlined', 'floating', 'negative'] as const;

export const Actions = () => {
  const [isPressed, setPressed] = useState(true);
  return (
    <>
      <Specimen name="Button: kind">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button: size">
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button: state">
        <Button icon="plus">icon</Button>
        <Button iconEnd="chevron-right">iconEnd</Button>
        <Button isPending>isPending</Button>
        <Button disabled>disabled</Button>
        <Button kind="ghost" disabled>
          ghost disabled
        </Button>
        <PageName href="/admin/dev" className={buttonClass({ kind: 'ghost' })}>
          buttonClass
        </PageName>
      </Specimen>
      <Specimen name="IconButton">
        {iconKinds.map((kind) => (
          <IconButton key={kind} kind={kind} icon="heart" label={kind} />
        ))}
        {sizes.map((size) => (
          <IconButton key={size} size={size} icon="edit" label={size} />
        ))}
        <IconButton
          icon="star"
          label="isPressed"
          isPressed={isPressed}
          onClick={() => setPressed(!isPressed)}
        />
        <IconButton icon="refresh" label="isPending" isPending />
        <IconButton icon="trash" label="disabled" disabled />
      </Specimen>
    </>
  );
};
