export { CompletionCard } from './CompletionCard.tsx'
export { goalLabels, industryLabels, stageLabels, typeLabels } from './labels.ts'
export { TypeBadge } from './view/TypeBadge.tsx'
