import type { Question } from './question.ts'
import { climateQuestions } from './questions/climate.ts'
import { companyQuestions } from './questions/company.ts'
import { conductQuestions } from './questions/conduct.ts'
import { energyQuestions } from './questions/energy.ts'
import { goalsQuestions } from './questions/goals.ts'
import { governanceQuestions } from './questions/governance.ts'
import { natureQuestions } from './questions/nature.ts'
import { policiesQuestions } from './questions/policies.ts'
import { resourcesQuestions } from './questions/resources.ts'
import { strategyQuestions } from './questions/strategy.ts'
import { taxonomyQuestions } from './questions/taxonomy.ts'
import { workforceQuestions } from './questions/workforce.ts'

/** Changes whenever a question is added, removed or asked differently. */
export const catalogueVersion = '2026-11'

/** All questions, in the order they are shown. */
export const questions: readonly Question[] = [
  ...companyQuestions,
  ...strategyQuestions,
  ...policiesQuestions,
  ...climateQuestions,
  ...energyQuestions,
  ...natureQuestions,
  ...resourcesQuestions,
  ...workforceQuestions,
  ...conductQuestions,
  ...governanceQuestions,
  ...taxonomyQuestions,
  ...goalsQuestions,
]

const byId = new Map(questions.map((question) => [question.id, question]))

/** The question with this id, if the catalogue has one. */
export function questionById(id: string): Question | undefined {
  return byId.get(id)
}
