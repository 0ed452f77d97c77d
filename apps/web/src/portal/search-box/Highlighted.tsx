/** A label with the typed parts marked; the parts are pairs of start and end, in order. */
export const Highlighted = ({
  label,
  parts,
}: {
  readonly label: string;
  readonly parts: readonly (readonly [number, number])[];
}) => {
  const pieces = parts.map(([start, end], index) => ({
    start,
    plain: label.slice(parts[index - 1]?.[1] ?? 0, start),
    marked: label.slice(start, end),
  }));
  return (
    <>
      {pieces.map(({ start, plain, marked }) => (
        <span key={start}>
          {plain}
          <mark>{marked}</mark>
        </span>
      ))}
      {label.slice(parts.at(-1)?.[1] ?? 0)}
    </>
  );
};
