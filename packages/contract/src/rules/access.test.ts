import { describe, expect, test } from 'vitest';
import {
  accessFor,
  covers,
  isOfOperator,
  mayCall,
  mayWrite,
  needsClient,
  ownOf,
  reachOf,
  roleRules,
  type RoleRules,
  rolesWhere,
  standingOf,
} from './access.ts';

const rules: RoleRules = {
  ...roleRules,
  ROLE_USER: { everywhere: [], ownClient: ['admin'] },
};
const plain = standingOf(['ROLE_USER']);
const keeper = standingOf(['ROLE_USER'], rules);
const books = standingOf(['ROLE_USER', 'ROLE_ACCOUNTANT'], rules);
const admin = standingOf(['ROLE_USER', 'ROLE_ADMIN'], rules);
const ofClient = { path: '/api/admin/client/:clientId/report', access: 'admin' } as const;
const ofNobody = { path: '/api/admin/partner', access: 'admin' } as const;

describe('how far roles reach', () => {
  test('a role of one client has its word only where a route says whose rows it means', () => {
    expect([reachOf(ofClient, keeper), reachOf(ofNobody, keeper)]).toEqual([
      'ownClient',
      'nothing',
    ]);
    expect(reachOf({ ...ofNobody, own: { clientId: 'client' } }, keeper)).toBe('ownClient');
  });
  test('of several roles the one that reaches further counts', () =>
    expect([reachOf(ofClient, admin), reachOf(ofNobody, admin)]).toEqual([
      'everything',
      'everything',
    ]));
  test('who administers anything is staff', () =>
    expect(
      [plain, keeper, admin].map((standing) => mayCall({ path: '', access: 'staff' }, standing)),
    ).toEqual([false, true, true]));
  test('who has a word over one client only belongs to a client, whatever else they administer', () => {
    const alone: RoleRules = {
      ...rules,
      ROLE_ADMIN: { everywhere: ['admin'], ownClient: [] },
      ROLE_ACCOUNTANT: { everywhere: [], ownClient: ['books'] },
    };
    const needs = (...roles: Parameters<typeof standingOf>[0]) =>
      needsClient(standingOf(roles, alone));
    expect([
      needs('ROLE_USER'),
      needs('ROLE_ACCOUNTANT'),
      needs('ROLE_ADMIN', 'ROLE_ACCOUNTANT'),
      needs('ROLE_ADMIN', 'ROLE_USER'),
      needs('ROLE_ADMIN'),
    ]).toEqual([true, true, true, false, false]);
  });
  test('people are no machines, and nobody is no person', () =>
    expect([
      mayCall({ path: '', access: 'partner' }, admin),
      mayCall({ path: '', access: 'user' }, null),
      mayCall({ path: '', access: 'public' }, null),
    ]).toEqual([false, false, true]));
  test('a field that is for some is written only by who has its word over everything', () => {
    const field = { access: 'admin', otherwise: null } as const;
    expect([plain, keeper, admin].map((standing) => mayWrite(field, standing))).toEqual([
      false,
      false,
      true,
    ]);
  });
  test('who may all that another may covers them, and nobody else does', () => {
    expect([covers(admin, keeper), covers(keeper, plain), covers(keeper, keeper)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([covers(keeper, admin), covers(plain, keeper)]).toEqual([false, false]);
  });
  test('who administers their own client alone is their employer’s, as everybody without a word is', () =>
    expect([plain, keeper, books, admin].map(isOfOperator)).toEqual([false, false, true, true]));
  test('the roles of a kind are found for the texts of SQL', () => {
    expect(rolesWhere(({ isStaff }) => isStaff)).toEqual(['ROLE_ADMIN', 'ROLE_ACCOUNTANT']);
    expect(rolesWhere(({ isStaff }) => isStaff, rules)).toEqual([
      'ROLE_USER',
      'ROLE_ADMIN',
      'ROLE_ACCOUNTANT',
    ]);
  });
});

describe('whose rows a route means', () => {
  test.each([
    ['/api/admin/client/:clientId/article/:id', { clientId: 'client' }],
    ['/api/admin/user/client/:clientId', { clientId: 'client' }],
    ['/api/admin/user/:id/credit', { id: 'user' }],
    ['/api/admin/partner/:partnerId/offer', undefined],
  ])('its address says: %s', (path, own) => expect(ownOf({ path })).toEqual(own));
  test('what is sent beside the address is named', () =>
    expect(ownOf({ path: '/api/admin/user/:id', own: { clientId: 'client' } })).toEqual({
      id: 'user',
      clientId: 'client',
    }));
});

test('an action has the word of all, its own, or that of administrators', () => {
  expect(accessFor('staff', 'list')).toBe('staff');
  expect(accessFor({ list: 'staff' }, 'list')).toBe('staff');
  expect(accessFor<'list' | 'remove'>({ list: 'staff' }, 'remove')).toBe('admin');
  expect(accessFor(undefined, 'list')).toBe('admin');
});
