/** What a separate process asks the process that started it to do, because it may not do it itself. */
interface Errand {
  errand: number
  asked: unknown
}

export interface ErrandAnswer {
  errand: number
  answer?: unknown
  failed?: boolean
}

export const isErrand = (message: unknown): message is Errand =>
  typeof message === 'object' && message !== null && 'errand' in message && 'asked' in message

let count = 0

/** For the script of `askProcess`: lets the process that started it do something (`errands`). @throws if it failed there */
export function errand<Answer>(asked: unknown): Promise<Answer> {
  count += 1
  const own = count
  return new Promise((resolve, reject) => {
    const listen = (message: unknown) => {
      const { errand: about, answer, failed } = message as ErrandAnswer
      if (about !== own) return
      process.off('message', listen)
      if (failed) reject(new Error('an errand failed'))
      else resolve(answer as Answer)
    }
    process.on('message', listen)
    process.send?.({ errand: own, asked } satisfies Errand)
  })
}
