import { beauty } from './beauty.ts';
import { books } from './books.ts';
import { culture } from './culture.ts';
import { food } from './food.ts';
import { health } from './health.ts';
import { personalDevelopment } from './personal-development.ts';
import { savings } from './savings.ts';
import { shopping } from './shopping.ts';
import { sport } from './sport.ts';
import type { Trade } from './trade.ts';
import { travel } from './travel.ts';

export const trades: readonly Trade[] = [
  ...travel,
  ...food,
  ...books,
  ...culture,
  ...personalDevelopment,
  ...sport,
  ...health,
  ...shopping,
  ...beauty,
  ...savings,
];
