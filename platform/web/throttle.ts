/** Runs work immediately, but at most once per interval in milliseconds; calls in between run at its end. */
export function throttle(milliseconds: number, work: () => void): () => void {
  let isResting = false
  let isWanted = false

  function run() {
    isResting = true
    isWanted = false
    work()
    setTimeout(() => {
      isResting = false
      if (isWanted) run()
    }, milliseconds)
  }

  return () => {
    if (isResting) isWanted = true
    else run()
  }
}
