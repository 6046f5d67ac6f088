/**
 * The result of `work` if it resolves in time; otherwise the work continues, and its result is ignored.
 * @throws `late` after so many milliseconds
 */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>, late: Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late), milliseconds)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
