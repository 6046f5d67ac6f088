/** Does some work at once, but at most once in so many milliseconds; a call in between is made up for at the end of them. */
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
