export { HandPayment } from './HandPayment.tsx';
