export { ByInvitation } from './visitor/ByInvitation.tsx'
export { QuestionFields, isUnanswered } from './visitor/QuestionFields.tsx'
export { codesHere, useJoiningTerms, wayToJoin } from './visitor/use-terms.ts'
export { LanguageSwitch } from './console/LanguageSwitch.tsx'
