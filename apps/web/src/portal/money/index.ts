export { AccountBalance, CoverageOf, GreetingBalance, HeaderBalance } from './Later.tsx';
