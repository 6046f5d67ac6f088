import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { readerLocale } from '#platform/web/i18n.ts'
import { countryName } from '#features/places/web/index.ts'
import type { OwnProfile } from '#features/profiles/contract.ts'
import { sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import { goalLabels, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { DirectoryFilters } from '../contract.ts'
import { countCap } from '../count-cap.ts'
import { directoryPath } from '../paths.ts'
import { type Group, groupsFor } from '../who-is-here.ts'
import { memberCounts } from './data.ts'

/** At the end of the first steps: the sizes of groups that may interest the member, each with a link to the directory. */
export function WhoIsHere({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const groups = groupsFor(profile)
  const counts = useQueries({ queries: groups.map(({ filters }) => memberCounts(filters)) })
  if (groups.length === 0 || counts.some(({ isError }) => isError)) return null
  return (
    <section aria-labelledby="who-is-here">
      <h2 id="who-is-here" className="mb-2 font-semibold">
        <Trans>In the community</Trans>
      </h2>
      {counts.some(({ isPending }) => isPending) ? (
        <SkeletonGroup label={t`Counting members`} className="card grid gap-6 p-5">
          {groups.map((_, index) => (
            <Skeleton key={index} className="w-2/3" />
          ))}
        </SkeletonGroup>
      ) : (
        <ul className="card divide-y divide-line px-5 phone:px-4">
          {groups.map((group, index) => (
            <li key={JSON.stringify(group.filters)}>
              <Line group={group} count={counts[index]?.data?.matching?.[group.filters.role ?? 'all'] ?? 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ group, count }: { group: Group; count: number }) {
  const text = useSentence(group, count)
  if (count === 0) return <p className="flex min-h-12 items-center text-ink-2">{text}</p>
  return (
    <Link to={directoryPath()} search={group.filters} className="flex min-h-12 items-center gap-3 py-2 font-medium hover:text-accent-ink">
      <span className="min-w-0 flex-1">{text}</span>
      <ChevronRight aria-hidden className="icon-sm text-ink-3" />
    </Link>
  )
}

/** '3 investors in CleanTech at Seed'. Exact counts above the cap are unknown. */
function useSentence({ what, filters }: Group, count: number): string {
  const { t } = useLingui()
  const about = useSubject(filters)
  if (count > countCap) {
    const many = countCap.toLocaleString(readerLocale())
    return {
      investors: t`More than ${many} investors in ${about}`,
      startups: t`More than ${many} startups in ${about}`,
      mentors: t`More than ${many} mentors in ${about}`,
      goal: t`More than ${many} members work on ${about}`,
      country: t`More than ${many} members in ${about}`,
    }[what]
  }
  return {
    investors: t`${plural(count, { 0: `No investors in ${about} yet`, one: `# investor in ${about}`, other: `# investors in ${about}` })}`,
    startups: t`${plural(count, { 0: `No startups in ${about} yet`, one: `# startup in ${about}`, other: `# startups in ${about}` })}`,
    mentors: t`${plural(count, { 0: `No mentors in ${about} yet`, one: `# mentor in ${about}`, other: `# mentors in ${about}` })}`,
    goal: t`${plural(count, { 0: `No other members work on ${about} yet`, one: `# member works on ${about}`, other: `# members work on ${about}` })}`,
    country: t`${plural(count, { 0: `No other members are in ${about} yet`, one: `# member is in ${about}`, other: `# members are in ${about}` })}`,
  }[what]
}

/** What the members of a group have in common: 'CleanTech at Seed'. */
function useSubject({ industry, stage, goal, country }: DirectoryFilters): string {
  const { t, i18n } = useLingui()
  const known = sustainableDevelopmentGoals.find((each) => each === goal)
  if (known) return i18n._(goalLabels[known])
  if (country) return countryName(country)
  const [field, round] = [industry && i18n._(industryLabels[industry]), stage && i18n._(stageLabels[stage])]
  return field && round ? t`${field} at ${round}` : (field ?? round ?? '')
}
