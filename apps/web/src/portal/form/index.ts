export { sending, takeFocus } from './focus.ts';
