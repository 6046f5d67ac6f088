import { oc } from '@orpc/contract'
import { JSON_SCHEMA_OUTPUT_REGISTRY } from '@orpc/zod/zod4'
import * as z from 'zod'
import { Download } from '#platform/download.ts'
import { invalid } from '#platform/invalid.ts'
import { type Problem, problemStatus } from '#platform/problems.ts'

export const timestamp = z.iso.datetime().describe('UTC, ISO 8601')

/** What stands in a text and is written as its reader writes it: a country by its name, an amount in minor units, a time on a clock. */
const valueInText = z.union([
  z.string(),
  z.number(),
  z.object({ country: z.string().describe('ISO 3166-1 alpha-2') }),
  z.object({ amount: z.number().describe('In minor units'), currency: z.string() }),
  z.object({
    from: timestamp,
    until: timestamp.optional().describe('Of whole days: when the last one ends'),
    zone: z.string().describe('As the IANA names it: on whose clocks'),
  }),
])
const phrase = z.object({ id: z.string(), message: z.string(), parameters: z.record(z.string(), valueInText).optional() })
/** The same, words of the catalogue, and several of them: 'a, b and c', or with nothing but a comma or a dot between them. */
export const textValue = z.union([
  valueInText,
  phrase,
  z.object({ all: z.array(z.union([valueInText, phrase])), joined: z.enum(['comma', 'dot']).optional() }),
])
export type TextValue = z.infer<typeof textValue>

/** A text of the server in no language: said in the reader's by `id` where a catalogue is at hand, else by `message`. */
export const serverText = z.object({ id: z.string(), message: z.string(), parameters: z.record(z.string(), textValue).optional() })
export type ServerText = z.infer<typeof serverText>

/** What every refusal carries besides its code: which problem it is, and where it stands. */
export const problemData = z.object({
  problem: z.string().describe('Stable name of the problem; key of the message catalogue'),
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
    .describe('Each invalid field of the input, with what to do about it'),
})
export type ProblemData = z.infer<typeof problemData>

/** What the way to a procedure must know of it; the rest of a contract is input and output. */
export interface ProcedureMeta {
  /** Visitors may call it; everything else is for members alone. */
  isOpen?: boolean
  /** So may members who asked for their account to be deleted, as long as it is there. */
  whileLeaving?: boolean
  /** What it costs, if that is more than some statements of the database; uploads say it by being one. */
  load?: 'heavy' | 'files' | 'copy' | 'password'
  upload?: Upload
  /** Though it is asked by POST, it changes nothing, and may be asked together with others. */
  isQuestion?: boolean
}

/** A procedure whose input has a `file`: multipart/form-data with the other fields before it. */
export interface Upload {
  maxBytes: number
  /** How many a member may begin in ten minutes, counted apart from others; 30 of all kinds together unless given. */
  inTenMinutes?: number
  /** Without a file, with one over `maxBytes`, and without a session, before the file is read. */
  problems: { missing: Problem; tooLarge: Problem; signedOut: Problem }
}

/** Every procedure of every room starts from here, so that all refuse in the same shape. */
export const procedure = oc.$meta<ProcedureMeta>({}).errors(
  Object.fromEntries(Object.entries(problemStatus).map(([code, status]) => [code, { status, data: problemData }])) as {
    [code in keyof typeof problemStatus]: { status: number; data: typeof problemData }
  },
)

/** A procedure for everybody, signed in or not. */
export const openProcedure = procedure.meta({ isOpen: true })

/** The output of a procedure that answers with a file. */
export function downloadOf(contentType: string): z.ZodType<Download> {
  const download = z.unknown().refine((value) => value instanceof Download) as unknown as z.ZodType<Download>
  JSON_SCHEMA_OUTPUT_REGISTRY.add(download, { type: 'string', contentMediaType: contentType })
  return download
}

/** In one spelling, so that ids can be compared and named in topics as they come. */
export const memberId = z.uuid().toLowerCase()
/** A time that clients give: PostgreSQL knows no year 0. */
export const givenTimestamp = timestamp.refine(
  (time) => !time.startsWith('0000'),
  invalid(/*i18n*/ { id: 'invalid.yearZero', message: 'Please give a time after the year 0' }),
)
/** The largest that a column of the type integer holds. */
export const largestInteger = 2 ** 31 - 1

/**
 * What is asked of a list: a page of at most `limit` items, which follow those that ended at `cursor`.
 * @param most items that one page may hold
 * @param usual items where nothing else is asked for
 */
export const pageInput = ({ most = 50, usual = 20 } = {}) =>
  z.object({ cursor: z.string().max(300).optional(), limit: z.coerce.number().int().min(1).max(most).default(usual) })
export type PageRequest = z.output<ReturnType<typeof pageInput>>

/** A page of a list: pass `next_cursor` back as `cursor` for what follows; null at the end. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), next_cursor: z.string().nullable() })
export interface Page<Item> {
  items: Item[]
  next_cursor: string | null
}
