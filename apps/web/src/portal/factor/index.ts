export { AppSetup } from './AppSetup.tsx';
export {
  createPasskey,
  deviceName,
  mayOfferPasskeys,
  offerPasskeys,
  passkeyProblem,
  signWithPasskey,
  stopOffering,
} from './passkey.ts';
export { RecoveryCodes } from './RecoveryCodes.tsx';
