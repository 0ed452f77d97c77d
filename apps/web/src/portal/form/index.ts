export { sending, takeFocus } from './focus.ts';
export { sendEarly } from './send-early.ts';
