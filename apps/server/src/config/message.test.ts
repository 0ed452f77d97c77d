import { describe, expect, it } from 'vitest';
import { ConfigError } from './given.ts';
import { parseEnvironment } from './config.ts';

const messagesOf = (environment: Readonly<Record<string, string>>) =>
  parseEnvironment(environment).messages;
const smtp = { SMTP_URL: 'smtps://me:secret@mail.example:465', MAIL_FROM: 'portal@a.example' };

describe('how messages leave', () => {
  it('is not at all, and they are kept to be looked at, until it is said', () => {
    expect(messagesOf({})).toEqual({ smtp: undefined, sms: undefined, isKept: true });
  });
  it('is never shown to anybody in production', () => {
    expect(messagesOf({ ENVIRONMENT: 'PROD' }).isKept).toBe(false);
  });
  it('is by SMTP from a sender with or without a name', () => {
    expect(messagesOf(smtp).smtp).toEqual({
      url: smtp.SMTP_URL,
      from: 'portal@a.example',
      mayBeClear: true,
    });
    expect(messagesOf({ ...smtp, MAIL_FROM: 'Benefity <b@a.example>' }).smtp?.from).toBe(
      'Benefity <b@a.example>',
    );
  });
  it('is by the SMS provider with what authorises us', () => {
    expect(
      messagesOf({
        SMS_URL: 'https://sms.example/send',
        SMS_AUTHORIZATION: 'Bearer x',
        SMS_HEADERS: '{"x-sender":"Benefity"}',
      }).sms,
    ).toEqual({
      url: 'https://sms.example/send',
      method: 'POST',
      body: '{"to":"{{to}}","text":"{{text}}"}',
      headers: { 'x-sender': 'Benefity', authorization: 'Bearer x' },
    });
  });
  it('is not by SMS where it is turned off', () => {
    const environment = { SMS_URL: 'https://sms.example/send', FEATURES: 'SMS_DISABLED' };
    expect(messagesOf(environment).sms).toBeUndefined();
  });
  it.each([
    [{ SMTP_URL: smtp.SMTP_URL }, 'SMTP_URL needs MAIL_FROM'],
    [{ SMS_URL: 'https://sms.example', SMS_BODY: '{}' }, 'SMS_BODY needs {{to}} and {{text}}'],
    [
      { SMS_URL: 'https://sms.example?to={{to}}', SMS_METHOD: 'GET' },
      'SMS_URL needs {{to}} and {{text}} where SMS_METHOD=GET',
    ],
    [{ ...smtp, SMTP_URL: 'https://me:secret@mail.example' }, 'SMTP_URL is not a valid value'],
    [{ SMS_URL: 'ftp://key@sms.example' }, 'SMS_URL is not a valid value'],
    [{ SMS_HEADERS: '["a"]' }, 'SMS_HEADERS is not a valid value'],
  ])('stops at what cannot work, without printing a secret: %j', (environment, line) => {
    expect(() => parseEnvironment(environment)).toThrow(
      new ConfigError(`${line} (see docs/operations.md)`),
    );
  });
  it.each(['portal', 'a@b.example\r\nBcc: x@y.example', 'A <a@b.example>, b@b.example'])(
    'is from one address: not %j',
    (MAIL_FROM) => {
      expect(() => parseEnvironment({ ...smtp, MAIL_FROM })).toThrow(ConfigError);
    },
  );
});
