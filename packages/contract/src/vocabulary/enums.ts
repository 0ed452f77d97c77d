/** The enumerations of the specification (section 3), by its own words. */
import * as z from 'zod/mini';
import {
  benefitTypes,
  categoryCodes,
  colours,
  disputeKinds,
  languages,
  mobileDeviceActors,
  mobileDeviceStatuses,
  potCodes,
  regimeCodes,
  sortDirections,
  subscriptions,
} from './words.ts';

export const Language = z.enum(languages);
export type Language = z.output<typeof Language>;
/** A user's stored language is written in the specification's upper-case codes. */
export const UserLanguage = z.enum(['CZ', 'SK', 'EN']);
export type UserLanguage = z.output<typeof UserLanguage>;
export const Country = z.enum(['CZ', 'SK']);
export type Country = z.output<typeof Country>;
export const Currency = z.enum(['CZK', 'EUR']);
export type Currency = z.output<typeof Currency>;
export const Role = z.enum(['ROLE_ADMIN', 'ROLE_ACCOUNTANT', 'ROLE_USER']);
export type Role = z.output<typeof Role>;
export const ActivityFilter = z.enum(['ACTIVE', 'INACTIVE', 'ALL']);
export const SortDirection = z.enum(sortDirections);
export type SortDirection = z.output<typeof SortDirection>;
export const Colour = z.enum(colours);
export type Colour = z.output<typeof Colour>;
export const Frequency = z.enum(['DAILY', 'WEEKLY', 'BI_WEEKLY', 'MONTHLY', 'NEVER']);
export const PriceType = z.enum(['PRICE', 'DISCOUNT', 'PRICE_FROM', 'DISCOUNT_UPTO']);
export type PriceType = z.output<typeof PriceType>;
export const CategoryCode = z.enum(categoryCodes);
export type CategoryCode = z.output<typeof CategoryCode>;
export const ContactType = z.enum(['TELEPHONE', 'EMAIL', 'WWW']);
export type ContactType = z.output<typeof ContactType>;
export const BenefitType = z.enum(benefitTypes);
export type BenefitType = z.output<typeof BenefitType>;
export const Sustainability = z.enum(['ADEPT_FOR_SUSTAINABILITY', 'SUSTAINABILITY_CHAMPION']);
export type Sustainability = z.output<typeof Sustainability>;
export const Grade = z.enum(['A', 'B', 'C', 'D', 'E']);
export type Grade = z.output<typeof Grade>;
export const FeatureFlag = z.enum(['FIRST_PAYMENT', 'RECAPTCHA', 'SMS_DISABLED']);
export type FeatureFlag = z.output<typeof FeatureFlag>;
export const PromoLinkTarget = z.enum(['PARTNER', 'CATEGORY', 'SUBCATEGORY', 'OFFER']);
export type PromoLinkTarget = z.output<typeof PromoLinkTarget>;
/** What a link or a card may lead to beside an address. */
export const LinkTarget = z.enum(['PARTNER', 'CATEGORY', 'SUBCATEGORY', 'OFFER', 'ARTICLE']);
export type LinkTarget = z.output<typeof LinkTarget>;
export const LinkType = z.enum([...LinkTarget.options, 'URL']);
export type LinkType = z.output<typeof LinkType>;
/** What a place of the map is: an address, or a town and its parts. */
export const LocationKind = z.enum(['LOCATION', 'CITY']);
export type LocationKind = z.output<typeof LocationKind>;
export const PromoPlacement = z.enum(['HOMEPAGE', 'CATEGORY']);
export const CarouselPlacement = z.enum(['HOMEPAGE', 'MAGAZINE']);
/** What is sent to people who asked for it, and which they may end; all other messages are part of the service. */
export const Subscription = z.enum(subscriptions);
export type Subscription = z.output<typeof Subscription>;
export const MessageKind = z.enum(['regular', 'negative']);
/** Derived from `active`, `validFrom` and `validTo`; never stored (rules/publication). */
export const PublicationState = z.enum(['INACTIVE', 'SCHEDULED', 'LIVE', 'EXPIRED']);
export type PublicationState = z.output<typeof PublicationState>;
export const DistanceMode = z.enum(['distance', 'map-button', 'address', 'none']);
export type DistanceMode = z.output<typeof DistanceMode>;
/** How an admin form is saved: over the record, or as a new one. */
export const CopyMode = z.enum(['STORE', 'COPY']);
export type CopyMode = z.output<typeof CopyMode>;
/** What the audit tells apart; VIEW is a look at something private, REFUSE a proof that was not right. */
export const AuditAction = z.enum([
  'CREATE',
  'UPDATE',
  'COPY',
  'ACTIVATE',
  'DEACTIVATE',
  'REMOVE',
  'RESTORE',
  'ORDER',
  'IMPORT',
  'VIEW',
  'REFUSE',
]);
export type AuditAction = z.output<typeof AuditAction>;
export const Regime = z.enum(regimeCodes);
export type Regime = z.output<typeof Regime>;
/** The pots a user sees; a lot's regime says which one it lies in (`potOf`). */
export const Pot = z.enum(potCodes);
export type Pot = z.output<typeof Pot>;
/** Where a lot came from. */
export const LotSource = z.enum(['EMPLOYER_GRANT', 'TOP_UP', 'REFUND', 'CORRECTION']);
export type LotSource = z.output<typeof LotSource>;
/**
 * Why an employer gives credits: beyond the wage, or in its place, which makes them taxed (§ 6/9/d of the Czech Income
 * Tax Act since 1 January 2026).
 */
