export { requireTeam } from './access.ts'
export { type ImportedAnswer, importAnswers } from './change-answers.ts'
export { sustainabilityDocuments } from './documents.ts'
export { organisationFacts } from './organisation-facts.ts'
