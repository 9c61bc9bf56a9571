interface Transaction {
  readonly done: Promise<void>
  abort(): void
}

const abortIfOpen = (tx: Transaction): void => {
  try {
    tx.abort()
  } catch {
    // It has already ended.
  }
}

/** All that the work writes is stored when this ends well, and nothing of it when it fails. */
export const runTransaction = async <A>(tx: Transaction, work: () => Promise<A>): Promise<A> => {
  const ended = tx.done.catch(() => undefined)
  try {
    const answer = await work()
    await tx.done
    return answer
  } catch (error) {
    // A transaction commits by itself what was written before something threw.
    abortIfOpen(tx)
    await ended
    throw error
  }
}

/** Makes all the requests. One that cannot even be made fails like the others, and leaves none of them unattended. */
export const allRequests = async (requests: readonly (() => Promise<unknown>)[]): Promise<void> => {
  await Promise.all(requests.map(async (request) => request()))
}
