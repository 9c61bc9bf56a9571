import type { Observable } from 'rxjs'
import type { Secret } from '../../src/application/ports/browser/vault'
import type { NetworkFaults } from '../../src/adapters/simulator/network-faults'
import type { Client } from '../adapters/support/client'

/** A back end under test, with browsers that connect to it. */
export interface ContractSubject {
  /** A separate browser with its own network faults. */
  readonly browser: () => Client & { readonly weather: NetworkFaults }
  readonly kick: (email: string) => Promise<void>
  readonly expire: (email: string) => Promise<void>
  /** Creates a token with which a partner signs in one of the partner's users. */
  readonly partnerToken: (partnerId: string, name: string) => Promise<Secret>
  /** Lets time pass, on a real or a fake clock. */
  readonly pass: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

export type MakeContractSubject = () => Promise<ContractSubject>

/** Collects the values of a stream. `until` waits until a condition holds for them. */
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
