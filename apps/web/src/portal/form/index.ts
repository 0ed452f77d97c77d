export { sending, takeFocus } from './focus.ts';
export { useTypedEarly } from './typed-early.ts';
