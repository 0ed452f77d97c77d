import type { LightRoute } from '@cafeteria/contract';
import type { ReactNode } from 'react';

/** A record as the frame knows it: its fields by name. */
export type Values = Readonly<Record<string, unknown>>;

/** What the form gives to the control of one field. */
export type WidgetProps<V> = {
  /** Path of the field, for example `name`. */
  readonly name: string;
  readonly label: string;
  /** The only field of its section, whose title says the same. */
  readonly isLabelHidden?: boolean | undefined;
  readonly description?: string | undefined;
  readonly isRequired: boolean;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onBlur: () => void;
  /** The text of the error at the field, or at a path inside its value: `error('0.value')`. */
  readonly error: (path?: string) => string | undefined;
  /** Counts the attempts to save: after each, a control with hidden parts reveals the invalid one. */
  readonly attempts: number;
  /** Of a text: how long it may get, as the contract says of its field. */
  readonly maxLength?: number | undefined;
};

/**
 * How a value is edited and shown. The value has the contract's type, so that a widget of another
 * type does not compile.
 * @example const text = (): Widget<string> => ({ empty: '', Edit: TextEdit, Show: TextShow })
 */
export type Widget<V> = {
  /** The value of the field in a new record. */
  readonly empty: V;
  readonly isRequired?: boolean | undefined;
  /** Takes the whole width of a section. */
  readonly isWide?: boolean | undefined;
  readonly Edit: (props: WidgetProps<V>) => ReactNode;
  /** `item` is the record it stands in, for what is named by more than itself. */
  readonly Show: (props: { readonly value: V; readonly item?: Values | undefined }) => ReactNode;
};

/** A filter of a list; its value stands in the address. */
export type FilterWidget<V> = {
  /** Reads the value from the address; undefined when it is not valid. */
  readonly read: (value: unknown) => V | undefined;
  readonly Edit: (props: {
    readonly label: string;
    readonly value: V | undefined;
    readonly onChange: (value: V | undefined) => void;
    /** It stands in the line of filters, whose other parts have no label above them. */
    readonly isInline?: boolean | undefined;
  }) => ReactNode;
  /** Calls its control makes: who may not make them all is only told what it was set to elsewhere. */
  readonly needs?: readonly LightRoute[] | undefined;
  /** Another page chooses it; here it is only told and dropped. */
  readonly isOnlyShown?: boolean | undefined;
  /** The value in words: on its chip, and in the empty state that names what hides things. */
  readonly Name: (props: { readonly value: V }) => ReactNode;
};
