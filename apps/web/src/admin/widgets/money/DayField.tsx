import { optionalDate } from '../../frame/index.ts';

const { Edit } = optionalDate();
type Props = {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
};

/** A day (`YYYY-MM-DD`) outside of a form of the frame. */
export const DayField = ({ label, value, onChange, description, error, isRequired }: Props) => (
  <Edit
    name=""
    label={label}
    description={description}
    isRequired={isRequired ?? false}
    value={value}
    onChange={onChange}
    onBlur={() => {}}
    error={() => error}
    attempts={0}
  />
);
