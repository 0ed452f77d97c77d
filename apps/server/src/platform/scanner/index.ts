export { createScanner, pingScanner, type Scanner, type ScannerAddress } from './scanner.ts';
