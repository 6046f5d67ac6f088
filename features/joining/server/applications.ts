import * as z from 'zod'
import type { PageRequest } from '#platform/contract.ts'
import { givenTimestamp } from '#platform/contract.ts'
import type { Language } from '#platform/language.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { holderOfCode, insertReferral } from '#features/referrals/server/index.ts'
import type { Application, ApplicationOutcome } from '../applications-contract.ts'
import { domainOf } from '../email.ts'
import { textIn } from '../localised.ts'
import { joiningProblems } from '../problems.ts'
import { acts } from './acts.ts'
import { queueAdmitted, queueDeclined, queueLook } from './application-mails.ts'
import {
  type ListedApplication,
  applicationByLink,
  declinedBefore,
  deleteApplication,
  deleteOthers,
  insertApplication,
  knownOf,
  lockAddress,
  lockByLink,
  lockOldest,
  lockWaiting,
  markDeclined,
  markWaiting,
  waitingAfter,
} from './application-queries.ts'
import { joiningChanged } from './live.ts'
import type { NewAccount, OpenAccount } from './open-account.ts'
import { readRules } from './settings.ts'
import { tokenHashOf } from './token-hash.ts'
import { isListedDomain } from './ways-in.ts'
import { insertWelcomes } from './welcome.ts'

export interface GivenApplication extends Omit<NewAccount, 'email_confirmed'> {
  /** By the ids of the questions. */
  answers: Readonly<Record<string, string>>
  referral?: string | undefined
}

/**
 * Receives an application, alike for every address: what is known of the address is looked up later, and only told to it.
 * @throws Refusal byInvitation, answerMissing
 */
export async function receiveApplication(services: Services, { answers: given, referral, ...person }: GivenApplication): Promise<void> {
  const { kysely } = services.database
  const { settings: rules } = await readRules(kysely)
  if (rules.mode === 'invitation' && !isListedDomain(rules, person.email)) throw new Refusal(joiningProblems.byInvitation)
  const answers = rules.questions.map(({ id, text, is_required }) => ({ question: text, answer: given[id]?.trim() ?? '', is_required }))
  if (answers.some(({ answer, is_required }) => is_required && answer === '')) throw new Refusal(joiningProblems.answerMissing)
  const inviter = referral === undefined ? undefined : await holderOfCode(kysely, referral)
  await services.database.transaction(async (tx) => {
    const id = await insertApplication(tx, {
      ...person,
      answers: JSON.stringify(answers.filter(({ answer }) => answer !== '').map(({ question, answer }) => ({ question, answer }))),
      invited_by: inviter?.id ?? null,
      confirmed_at: null,
      decided_at: null,
      decided_by: null,
    })
    await queueLook(services, tx, id)
  })
}

type Applicant = Omit<NewAccount, 'email_confirmed' | 'password_hash' | 'applied_at'> & {
  id: string
  password_hash: string | null
  invited_by: string | null
  created_at: Date
}

/** Turns an application into an account. @returns the member's id; undefined if they have joined in another way meanwhile */
async function admit(openAccount: OpenAccount, tx: Tx, announce: Announce, applicant: Applicant): Promise<string | undefined> {
  const { id, email, full_name, user_type, company_name, bio, password_hash, language, invited_by, created_at: applied_at } = applicant
  if (password_hash === null) throw new Error('a declined application has no password')
  await deleteApplication(tx, id)
  const member = await openAccount(tx, announce, {
    email,
    full_name,
    user_type,
    company_name,
    bio,
    password_hash,
    language,
    email_confirmed: true,
    applied_at,
  })
  if (member !== undefined && invited_by) await insertReferral(tx, member, { id: invited_by })
  return member
}

/** Admits and tells them by email, with the welcome. @returns as `admit` */
async function admitAndTell(services: Services, openAccount: OpenAccount, tx: Tx, announce: Announce, applicant: Applicant) {
  const member = await admit(openAccount, tx, announce, applicant)
  if (member === undefined) return undefined
  await insertWelcomes(tx, [member])
  await queueAdmitted(services, tx, member)
  return member
}

/**
 * Confirms the address of an application; what follows depends on how people join now. The link alone is not enough: somebody else may have
 * applied with this address, and would get an account with a confirmed address and a password of theirs.
 * @param isPassword whether the person at the link knows the password that a hash was made of
 * @throws Refusal invalidLink, otherPassword
 */
