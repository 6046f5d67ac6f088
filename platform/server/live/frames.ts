import * as z from 'zod'
import { type ClientFrame, type ServerFrame, watchLimit } from '#platform/live.ts'

const subjects = z.array(z.string().max(100)).max(watchLimit)
const name = z.string().max(100)

const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    after: z.string().max(100).exactOptional(),
    watch: subjects,
    member: z.string().max(100).exactOptional(),
  }),
  z.object({ type: z.literal('watch'), subjects }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('signal'), name, data: z.unknown() }),
]) satisfies z.ZodType<ClientFrame>

/** @returns undefined if it is not a valid frame */
export function readFrame(text: string): ClientFrame | undefined {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const frameText = (frame: ServerFrame): string => JSON.stringify(frame)
