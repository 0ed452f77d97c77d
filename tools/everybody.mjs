// Statements on the tables of money that do not name the person, and why each may: `file#name`, below apps/server/src.

/** Reads of everybody: each machine answers for its own people. They decide of no payment and lock nothing. */
export const readsOfEverybody = [
  {
    why: 'the nightly comparison is of everything',
    of: [
      'lots',
      'movements',
      'refunds',
      'usage',
      'accounts',
      'grants',
      'deposits',
      'withdrawals',
    ].map((name) => `money/ledger/check.queries.ts#${name}`),
  },
  {
    why: 'the books are kept of everybody, on the coordinator',
    of: [
      'money/book/compare.queries.ts#lines',
      'money/book/compare.queries.ts#users',
      'money/ledger/due.queries.ts#countDue',
      'money/month/task.queries.ts#counts',
    ],
  },
  {
    why: 'a partner is settled with for everybody who bought there',
    of: [
      'money/settlement/document.queries.ts#findIssued',
      'money/settlement/make.queries.ts#unsettled',
      'money/settlement/make.queries.ts#listGroups',
      'money/settlement/settlement.queries.ts#getSettlement',
      'money/settlement/settlement.queries.ts#listItems',
      'money/settlement/settlement.queries.ts#countItems',
      'money/settlement/turn.queries.ts#insertRun',
      'catalogue/partner/score.queries.ts#score',
    ],
  },
  {
    why: 'an employer sees and is charged for all its people',
    of: [
      'money/client-document/credit-note.queries.ts#lotsOf',
      'money/client-document/month.queries.ts#readMonth',
      'money/client-report/correction.queries.ts#refunds',
      'money/client-report/payroll.queries.ts#lotsOf',
      'money/client-report/report.queries.ts#listCells',
      'money/client-report/report.queries.ts#listMonths',
    ],
  },
  {
    why: 'a grant is to many people',
    of: [
      'money/credit-grant/grant-item.queries.ts#countGrantItems',
      'money/credit-grant/grant.queries.ts#findTwin',
      'money/credit-grant/grant.queries.ts#selectGrantees',
      'money/credit-grant/grant.queries.ts#grantColumns',
      'money/credit-grant/shift.queries.ts#sumGivenForMonth',
      'money/ledger/ledger.queries.ts#listUsersOfGrant',
    ],
  },
  {
    why: 'jobs look for whom there is something to do, and do it for each by name',
    of: [
      'money/ledger/ledger.queries.ts#listOverdueHolds',
      'money/ledger/ledger.queries.ts#listUsersOfEndedLots',
    ],
  },
  {
    why: 'operators watch all there is',
    of: [
      'money/task-mail/task-mail.queries.ts#countUnpaid',
      'money/watch/watch.queries.ts#readWaiting',
      'money/watch/watch.queries.ts#sumLiabilities',
      'money/watch/watch.queries.ts#countRecent',
      'system/dashboard/money.queries.ts#sumMonths',
      'system/dashboard/money.queries.ts#sumExpiring',
    ],
  },
  {
    why: 'a part that names nobody: who puts a statement together of it says whose',
    of: [
      'money/ledger/company.queries.ts#usedElsewhereRows',
      'money/ledger/ledger.queries.ts#recallable',
    ],
  },
  {
    why: 'a payment is asked for by its number alone: each machine looks',
    of: [
      'money/payment/payment.queries.ts#findPayment',
      'money/user-credit/user-credit.queries.ts#findRefundable',
    ],
  },
];

/** Writes and locks that no machine can be told apart by: what docs/scaling.md has done before tables are spread. */
export const writesOfEverybody = [
  {
    why: 'a till knows a payment by its number: the number is to say whose it is',
    of: ['money/ledger/ledger.queries.ts#holdPayment'],
  },
  {
    why: 'what the books take next is found by its place: each machine is to be asked for its own',
    of: ['money/ledger/due.queries.ts#takeDue'],
  },
];
