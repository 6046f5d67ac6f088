import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { formatMoment } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { textsOf } from '#platform/web/server-text.ts'
import type { CheckId, CheckResult, Finding } from '../contract.ts'

const missingText = textsOf('legal.missing')

interface FindingTexts {
  /** What was found. */
  means: string
  /** What to do about it, for somebody who may have to ask their provider. */
  toDo?: string
}

export function useCheckNames(): Record<CheckId, string> {
  const { t } = useLingui()
  return {
    mail: t({ message: 'Email', context: 'health' }),
    address: t`Public address`,
    backup: t`Backup`,
    legal: t`Legal texts`,
    push: t({ message: 'Push notifications', context: 'health' }),
    storage: t`Storage`,
    database: t`Database`,
    search: t`Search`,
  }
}

/** The kinds of failure of mail servers and of requests in plain words. */
export function useReasonNames(): (reason: string | undefined) => string {
  const { t } = useLingui()
  const names: Record<string, string> = {
    delivered: t({ message: 'Accepted', context: 'email' }),
    signIn: t`The mail server refused the user name or password.`,
    unreachable: t`The mail server could not be reached.`,
    certificate: t`The mail server’s certificate is not valid.`,
    recipient: t`The recipient’s address does not exist.`,
    later: t`The mail server is busy and asked to try again later.`,
    refused: t`The mail server refused the email.`,
    other: t`Sending failed for another reason.`,
    timeout: t`There was no response in time.`,
    'unknown-host': t`The host name in the address can’t be found on the internet.`,
    network: t`The connection failed, or the certificate is not valid.`,
  }
  return (reason) => names[reason ?? 'other'] ?? t`Sending failed for another reason.`
}

