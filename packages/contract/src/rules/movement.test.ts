import { expect, it } from 'vitest';
import { WithdrawalStatus, isWithdrawalOver } from '../money/withdrawal.ts';
import { MovementStatus } from '../vocabulary/enums.ts';
import { isMoved, isMovementOver } from './movement.ts';

it('money that is held or booked counts, what was refused or let go does not', () =>
  expect(MovementStatus.options.filter(isMoved)).toEqual(['PENDING', 'BOOKED']));
it('what is held may still end either way', () =>
  expect(MovementStatus.options.filter((status) => !isMovementOver(status))).toEqual(['PENDING']));
it('the bank may return what it sent, and nothing that came back', () =>
  expect(WithdrawalStatus.options.filter((status) => !isWithdrawalOver(status))).toEqual([
    'REQUESTED',
    'PAID',
  ]));
