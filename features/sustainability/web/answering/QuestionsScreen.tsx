import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { OfOrganisation } from '#features/organisations/web/index.ts'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Button } from '#ui/Button.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { whenShown } from '#ui/Staged.tsx'
import { type Framework, type Section, frameworks, sections } from '../../catalogue/question.ts'
import { answerPath, answersPath } from '../../paths.ts'
import { type Part, questionsOf } from '../data.ts'
import { ForItsPeople } from '../ForItsPeople.tsx'
import { frameworkLabels } from '../labels.ts'
import { useYear } from '../shown-year.ts'
import { TakeSection } from './TakeSection.tsx'
import { QuestionList } from './QuestionList.tsx'

/** The questions of a section or framework, to answer them. */
export function QuestionsScreen() {
  const { t } = useLingui()
  const part = useParams({ strict: false, select: (raw: { part?: unknown }) => partOf(raw.part) })
  return (
    <OfOrganisation pathOf={(slug) => answerPath(slug, nameOf(part))} title={({ name }) => t`Sustainability answers of ${name}`}>
      {(organisation) => <Questions key={nameOf(part)} organisation={organisation} part={part} />}
    </OfOrganisation>
  )
}

/** Addresses with nonsense show the short set. */
function partOf(text: unknown): Part {
  if (sections.some((each) => each === text)) return { section: text as Section }
  return { framework: frameworks.find((each) => each === text) ?? 'invest-europe-minimum' }
}

/** A section and a framework may have the same name: the section is meant. */
const nameOf = (part: Part): Section | Framework => ('section' in part ? part.section : part.framework)

function Questions({ organisation, part }: { organisation: Organisation; part: Part }) {
  const { t, i18n } = useLingui()
  const { id, slug, standing } = organisation
  const { year } = useYear()
  const { data, error, refetch } = useQuery({ ...questionsOf(id, year, part), enabled: standing.role !== null })
  const [showsAll, setShowsAll] = useState(false)
  useShownQuestion(data !== undefined)
  if (!standing.role) return <ForItsPeople organisation={organisation} />
  const title = 'framework' in part ? i18n._(frameworkLabels[part.framework]) : (data?.title ?? t`Sustainability answers`)
  const asked = data?.questions.filter(
    (question) => showsAll || question.is_asked || data.answers.some((each) => each.question === question.id),
  )
  const left = data && asked ? data.questions.length - asked.length : 0
  return (
    <div className="mx-auto grid max-w-190 gap-6">
      <div className="-mb-3">
        <PageHeading
          back={{ href: answersPath(slug, year), label: t`All answers` }}
          title={`${title}, ${String(year)}`}
          actions={'section' in part && <TakeSection organisation={organisation} section={part.section} year={year} />}
        />
      </div>
      {data && asked ? (
        <>
          <QuestionList organisation={organisation} year={year} sheet={data} asked={asked} />
          {left > 0 && (
            <p className="flex flex-wrap items-center gap-3 text-ink-2">
              <Plural
                value={left}
                one="# more question doesn’t apply to you, based on your other answers."
                other="# more questions don’t apply to you, based on your other answers."
              />
              <Button size="small" onPress={() => setShowsAll(true)}>
                <Trans>Show anyway</Trans>
              </Button>
            </p>
          )}
        </>
      ) : error ? (
        <LoadFailed title={t`Failed to load the questions`} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading the questions`} className="grid gap-4">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  )
}

/** Brings the question of the address's hash into view once the questions are there. */
function useShownQuestion(isLoaded: boolean): void {
  useEffect(() => {
    const id = isLoaded && location.hash.slice(1)
    if (id) void whenShown().then(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }))
  }, [isLoaded])
}
