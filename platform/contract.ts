import { oc } from '@orpc/contract'
import { JSON_SCHEMA_OUTPUT_REGISTRY } from '@orpc/zod/zod4'
import * as z from 'zod'
import { Download } from '#platform/download.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { type Problem, problemStatus } from '#platform/problems.ts'
import { visibleOrEmpty } from '#platform/visible-text.ts'

export const timestamp = z.iso.datetime().describe('UTC, ISO 8601')

/** A value in a text that is formatted for its reader: a country name, an amount in minor units, a time. */
const valueInText = z.union([
  z.string(),
  z.number(),
  z.object({ country: z.string().describe('ISO 3166-1 alpha-2') }),
  z.object({ amount: z.number().describe('In minor units'), currency: z.string() }),
  z.object({
    from: timestamp,
    until: timestamp.optional().describe('For all-day spans: when the last day ends'),
    zone: z.string().describe('IANA time zone of the displayed time'),
  }),
])
const phrase = z.object({ id: z.string(), message: z.string(), parameters: z.record(z.string(), valueInText).optional() })
/** A value, a text of the catalogue, or a list of them: 'a, b and c', or joined by commas or dots. */
export const textValue = z.union([
  valueInText,
  phrase,
  z.object({ all: z.array(z.union([valueInText, phrase])), joined: z.enum(['comma', 'dot']).optional() }),
])
export type TextValue = z.infer<typeof textValue>

/** A text of the server, independent of language: translated by `id` where a catalogue is available, otherwise `message`. */
export const serverText = z.object({ id: z.string(), message: z.string(), parameters: z.record(z.string(), textValue).optional() })
export type ServerText = z.infer<typeof serverText>

/** What every refusal contains besides its code: the problem and where it occurred. */
export const problemData = z.object({
  problem: z.string().describe('Stable id of the problem; key in the message catalogue'),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  field: z.string().optional().describe('The input field the problem is about'),
  issues: z
    .array(
      z.object({
        path: z.string(),
        id: z.string().optional(),
        message: z.string(),
        parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .optional()
    .describe('Each invalid field of the input with instructions'),
})
export type ProblemData = z.infer<typeof problemData>

/** How a procedure is served; the rest of a contract is input and output. */
export interface ProcedureMeta {
  /** Visitors may call it; all others are for members only. */
  isOpen?: boolean
  /** Members who have requested the deletion of their account may call it too. */
  whileLeaving?: boolean
  /** Members who have not accepted new terms may call it too, and whatever members about to leave may. */
  beforeTerms?: boolean
  /** The kind of load, if it is more than a few statements; uploads are recognised automatically. */
  load?: 'heavy' | 'files' | 'outside' | 'copy' | 'password'
  upload?: Upload
  /** Read-only although sent by POST, so it may be part of a batch. */
  isQuestion?: boolean
}

/** A procedure whose input has a `file`: multipart/form-data with the other fields first. */
export interface Upload {
  maxBytes: number
  /** How many a member may start in ten minutes, counted separately; by default they share a limit of 30. */
  inTenMinutes?: number
  /** Problems for a missing file, for more than `maxBytes`, and without a session, before the file is read. */
  problems: { missing: Problem; tooLarge: Problem; signedOut: Problem }
}

/** The base of every procedure, so that all refuse in the same format. */
export const procedure = oc.$meta<ProcedureMeta>({}).errors(
  Object.fromEntries(Object.entries(problemStatus).map(([code, status]) => [code, { status, data: problemData }])) as {
    [code in keyof typeof problemStatus]: { status: number; data: typeof problemData }
  },
)

/** A procedure for everyone, signed in or not. */
export const openProcedure = procedure.meta({ isOpen: true })

/** The output of a procedure that responds with a file. */
export function downloadOf(contentType: string): z.ZodType<Download> {
  const download = z.unknown().refine((value) => value instanceof Download) as unknown as z.ZodType<Download>
  JSON_SCHEMA_OUTPUT_REGISTRY.add(download, { type: 'string', contentMediaType: contentType })
  return download
}

/**
 * A text of at most `most` characters, without white space around it. One that shows nothing, such as U+200B alone, becomes empty: texts
 * that are required have `.min(1)` as well.
 */
export const text = (most: number) => z.string().trim().overwrite(visibleOrEmpty).max(most, tooLong(most))

/** Normalised to lower case, so that ids can be compared and used in topics. */
export const memberId = z.uuid().toLowerCase()
/** A time from a client: PostgreSQL does not support year 0. */
export const givenTimestamp = timestamp.refine(
  (time) => !time.startsWith('0000'),
  invalid(/*i18n*/ { id: 'invalid.yearZero', message: 'Please enter a time after the year 0' }),
)
/** The largest value of an integer column. */
export const largestInteger = 2 ** 31 - 1

/**
 * The input of a list: a page of at most `limit` items after `cursor`.
 * @param most the maximum page size
 * @param usual the default page size
 */
export const pageInput = ({ most = 50, usual = 20 } = {}) =>
  z.object({ cursor: z.string().max(300).optional(), limit: z.coerce.number().int().min(1).max(most).default(usual) })
export type PageRequest = z.output<ReturnType<typeof pageInput>>

/** A page of a list: pass `next_cursor` as `cursor` for the next page; null at the end. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), next_cursor: z.string().nullable() })
export interface Page<Item> {
  items: Item[]
  next_cursor: string | null
}
