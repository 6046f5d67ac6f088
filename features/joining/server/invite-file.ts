import { Refusal } from '#platform/problems.ts'
import type { Download } from '#platform/download.ts'
import { csvDownload } from '#platform/server/csv.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { requireOpenGroup } from '#features/groups/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { formerAmong } from '#features/referrals/server/index.ts'
import type { BadRow, FilePreview } from '../invitations-contract.ts'
import { joiningProblems } from '../problems.ts'
import { acts } from './acts.ts'
import { addressHasher } from './address-hash.ts'
import { queueInvitations } from './invitation-mails.ts'
import { insertInvitees, invitationsBefore, invitedAmong, membersAmong, refusedAmong } from './invitation-queries.ts'
import { joiningChanged } from './live.ts'
import { type Row, badRow, readInvitees } from './read-file.ts'

const chunk = 500
const shown = { bad: 100, sample: 5 }

/** Who of a file is to be invited, and which rows are not. */
async function planFor(reader: Reader, file: File): Promise<{ good: Row[]; bad: BadRow[]; count: number }> {
  const { rows, bad, count } = await readInvitees(new Uint8Array(await file.arrayBuffer()))
  const plan = { good: [] as Row[], bad, count }
  const hash = await addressHasher(reader)
  for (const part of chunksOf(rows)) {
    const emails = part.map(({ email }) => email)
    const hashes = emails.map(hash)
    const refused = new Set(await refusedAmong(reader, hashes))
    const known = {
      member: new Set(await membersAmong(reader, emails)),
      invited: new Set(await invitedAmong(reader, emails)),
      refused: new Set(emails.filter((_, at) => refused.has(hashes[at] ?? ''))),
      left: await formerAmong(reader, emails),
    }
    for (const row of part) {
      const problem = (['member', 'refused', 'invited', 'left'] as const).find((each) => known[each].has(row.email))
      if (problem) plan.bad.push(badRow(row.line, row.email, problem))
      else plan.good.push(row)
    }
  }
  plan.bad.sort((one, other) => one.line - other.line)
  return plan
}

function* chunksOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += chunk) yield items.slice(from, from + chunk)
}

/** What inviting the people of a file would do; changes nothing. */
export async function previewFile({ database }: Services, file: File): Promise<FilePreview> {
  const { good, bad, count } = await planFor(database.kysely, file)
  return {
    rows: count,
    good: good.length,
    bad: bad.slice(0, shown.bad),
    bad_count: bad.length,
    sample: good.slice(0, shown.sample).map(({ email, full_name }) => ({ email, full_name })),
  }
}

/**
 * Invites the people of a file, in parts, each a transaction with its emails and its entry in the log, so that others are served in between.
 * If it is interrupted, the same file invites the rest.
 * @throws Refusal unreadableFile; gone, archived of the group
 */
export async function inviteFile(
  services: Services,
  actor: Actor,
  { file, group_id }: { file: File; group_id: string | null },
): Promise<{ invited: number; bad_count: number }> {
  const { database, live } = services
  if (group_id) await requireOpenGroup(database.kysely, group_id)
  const { good, bad, count } = await planFor(database.kysely, file)
  if (count === 0) throw new Refusal(joiningProblems.unreadableFile)
  let invited = 0
  try {
    for (const part of chunksOf(good)) {
      invited += await database.transaction(async (tx) => {
        const ids = await insertInvitees(
          tx,
          part.map(({ email, full_name, user_type, language }) => ({ email, full_name, user_type, language })),
          { created_by: actor.id, group_id },
        )
        await queueInvitations(services, tx, ids)
        if (ids.length > 0) await recordAct(tx, actor.id, acts.invited, String(ids.length))
        return ids.length
      })
    }
  } finally {
    live.tell(joiningChanged)
  }
  return { invited, bad_count: bad.length }
}

/** All invitations by email, as CSV. */
export function exportInvitations({ database }: Services): Download {
  async function* parts() {
    yield [['email', 'name', 'type', 'language', 'group', 'state', 'invited', 'sent']]
    for (let after: { at: string; id: string } | undefined, more = true; more;) {
      const rows = await invitationsBefore(database.kysely, { kind: 'emails' }, chunk, after)
      yield rows.map(({ email, full_name, user_type, language, group, state, created_at, sent_at }) => [
        email ?? '',
        full_name,
        user_type ?? '',
        language ?? '',
        group?.name ?? '',
        state,
        created_at.toISOString(),
        sent_at?.toISOString() ?? '',
      ])
      const last = rows.at(-1)
      after = last && { at: last.created_at.toISOString(), id: last.id }
      more = rows.length === chunk
    }
  }
  return csvDownload('invitations', parts())
}
