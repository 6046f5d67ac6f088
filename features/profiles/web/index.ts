export { amountText } from './amount-text.ts'
export { goalLabels, industryLabels, stageLabels, typeLabels } from './labels.ts'
export { TypeBadge } from './view/TypeBadge.tsx'
