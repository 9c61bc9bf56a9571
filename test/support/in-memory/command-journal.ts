import { Subject } from 'rxjs'
import type { CommandJournal } from '../../../src/application/ports/browser/command-journal'

/** The journals of all tabs of a browser, as text. */
export class MemoryJournals {
  readonly #left = new Map<string, string>()
  readonly #written = new Subject<string>()

  /** The journal as one tab sees it. `run` runs the tab's callbacks. `leave` unloads the tab's page, which writes the journal. */
  forTab(name: string, run = (call: () => void): void => call()): CommandJournal & { readonly leave: () => void } {
    let commands = (): readonly unknown[] => []
    let own = name
    return {
      onWritten: (call) => {
        const listening = this.#written.subscribe((tab) => {
          if (tab !== own) run(call)
        })
        return () => listening.unsubscribe()
      },
      left: () =>
        [...this.#left].map(([tab, text]) => {
          const read: unknown = JSON.parse(text)
          return { tab, commands: Array.isArray(read) ? read : [] }
        }),
      remove: (tab) => {
        this.#left.delete(tab)
      },
      clear: () => {
        this.#left.clear()
      },
      onLeaving: (tab, asked) => {
        own = tab
        commands = asked
      },
      leave: () => {
        const left = commands()
        if (left.length === 0) this.#left.delete(own)
        else {
          this.#left.set(own, JSON.stringify(left))
          this.#written.next(own)
        }
      },
    }
  }

  /** Writes a journal, for example of an earlier version. */
  write(name: string, commands: readonly unknown[]): void {
    this.#left.set(name, JSON.stringify(commands))
    this.#written.next(name)
  }

  get tabs(): readonly string[] {
    return [...this.#left.keys()]
  }
}
