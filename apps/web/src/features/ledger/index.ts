export { copy as ledgerCopy } from './copy.ts'
export { Ledger } from './ledger.tsx'
