export { CompletionCard } from './CompletionCard.tsx'
export { formatMoney, formatMoneyRange, formatPercent, formatYear } from './figures.ts'
export { goalLabels, industryLabels, regionLabels, sfdrLabels, stageLabels, typeIcons, typeLabels } from './labels.ts'
export { TypeBadge } from './view/TypeBadge.tsx'
