export { sending, takeFocus } from './focus.ts';
export { useTypedEarly } from './typed-early.ts';
export { sendEarly } from './send-early.ts';