export const GrantGround = z.enum(['BEYOND_WAGE', 'IN_PLACE_OF_WAGE']);
export type GrantGround = z.output<typeof GrantGround>;
/** What a limit of a regime is counted by. */
export const LimitPeriod = z.enum(['YEAR', 'SHIFT', 'DAY']);
export type LimitPeriod = z.output<typeof LimitPeriod>;
/** Transaction types of the specification: money out to a partner, money in, money out without a purchase. */
export const MovementType = z.enum(['PAYMENT', 'DEPOSIT', 'WITHDRAW']);
export type MovementType = z.output<typeof MovementType>;
export const MovementReason = z.enum([
  'PURCHASE',
  'EMPLOYER_GRANT',
  'TOP_UP',
  'REFUND',
  'EXPIRY',
  'EMPLOYER_RECALL',
  'PAYOUT',
  'CORRECTION',
]);
export type MovementReason = z.output<typeof MovementReason>;
/** PENDING holds money; DECLINED never moved any. */
export const MovementStatus = z.enum(['PENDING', 'BOOKED', 'VOIDED', 'DECLINED']);
export type MovementStatus = z.output<typeof MovementStatus>;
export const DisputeKind = z.enum(disputeKinds);
export type DisputeKind = z.output<typeof DisputeKind>;
/** OPEN waits for an answer, ANSWERED for its owner; the others are over. */
export const DisputeStatus = z.enum(['OPEN', 'ANSWERED', 'REFUNDED', 'CLOSED']);
export type DisputeStatus = z.output<typeof DisputeStatus>;
export const PaymentMethod = z.enum([
  'BPAYMENT',
  'PRIVATE_WALLET',
  'BANK_CARD_VIA_EGATE',
  'BANK_CARD_TOKEN_VIA_EGATE',
]);
export type PaymentMethod = z.output<typeof PaymentMethod>;
/** Why a payment at a partner was refused, in words for its payer. */
export const PaymentDecline = z.enum([
  'INSUFFICIENT_CREDITS',
  'NOT_COVERED',
  'OVER_LIMIT',
  'TAX_NOT_AGREED',
  'LIMIT_MISSING',
  'FROZEN',
]);
export type PaymentDecline = z.output<typeof PaymentDecline>;
/** A phone as a means of payment: registered by its app, confirmed by its owner, committed by its app. */
export const MobileDeviceStatus = z.enum(mobileDeviceStatuses);
export type MobileDeviceStatus = z.output<typeof MobileDeviceStatus>;
export const MobileDeviceOs = z.enum(['ANDROID', 'IOS']);
export type MobileDeviceOs = z.output<typeof MobileDeviceOs>;
/** Who did something to a phone; `APP` is its own app. */
export const MobileDeviceActor = z.enum(mobileDeviceActors);
export type MobileDeviceActor = z.output<typeof MobileDeviceActor>;
/** Where a one-time code goes. */
export const CodeChannel = z.enum(['SMS', 'EMAIL']);
export type CodeChannel = z.output<typeof CodeChannel>;
export const DepositStatus = z.enum(['CREATED', 'SUCCESSFUL', 'DECLINED']);
export type DepositStatus = z.output<typeof DepositStatus>;
export const DepositDecline = z.enum([
  'CANCELLED_BY_USER',
  'DENIED_BY_BANK',
  'INSUFFICIENT_FUNDS',
  'EXPIRED_CARD',
  'THREE_DS_FAILED',
  'TIMEOUT',
  'GATEWAY_ERROR',
]);
export type DepositDecline = z.output<typeof DepositDecline>;
