export { ShareToInvestment } from './form/ShareToInvestment.tsx'
