/**
 * What `work` resolves to, if it does so in time; otherwise the work goes on and nobody waits for it any more.
 * @throws `late` after so many milliseconds
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>, late: Error): Promise<Result> {
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
