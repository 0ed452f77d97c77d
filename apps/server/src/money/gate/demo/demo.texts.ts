import type { Language } from '@cafeteria/contract';
import type { DemoCard, DemoDecline } from './demo.cards.ts';

type Texts = {
  readonly title: string;
  readonly bankTitle: string;
  readonly demo: string;
  readonly demoText: string;
  readonly merchant: string;
  readonly merchantName: string;
  readonly order: string;
  readonly amount: string;
  readonly pay: string;
  readonly payAndSave: string;
  readonly card: string;
  readonly cardHint: string;
  readonly cards: Readonly<Record<DemoCard['last4'], string>>;
  readonly confirm: string;
  readonly confirmText: (last4: string) => string;
  readonly refuse: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<DemoDecline, string>>;
  readonly refuseAction: string;
  readonly leave: string;
  readonly leaveText: string;
  readonly decided: string;
  readonly back: string;
  readonly unknown: string;
  readonly unknownText: string;
};

const cs: Texts = {
  title: 'Platba kartou',
  bankTitle: 'Potvrzení platby v bance',
  demo: 'Ukázková brána',
  demoText:
    'Žádné peníze se nepohnou a údaje o kartě po vás nikdo nechce. Rozhodněte, jak má platba dopadnout.',
  merchant: 'Obchodník',
  merchantName: 'Portál benefitů',
  order: 'Číslo platby',
  amount: 'K úhradě',
  pay: 'Zaplatit',
  payAndSave: 'Zaplatit a kartu uložit',
  card: 'Která karta se má uložit',
  cardHint: 'Jak uložená karta příště zaplatí, určuje její poslední čtyřčíslí.',
  cards: {
    '4242': 'příště zaplatí hned',
    '3184': 'příště chce potvrzení v bance',
    '9995': 'příště na účtu nebudou peníze',
    '0069': 'příště bude propadlá',
  },
  confirm: 'Potvrdit platbu',
  confirmText: (last4) => `Banka se ptá, jestli platíte kartou •••• ${last4} opravdu vy.`,
  refuse: 'Nezaplatit',
  reason: 'Proč platba nevyjde',
  reasons: {
    CANCELLED_BY_USER: 'Platbu už nechci',
    DENIED_BY_BANK: 'Banka ji zamítla',
    INSUFFICIENT_FUNDS: 'Na účtu není dost peněz',
    EXPIRED_CARD: 'Karta je propadlá',
    THREE_DS_FAILED: 'Nepovedlo se ověření 3-D Secure',
  },
  refuseAction: 'Odmítnout platbu',
  leave: 'Odejít bez odpovědi',
  leaveText: 'Brána se neozve: portál uvidí, že se na platbu pořád čeká.',
  decided: 'O této platbě už je rozhodnuto.',
  back: 'Zpět do portálu',
  unknown: 'Takovou platbu neznáme',
  unknownText: 'Odkaz je neúplný, nebo platba už neexistuje. Vraťte se do portálu a začněte znovu.',
};

const sk: Texts = {
  title: 'Platba kartou',
  bankTitle: 'Potvrdenie platby v banke',
  demo: 'Ukážková brána',
  demoText:
    'Žiadne peniaze sa nepohnú a údaje o karte od vás nikto nechce. Rozhodnite, ako má platba dopadnúť.',
  merchant: 'Obchodník',
  merchantName: 'Portál benefitov',
  order: 'Číslo platby',
  amount: 'Na úhradu',
  pay: 'Zaplatiť',
  payAndSave: 'Zaplatiť a kartu uložiť',
  card: 'Ktorá karta sa má uložiť',
  cardHint: 'Ako uložená karta nabudúce zaplatí, určuje jej posledné štvorčíslie.',
  cards: {
    '4242': 'nabudúce zaplatí hneď',
    '3184': 'nabudúce chce potvrdenie v banke',
    '9995': 'nabudúce na účte nebudú peniaze',
    '0069': 'nabudúce bude po platnosti',
  },
  confirm: 'Potvrdiť platbu',
  confirmText: (last4) => `Banka sa pýta, či kartou •••• ${last4} platíte naozaj vy.`,
  refuse: 'Nezaplatiť',
  reason: 'Prečo platba nevyjde',
  reasons: {
    CANCELLED_BY_USER: 'Platbu už nechcem',
    DENIED_BY_BANK: 'Banka ju zamietla',
    INSUFFICIENT_FUNDS: 'Na účte nie je dosť peňazí',
    EXPIRED_CARD: 'Karta je po platnosti',
    THREE_DS_FAILED: 'Nepodarilo sa overenie 3-D Secure',
  },
  refuseAction: 'Odmietnuť platbu',
  leave: 'Odísť bez odpovede',
  leaveText: 'Brána sa neozve: portál uvidí, že sa na platbu stále čaká.',
  decided: 'O tejto platbe je už rozhodnuté.',
  back: 'Späť do portálu',
  unknown: 'Takúto platbu nepoznáme',
  unknownText: 'Odkaz je neúplný alebo platba už neexistuje. Vráťte sa do portálu a začnite znova.',
};

const en: Texts = {
  title: 'Card payment',
  bankTitle: 'Confirm the payment with your bank',
  demo: 'Demonstration gate',
  demoText: 'No money moves and nobody asks for a card number. Decide how the payment should end.',
  merchant: 'Merchant',
  merchantName: 'Benefits portal',
  order: 'Payment number',
  amount: 'To pay',
  pay: 'Pay',
  payAndSave: 'Pay and save the card',
  card: 'Which card to save',
  cardHint: 'Its last digits say what the saved card does next time.',
  cards: {
    '4242': 'pays at once next time',
    '3184': 'asks the bank next time',
    '9995': 'is short of money next time',
    '0069': 'is expired next time',
  },
  confirm: 'Confirm the payment',
  confirmText: (last4) =>
    `Your bank asks whether it is really you who pays with the card •••• ${last4}.`,
  refuse: 'Do not pay',
  reason: 'Why the payment fails',
  reasons: {
    CANCELLED_BY_USER: 'I changed my mind',
    DENIED_BY_BANK: 'The bank declined it',
    INSUFFICIENT_FUNDS: 'There is not enough money in the account',
    EXPIRED_CARD: 'The card has expired',
    THREE_DS_FAILED: '3-D Secure verification failed',
  },
  refuseAction: 'Decline the payment',
  leave: 'Leave without an answer',
  leaveText: 'The gate stays silent: the portal goes on waiting for the payment.',
  decided: 'This payment has been decided already.',
  back: 'Back to the portal',
  unknown: 'We do not know this payment',
  unknownText:
    'The link is incomplete, or the payment is gone. Go back to the portal and start again.',
};

/** Texts of a page that only a demonstration ever shows: no browser of a real installation loads them. */
export const demoTexts: Readonly<Record<Language, Texts>> = { cs, sk, en };
