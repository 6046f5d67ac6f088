import * as z from 'zod'
import { givenTimestamp, type Page, type PageRequest } from '#platform/contract.ts'
import { isStaff } from '#platform/staff.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { presentBrief, suspensionOf } from '#features/members/server/index.ts'
import { possibleActs } from '../acts.ts'
import type { Decision, ListedCase, ReportOfCase, Said, WholeCase } from '../contract.ts'
import { longestExcerpt } from '../limits.ts'
import type { CaseKind } from '../vocabulary.ts'
import {
  type CaseReportRow,
  type DecisionRow,
  type ListedCaseRow,
  caseOf,
  casesFor,
  countAbout,
  decisionsElsewhere,
  decisionsIn,
  isCaseFor,
  reportsIn,
} from './case-queries.ts'

const inTheirOrder = keyset(
  z.object({ is_open: z.boolean(), moved_at: givenTimestamp, id: z.uuid() }),
  ({ is_open, moved_at, id }: ListedCaseRow) => ({ is_open, moved_at: moved_at.toISOString(), id }),
)

/** A page of cases, open ones first. @throws Refusal invalidInput for an unknown cursor */
export async function listCases(
  reader: Reader,
  operator: string,
  { state, kind, ...request }: PageRequest & { state?: 'open' | 'decided' | undefined; kind?: CaseKind | undefined },
): Promise<Page<ListedCase>> {
  const isOpen = state && state === 'open'
  const page = await readPage(request, inTheirOrder, (limit, after) => casesFor(reader, operator, { isOpen, kind }, after, limit))
  return presentPage(page, ({ member, said, moved_at, ...row }) => ({
    ...row,
    member: member && presentBrief(member),
    excerpt: reportedTextIn(said ?? [])?.slice(0, longestExcerpt) ?? null,
    moved_at: moved_at.toISOString(),
  }))
}

/** The text of the reported content. */
export const reportedTextIn = (said: readonly Said[]): string | null => said.find(({ is_meant }) => is_meant)?.content ?? null

/** A case with everything needed to decide it. @throws Refusal notFound, also if it is about the operator who asks */
export async function caseDetails(reader: Reader, operator: string, id: string): Promise<WholeCase> {
  const row = await caseOf(reader, operator, id)
  if (!row) throw new Refusal(problems.notFound)
  const { member_id, role, member, said, moved_at, profile } = row
  const [decisions, earlier, about, suspension] = await Promise.all([
    decisionsIn(reader, id),
    member_id ? decisionsElsewhere(reader, member_id, id) : [],
    member_id ? countAbout(reader, member_id) : { reports: 0, reporters: 0 },
    member_id ? suspensionOf(reader, member_id) : undefined,
  ])
  return {
    ...row,
    member: member && presentBrief(member),
    said: said ?? [],
    profile,
    moved_at: moved_at.toISOString(),
    reports_of_member: about.reports,
    reporters_of_member: about.reporters,
    suspension: suspension ? { reason: suspension.reason, ends_at: suspension.ends_at?.toISOString() ?? null } : null,
    is_staff: role !== null && isStaff(role),
    possible: possibleActs({
      content_state: row.content_state,
      hasMember: member_id !== null,
      isStaff: role !== null && isStaff(role),
      isSuspended: suspension !== undefined,
      isWarned: isWarnedBy(decisions),
    }),
    decisions: decisions.map(presentDecision),
    earlier: earlier.map(presentDecision),
  }
}

/** Whether the latest warning in these decisions was not withdrawn. */
export const isWarnedBy = (decisions: readonly Pick<DecisionRow, 'member_act'>[]): boolean =>
  decisions.findLast(({ member_act }) => member_act === 'warn' || member_act === 'withdraw')?.member_act === 'warn'

const presentDecision = ({ ends_at, created_at, answered_at, ...row }: DecisionRow): Decision => ({
  ...row,
  ends_at: ends_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
})

const lastFirst = keyset(z.object({ created_at: givenTimestamp, id: z.uuid() }), ({ created_at, id }: CaseReportRow) => ({
  created_at: created_at.toISOString(),
  id,
}))

/** A page of the reports in a case. @throws Refusal notFound like `caseDetails`, invalidInput */
export async function listReports(
  reader: Reader,
  operator: string,
  { id, ...request }: PageRequest & { id: string },
): Promise<Page<ReportOfCase>> {
  if (!(await isCaseFor(reader, operator, id))) throw new Refusal(problems.notFound)
  const page = await readPage(request, lastFirst, (limit, after) => reportsIn(reader, id, after, limit))
  return presentPage(page, ({ reporter, created_at, ...row }) => ({
    ...row,
    reporter: reporter && presentBrief(reporter),
    created_at: created_at.toISOString(),
  }))
}
