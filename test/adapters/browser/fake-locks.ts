import type { LockDriver } from '../../../src/adapters/browser/tabs/tabs.drivers'

interface Owner {
  deliver(call: () => void): void
}
interface Request {
  readonly owner: Owner
  readonly held: () => Promise<void>
  readonly end: () => void
  readonly fail: () => void
}

const aborted = () => new DOMException('taken', 'AbortError')

/** A fake of the Web Locks API for fake tabs. Follows the standard exactly. */
export class FakeLocks {
  readonly #holders = new Map<string, Request>()
  readonly #lines = new Map<string, Request[]>()

  of(owner: Owner): LockDriver {
    return {
      held: () => Promise.resolve(Array.from(this.#holders.keys())),
      request: (name, { steal = false, signal }, held) =>
        new Promise((resolve, reject) => {
          if (steal && signal !== undefined) throw new DOMException('steal with signal', 'NotSupportedError')
          const request: Request = {
            owner,
            held,
            end: () => {
              owner.deliver(() => {
                resolve()
              })
            },
            fail: () => {
              owner.deliver(() => {
                reject(aborted())
              })
            },
          }
          if (steal) return this.#steal(name, request)
          this.#line(name).push(request)
          signal?.addEventListener('abort', () => {
            if (this.#leaveLine(name, request)) request.fail()
          })
          this.#serve(name)
        }),
    }
  }

  /** The number of lock requests that wait for the lock `name`. */
  waiting(name: string): number {
    return this.#line(name).length
  }

  forget(owner: Owner): void {
    for (const [name, line] of this.#lines)
      this.#lines.set(
        name,
        line.filter((request) => request.owner !== owner),
      )
    for (const [name, holder] of this.#holders) if (holder.owner === owner) this.#release(name, holder)
  }

  #line(name: string): Request[] {
    const line = this.#lines.get(name) ?? []
    this.#lines.set(name, line)
    return line
  }

  #leaveLine(name: string, request: Request): boolean {
    const line = this.#line(name)
    const at = line.indexOf(request)
    if (at !== -1) line.splice(at, 1)
    return at !== -1
  }

  #steal(name: string, request: Request): void {
    this.#holders.get(name)?.fail()
    this.#grant(name, request)
  }

  #serve(name: string): void {
    if (this.#holders.has(name)) return
    const next = this.#line(name).shift()
    if (next !== undefined) this.#grant(name, next)
  }

  #grant(name: string, request: Request): void {
    this.#holders.set(name, request)
    request.owner.deliver(() => {
      void request.held().then(() => {
        if (this.#holders.get(name) !== request) return
        request.end()
        this.#release(name, request)
      })
    })
  }

  #release(name: string, request: Request): void {
    if (this.#holders.get(name) !== request) return
    this.#holders.delete(name)
    this.#serve(name)
  }
}
