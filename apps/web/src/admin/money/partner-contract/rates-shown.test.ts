import type { CategoryRate } from '@cafeteria/contract';
import { describe } from 'vitest';
import { everyFieldIsSeen } from '../../../shared/testing/seen.ts';
import { drawShown } from '../../testing/show.ts';
import { rates } from './rates.tsx';

describe('the commission of a category, as it is shown', () =>
  everyFieldIsSeen<CategoryRate>(
    { categoryId: 6, commission: 500 },
    { categoryId: 'its name comes with the categories', commission: { is: 400 } },
    (value) => drawShown(rates(), [value]),
  ));
