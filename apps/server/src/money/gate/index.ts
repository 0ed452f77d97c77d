export { createGate, gateNotificationPath, registerDemoGate } from './create-gate.ts';
export {
  type Gate,
  type GateDecline,
  type GateOrder,
  GateRefusedError,
  type GateRequest,
  GateSignatureError,
  type GateState,
  GateUnavailableError,
  type Notification,
  type OpenedPayment,
  type SavedCard,
} from './gate.ts';
