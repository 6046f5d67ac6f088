/**
 * Decides which request runs next on the session that all sockets share: in order of arrival, but while a socket holds the session (it has
 * an open transaction), only its requests.
 */
export class Turns<Request extends { socket: number }> {
  #waiting: Request[] = []
  #holder: number | undefined

  get holder(): number | undefined {
    return this.#holder
  }

  add(request: Request): void {
    this.#waiting.push(request)
  }

  /** Takes the next request out of the queue; undefined if none may run now. */
  take(): Request | undefined {
    if (this.#holder === undefined) return this.#waiting.shift()
    const index = this.#waiting.findIndex((request) => request.socket === this.#holder)
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0]
  }

  hold(socket: number): void {
    this.#holder = socket
  }

  release(): void {
    this.#holder = undefined
  }
}
