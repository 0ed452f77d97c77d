import { favoritesOfPerson } from './catalogue/favorite/index.ts';
import { proposalsOfPerson } from './catalogue/partner-proposal/index.ts';
import { actionsOfPerson } from './kernel/audit/index.ts';
import { sessionsOfPerson } from './kernel/caller/index.ts';
import type { PersonalDataPart } from './kernel/personal-data.ts';
import { messagesOfPerson } from './messages/outbox/index.ts';
import { cardsOfPerson, depositsOfPerson } from './money/deposit/index.ts';
import { disputesOfPerson } from './money/dispute/index.ts';
import { moneyOfPerson } from './money/ledger/index.ts';
import { paymentCodeOfPerson } from './money/payment/index.ts';
import { withdrawalsOfPerson } from './money/withdrawal/index.ts';
import { codesOfPerson } from './people/sign-in/code/index.ts';
import { identitiesOfPerson } from './people/sign-in/identity/index.ts';
import { browsersOfPerson } from './people/sign-in/known-browser/index.ts';
import { passkeysOfPerson } from './people/sign-in/passkey/index.ts';
import { secondFactorOfPerson } from './people/sign-in/second-factor/index.ts';
import { devicesOfPerson } from './people/own/mobile-device/index.ts';
import { tasksOfPerson } from './people/own/task/index.ts';
import { accountOfPerson } from './people/records/user/index.ts';
import { reportsOfPerson } from './system/client-log/index.ts';
import { viewsOfPerson } from './system/saved-view/index.ts';

/** Everything that is held of a person, each part declared by the folder that owns it, in the order of the export. */
export const personalData: readonly PersonalDataPart[] = [
  accountOfPerson,
  sessionsOfPerson,
  codesOfPerson,
  identitiesOfPerson,
  passkeysOfPerson,
  secondFactorOfPerson,
  browsersOfPerson,
  devicesOfPerson,
  messagesOfPerson,
  tasksOfPerson,
  favoritesOfPerson,
  proposalsOfPerson,
  moneyOfPerson,
  depositsOfPerson,
  cardsOfPerson,
  withdrawalsOfPerson,
  disputesOfPerson,
  paymentCodeOfPerson,
  actionsOfPerson,
  reportsOfPerson,
  viewsOfPerson,
];
