export { useOwnFields } from './data.ts'
export {
  type OwnFieldFormValues,
  type OwnFieldName,
  askedFields,
  checkOwnFields,
  idOfField,
  isOwnFieldName,
  nameOfField,
  ownFieldOfPath,
  ownFormValues,
  splitOwnFields,
} from './form-values.ts'
export { OwnFieldFilters, useFilterableFields } from './OwnFieldFilters.tsx'
export { OwnFieldsSection } from './OwnFieldsSection.tsx'
export { useAnswersSeenBy } from './seen-by.ts'
export { StaffFields } from './StaffFields.tsx'
export { useActiveOwnFilters } from './use-active-filters.ts'
export { useOwnFacts } from './use-own-facts.tsx'
export { useWords } from './use-words.ts'
