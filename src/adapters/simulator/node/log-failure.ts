/** A fault of the machine, such as a full disk, hits every request. One line a minute tells as much as thousands. */
const EVERY_MS = 60_000
const told = new Map<string, number>()

/** Prints a failure, at most once a minute for each text. */
export const logFailure = (text: string, error: unknown): void => {
  const now = Date.now()
  const last = told.get(text)
  if (last !== undefined && now >= last && now - last < EVERY_MS) return
  told.set(text, now)
  console.error(text, error)
}
