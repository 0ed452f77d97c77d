import { DayEdit } from '../../frame/index.ts';

type Props = {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** False where there always is a day, though none is asked for. */
  readonly isClearable?: boolean;
};

/** A day (`YYYY-MM-DD`) outside of a form of the frame. */
export const DayField = ({ isRequired, error, ...props }: Props) => (
  <DayEdit
    {...props}
    name=""
    isRequired={isRequired ?? false}
    onBlur={() => {}}
    error={() => error}
    attempts={0}
  />
);
