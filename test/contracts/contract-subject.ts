import type { Observable } from 'rxjs'
import type { Secret } from '../../src/application/ports/browser/vault'
import type { NetworkFaults } from '../../src/adapters/simulator/network-faults'
import type { Client } from '../adapters/support/client'

/** One set of providers, and browsers that talk to it. */
export interface ContractSubject {
  /** A browser of its own, with weather of its own. */
  readonly browser: () => Client & { readonly weather: NetworkFaults }
  readonly kick: (email: string) => Promise<void>
  readonly expire: (email: string) => Promise<void>
  /** A partner gives a user of theirs a token to come with. */
  readonly partnerToken: (partnerId: string, name: string) => Promise<Secret>
  /** Lets time pass, for real or by hand. */
  readonly pass: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

export type MakeContractSubject = () => Promise<ContractSubject>

/** What a stream has said so far, and a way to wait until it has said enough. */
export const factsFrom = <A>(stream$: Observable<A>, pass: (ms: number) => Promise<void>) => {
  const heard: A[] = []
  let completed = false
  const subscription = stream$.subscribe({
    next: (value) => {
      heard.push(value)
    },
    complete: () => {
      completed = true
    },
  })
  return {
    heard,
    completed: () => completed,
    stop: () => {
      subscription.unsubscribe()
    },
    until: async (enough: (heard: readonly A[]) => boolean): Promise<readonly A[]> => {
      for (let tried = 0; tried < 200 && !enough(heard); tried += 1) await pass(10)
      if (!enough(heard)) throw new Error(`heard only ${JSON.stringify(heard)}`)
      return heard
    },
  }
}
