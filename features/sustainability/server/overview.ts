import type { Language } from '#platform/language.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { may } from '#features/organisations/roles.ts'
import { computeFigures } from '../answers/figures.ts'
import { byQuestion, nextQuestion, progressIn, progressOf } from '../answers/progress.ts'
import { withFigures } from '../answers/with-figures.ts'
import type { Overview } from '../answers-contract.ts'
import { usualAudience } from '../audience.ts'
import { questionById, questions } from '../catalogue/catalogue.ts'
import { frameworks, sections } from '../catalogue/question.ts'
import { textsIn } from '../catalogue/texts.ts'
import { requireTeam, requireYear } from './access.ts'
import { answersOf, yearsOf } from './answer-queries.ts'
import { answersBefore } from './answers-before.ts'
import { fullLabelOf } from './present-question.ts'
import { openFrameworks } from './request-queries.ts'
import { periodOf, sectionsOf } from './section-queries.ts'

/** How far the answers of a year are, for the organisation's people. @throws Refusal notIn, futureYear */
export async function readOverview(
  reader: Reader,
  actor: Actor,
  { id, year, language }: { id: string; year: number; language: Language },
): Promise<Overview> {
  requireYear(year)
  const role = await requireTeam(reader, actor, id)
  const [answers, before, period, sectionRows, years, open] = await Promise.all([
    answersOf(reader, id, year),
    answersBefore(reader, id, year),
    periodOf(reader, id, year),
    sectionsOf(reader, id),
    yearsOf(reader, id, true),
    openFrameworks(reader, id, actor.id),
  ])
  const texts = textsIn(language)
  const answered = byQuestion(answers)
  const known = byQuestion(withFigures(answers))
  const contradictions = new Set(
    computeFigures(answers.filter(({ state }) => state !== 'draft')).flatMap(({ question, difference }) => (difference ? [question] : [])),
  )
  const next = nextQuestion(
    known,
    open.flatMap(({ framework, year: wanted }) => (wanted === year ? [framework] : [])),
  )
  return {
    year,
    ...period,
    years,
    frameworks: frameworks.map((framework) => ({
      framework,
      open_requests: open.filter((request) => request.framework === framework).length,
      ...progressIn(framework, known),
    })),
    sections: sections.map((section) => {
      const row = sectionRows.find((each) => each.section === section)
      const inSection = answers.filter(({ question }) => questionById(question)?.section === section)
      return {
        section,
        label: texts.sections[section],
        ...progressOf(
          questions.filter((question) => question.section === section),
          known,
        ),
        drafts: inSection.filter(({ state }) => state === 'draft').length,
        evidenced: inSection.filter(({ state }) => state === 'evidenced' || state === 'confirmed').length,
        contradictions: inSection.filter(({ question }) => contradictions.has(question)).length,
        audience: row?.audience ?? usualAudience,
        taken_by: row?.taken_by ? presentBrief(row.taken_by) : null,
      }
    }),
    next: next
      ? { question: next.id, section: next.section, label: fullLabelOf(next.id, language), frameworks: [...next.frameworks] }
      : null,
    proposals: new Set(before.filter(({ question }) => !answered.has(question)).map(({ question }) => question)).size,
    can_decide: may(role, 'edit'),
  }
}
