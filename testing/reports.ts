import { randomUUID } from 'node:crypto'
import type { Person } from './people.ts'

/** Reports a member, or their content. */
export const report = (by: Person, about: Omit<Parameters<Person['call']['reports']['report']>[0], 'id' | 'reason'> & { id?: string }) =>
  by.call.reports.report({ id: randomUUID(), reason: 'harassment', ...about })

/** The latest case that an operator may see; open ones first. */
export async function firstCase(operator: Person) {
  const { items } = await operator.call.reports.cases({ limit: 1 })
  if (!items[0]) throw new Error('there is no case')
  return operator.call.reports.caseById({ id: items[0].id })
}

/** Decides a case in its current version. */
export async function decideCase(
  operator: Person,
  id: string,
  choice: Omit<Parameters<Person['call']['reports']['decide']>[0], 'id' | 'version'>,
): Promise<void> {
  const { version } = await operator.call.reports.caseById({ id })
  await operator.call.reports.decide({ id, version, ...choice })
}
