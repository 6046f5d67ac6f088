import { OutboundFailure } from '#platform/server/outbound/index.ts'
import { WorkerKilled } from '#platform/server/worker-process.ts'

/** Whether a foreign picture could not be fetched or decoded because of itself or its server. Any other error is ours, and may pass. */
export const isItsFault = (error: unknown): boolean => error instanceof OutboundFailure || error instanceof WorkerKilled
