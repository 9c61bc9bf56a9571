/** The key of a tab's journal in local storage begins with this text. The tab's name follows. */
export const JOURNAL_PREFIX = 'loop:journal:'

export const isJournal = (key: string): boolean => key.startsWith(JOURNAL_PREFIX)

/** Whether a closed page left commands. A browser that refuses local storage keeps none. */
export const hasLeftCommands = (): boolean => {
  try {
    return Object.keys(localStorage).some(isJournal)
  } catch {
    return false
  }
}