export async function confirmApplication(
  services: Services,
  openAccount: OpenAccount,
  token: string,
  isPassword: (hash: string) => Promise<boolean>,
): Promise<ApplicationOutcome> {
  const found = await applicationByLink(services.database.kysely, tokenHashOf(token))
  if (!found?.password_hash || found.is_expired) throw new Refusal(joiningProblems.invalidLink)
  if (!(await isPassword(found.password_hash))) throw new Refusal(joiningProblems.otherPassword)
  return services.events.change(async (tx, announce) => {
    await lockAddress(tx, found.email)
    const application = await lockByLink(tx, tokenHashOf(token))
    if (!application) throw new Refusal(joiningProblems.invalidLink)
    if (application.state === 'waiting') return 'waiting'
    await deleteOthers(tx, application)
    const { settings: rules } = await readRules(tx)
    services.live.tellAfter(tx, joiningChanged)
    if (rules.mode === 'open' || isListedDomain(rules, application.email)) {
      return (await admit(openAccount, tx, announce, application)) === undefined ? 'member' : 'admitted'
    }
    if (rules.mode === 'invitation') {
      await deleteApplication(tx, application.id)
      return 'closed'
    }
    await markWaiting(tx, application.id)
    await announce('joining.applied', { application_id: application.id })
    return 'waiting'
  })
}

interface Decided {
  decided: number
  /** Somebody else has decided them before. */
  missed: number
}

async function tellDecided(announce: Announce, decided: readonly { id: string }[]): Promise<void> {
  if (decided.length > 0) await announce('joining.decided', { application_ids: decided.map(({ id }) => id) })
}

export const approve = (services: Services, openAccount: OpenAccount, actor: Actor, ids: readonly string[]): Promise<Decided> =>
  services.events.change(async (tx, announce) => {
    const waiting = await lockWaiting(tx, ids)
    for (const application of waiting) {
      const member = await admitAndTell(services, openAccount, tx, announce, application)
      const named = member ?? (await knownOf(tx, application.email)).member?.id
      await recordAct(tx, actor.id, acts.approved, application.full_name, '', named)
    }
    await tellDecided(announce, waiting)
    services.live.tellAfter(tx, joiningChanged)
    return { decided: waiting.length, missed: new Set(ids).size - waiting.length }
  })

export const decline = (services: Services, actor: Actor, { ids, reason }: { ids: readonly string[]; reason: string }): Promise<Decided> =>
  services.events.change(async (tx, announce) => {
    const waiting = await lockWaiting(tx, ids)
    const declined = waiting.map(({ id }) => id)
    await markDeclined(tx, declined, actor.id, reason)
    await queueDeclined(services, tx, declined)
    for (const { email } of waiting) await recordAct(tx, actor.id, acts.declined, domainOf(email), reason)
    await tellDecided(announce, waiting)
    services.live.tellAfter(tx, joiningChanged)
    return { decided: waiting.length, missed: new Set(ids).size - waiting.length }
  })

const admitJob = 'joining.admitWaiting'
const admittedAtOnce = 50

export const queueAdmission = ({ jobs }: Services, tx: Tx): Promise<void> => jobs.queue(admitJob, {}, { tx })

/** Admits everybody who waits, once the community is open. */
export const admitWaiting = (services: Services, openAccount: OpenAccount): Job =>
  job({
    name: admitJob,
    retries: 10,
    async run() {
      for (let left = true; left;) {
        left = await services.events.change(async (tx, announce) => {
          const { settings } = await readRules(tx)
          if (settings.mode !== 'open') return false
          const waiting = await lockOldest(tx, admittedAtOnce)
          for (const application of waiting) await admitAndTell(services, openAccount, tx, announce, application)
          await tellDecided(announce, waiting)
          services.live.tellAfter(tx, joiningChanged)
          return waiting.length === admittedAtOnce
        })
      }
    },
  })

const keys = z.object({ at: givenTimestamp, id: z.uuid() })
const oldestFirst = keyset(keys, ({ confirmed_at, id }: ListedApplication) => ({ at: (confirmed_at ?? new Date()).toISOString(), id }))
const newestFirst = keyset(keys, ({ decided_at, id }: ListedApplication) => ({ at: (decided_at ?? new Date()).toISOString(), id }))

export async function listApplications(
  reader: Reader,
  { state, ...request }: PageRequest & { state: 'waiting' | 'declined' },
  language: Language,
) {
  const page =
    state === 'waiting'
      ? await readPage(request, oldestFirst, (limit, after) => waitingAfter(reader, limit, after))
      : await readPage(request, newestFirst, (limit, after) => declinedBefore(reader, limit, after))
  return presentPage(page, (row) => present(row, language))
}

const present = (row: ListedApplication, language: Language): Application => ({
  id: row.id,
  full_name: row.full_name,
  email: row.email,
  user_type: row.user_type,
  company_name: row.company_name,
  bio: row.bio,
  answers: row.answers.map(({ question, answer }) => ({ question: textIn(question, language), answer })),
  invited_by: row.inviter,
  applied_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  decided_by: row.decider,
  reason: row.reason,
})