/** What a finding means and what to do. */
export function useFindingTexts({ finding, facts }: CheckResult): FindingTexts {
  const { t } = useLingui()
  const reasons = useReasonNames()
  const at = facts.at ? formatMoment(facts.at) : ''
  const size = sizeText(facts.bytes ?? 0)
  const free = sizeText(facts.free_bytes ?? 0)
  const place = facts.place ?? ''
  const command = facts.command ?? ''
  const reason = reasons(facts.reason)
  const count = facts.count ?? 0
  const missing = new Intl.ListFormat(readerLocale(), { type: 'conjunction' }).format((facts.missing ?? []).map(missingText))
  const texts: Record<Finding, FindingTexts> = {
    'mail.noServer': {
      means: t`No mail server is set, so emails are saved to files instead of being sent.`,
      toDo: t`Ask your email provider for its SMTP address, and set SMTP_URL to it. Also set MAIL_FROM to the address you send from, and PUBLIC_URL to the address of the site if it is not set yet. Then restart the server. Members cannot confirm their address or reset their password until then.`,
    },
    'mail.unused': { means: t`No email was sent in the last week.`, toDo: t`Send yourself a test email.` },
    'mail.failing': {
      means: at
        ? t`The last email was not accepted. ${reason} The last one that worked was on ${at}.`
        : t`No email of the last week was accepted. ${reason}`,
      toDo: t`Compare SMTP_URL and MAIL_FROM with what your email provider states, then send yourself a test email.`,
    },
    'mail.delivered': {
      means: t`Last email accepted by the mail server on ${at}; ${plural(count, { one: '# email', other: '# emails' })} in the last week.`,
    },
    'address.missing': {
      means: t`No public address is set. That is fine for trying the community out on this machine.`,
      toDo: t`Before you invite members, set PUBLIC_URL to the address that they will use, such as https://community.example.org, and restart the server.`,
    },
    'address.local': {
      means: t`${place} only works on this machine. You are trying the community out.`,
      toDo: t`Before you invite members, set PUBLIC_URL to an address that starts with https://, and restart the server.`,
    },
    'address.insecure': {
      means: t`${place} is not encrypted, so others can read passwords in transit.`,
      toDo: t`Get a certificate, for example with Caddy as described in docs/operations.md, and set PUBLIC_URL to the address with https://.`,
    },
    'address.inside': {
      means: t`${place} leads to a machine inside your network, so it could not be checked from outside.`,
      toDo: t`Open the address on a phone without Wi-Fi. If the community appears, everything is fine.`,
    },
    'address.silent': {
      means: t`${place} did not respond in time when called from this server.`,
      toDo: t`Open the address on a phone without Wi-Fi. If the community appears, everything is fine: many networks can’t reach their own public address.`,
    },
    'address.wrong': {
      means:
        count > 0 ? t`${place} responded, but not as this community does (status ${count}).` : t`${place} could not be opened. ${reason}`,
      toDo: t`Compare PUBLIC_URL with the address in your browser. If they are equal, ask your provider whether the name and the certificate lead to this server.`,
    },
    'address.reached': { means: t`${place} responds, and its certificate is valid.` },
    'backup.none': {
      means: t`No backup has been made yet. If the disk fails, everything is lost.`,
      toDo: t`Set up a backup every night: docs/operations.md has the line to copy. Store backups on another machine.`,
    },
    'backup.old': {
      means: t`The last backup is from ${at} (${size}).`,
      toDo: t`Check why the nightly backup no longer runs: its disk may be full, or its task may be gone. docs/operations.md describes how to set it up.`,
    },
    'backup.unrehearsed': {
      means: t`The last backup is from ${at} (${size}), but no backup was restored in a rehearsal in the last month.`,
      toDo: t`Run “${command}” with your folder of backups. It restores the newest one to a temporary folder, counts its rows and deletes it again. Nothing in the community changes.`,
    },
    'backup.good': { means: t`The last backup is from ${at} (${size}), and one was restored in a rehearsal in the last month.` },
    'legal.missing': {
      means: t`The privacy policy and the terms still have gaps: ${missing}.`,
      toDo: t`Fill them in under “Name and texts”.`,
    },
    'legal.unconfirmed': {
      means: t`All details are filled in, but nobody has confirmed the legal texts.`,
      toDo: t`Have a lawyer read them, then tick the box under “Name and texts”.`,
    },
    'legal.good': { means: t`All details are filled in, and the texts are confirmed.` },
    'push.unused': {
      means: t`Ready. No notification was sent in the last week; ${plural(count, { one: '# browser', other: '# browsers' })} registered.`,
    },
    'push.failing': {
      means: t`Push services accepted no notification of the last week.`,
      toDo: t`Check that the server may open connections to the internet, and that PUBLIC_URL starts with https://.`,
    },
    'push.delivered': {
      means: t`Last notification accepted on ${at}; ${plural(count, { one: '# browser', other: '# browsers' })} registered.`,
    },
    'storage.low': {
      means: t`Only ${free} are free on the disk. Files of members take ${size}.`,
      toDo: t`Delete old backups from this disk, or ask your provider for more space. When the disk is full, the community stops.`,
    },
    'storage.good': {
      means:
        place === 'bucket'
          ? t`${plural(count, { one: '# file', other: '# files' })} (${size}) in a bucket; ${free} free on the server’s disk.`
          : t`${plural(count, { one: '# file', other: '# files' })} (${size}) on the server’s disk; ${free} free.`,
    },
    'database.embedded': { means: t`The embedded database, ${size}. It fits a community on one machine.` },
    'database.server': { means: t`PostgreSQL on ${place}, ${size}.` },
    'search.building': { means: t`The search index is being written. Members already find what is in it.` },
    'search.old': {
      means: t`The search index was last compared with its sources on ${at}.`,
      toDo: t`It should be compared every night. See the server’s log for the reason.`,
    },
    'search.mended': {
      means: t`The last comparison of the search index with its sources, on ${at}, corrected ${plural(count, { one: '# entry', other: '# entries' })}.`,
    },
    'search.good': { means: t`The search index agreed with its sources on ${at}.` },
    late: { means: t`This check took too long.`, toDo: t`Please check again in a minute. Everything else works independently.` },
    failed: { means: t`This could not be checked. See the server’s log for the reason.`, toDo: t`Please check again in a minute.` },
  }
  return texts[finding]
}

/** '48.1 MB' */
function sizeText(bytes: number): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1))
  const format = { style: 'unit', unit: units[at], unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return (bytes / 1000 ** (at + 1)).toLocaleString(readerLocale(), format)
}
