import type { TabId } from '../../../domain/kernel/ids'

/** The unstored commands that a closed page left, in order. */
export interface LeftCommands {
  readonly tab: string
  readonly commands: readonly unknown[]
}

/** Commands that a page had not stored when it was closed. Every tab of the browser can read them. */
export interface CommandJournal {
  readonly left: () => readonly LeftCommands[]
  readonly remove: (tab: string) => void
  /** Removes the journals of all tabs. */
  readonly clear: () => void
  /**
   * `commands` returns the unstored commands. The browser calls `commands` when the page closes, so nothing can be
   * awaited. Without commands, the tab's earlier journal is removed.
   */
  readonly onLeaving: (tab: TabId, commands: () => readonly unknown[]) => void
  /** Calls back when the page of another tab has left commands. Returns a function that ends this. */
  readonly onWritten: (call: () => void) => () => void
}
