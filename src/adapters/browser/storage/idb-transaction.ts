interface Transaction {
  readonly done: Promise<void>
  abort(): void
}

const abortIfOpen = (tx: Transaction): void => {
  try {
    tx.abort()
  } catch {
    // The transaction has already ended, so there is nothing to abort.
  }
}

/** Commits all writes of `work`, or none if `work` fails. */
export const runTransaction = async <A>(tx: Transaction, work: () => Promise<A>): Promise<A> => {
  const ended = tx.done.catch(() => undefined)
  try {
    const answer = await work()
    await tx.done
    return answer
  } catch (error) {
    // Abort the transaction. Without an abort, IndexedDB commits the writes that preceded the error.
    abortIfOpen(tx)
    await ended
    throw error
  }
}

/**
 * Makes all requests and waits for all requests. A request that throws counts as a rejected request, and no rejection
 * stays unhandled.
 */
export const allRequests = async (requests: readonly (() => Promise<unknown>)[]): Promise<void> => {
  await Promise.all(requests.map(async (request) => request()))
}
