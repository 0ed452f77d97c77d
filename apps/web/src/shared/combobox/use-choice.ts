import { useState } from 'react';

/** Which option of a list the arrow keys stand at; none at first, and none again past either end. */
export const useChoice = (count: number) => {
  const [chosen, setChosen] = useState(-1);
  const at = chosen < count ? chosen : -1;
  return {
    at,
    choose: setChosen,
    move: (step: 1 | -1): void =>
      setChosen(at + step < -1 ? count - 1 : at + step >= count ? -1 : at + step),
  };
};
