/** Tests of a worker share their modules and their globals: what one puts into a global's place goes with it. */
import { afterEach, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());
