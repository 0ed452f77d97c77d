export { AppSetup } from './AppSetup.tsx';
export { createPasskey, deviceName, passkeyProblem, signWithPasskey } from './passkey.ts';
export { RecoveryCodes } from './RecoveryCodes.tsx';
export { isRefusal, refusalText } from './refusal.ts';
