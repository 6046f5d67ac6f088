export { ShareToInvestment } from './form/ShareToInvestment.tsx'
export type { Ledger } from './ledger/ledger.ts'
export { LedgerSelect } from './ledger/LedgerSelect.tsx'
export { WithLedger } from './ledger/WithLedger.tsx'
