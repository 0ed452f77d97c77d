import { Fragment, type ReactElement } from 'react';

type Controls<T> = { readonly [K in keyof T]-?: ReactElement | false | 'elsewhere' };

/**
 * The controls of a part of a form (a contact, a tile of a row), one for each of its fields in the
 * order given; a field that is set outside it, such as the id it was picked by, says `elsewhere`. A
 * field of the contract that has no control does not compile.
 * @example <PartFields<Contact> controls={{ type: <Type />, value: <Value />, label: <Label /> }} />
 */
export const PartFields = <T,>({ controls }: { readonly controls: Controls<T> }) =>
  Object.entries<Controls<T>[keyof T]>(controls).map(
    ([key, control]) => control !== 'elsewhere' && <Fragment key={key}>{control}</Fragment>,
  );
