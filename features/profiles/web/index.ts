export { formatMoney, formatMoneyRangeShort, formatMoneyShort } from './figures.ts'
export { goalLabels, industryLabels, stageLabels, typeLabels } from './labels.ts'
export { TypeBadge } from './view/TypeBadge.tsx'
