import type { MakeContractSubject } from './contract-subject'
import { inMemorySubject } from './subjects/in-memory'
import { browserHostSubject } from './subjects/browser-host'
import { overHttpSubject } from './subjects/over-http'
import { tencentSubject } from './subjects/tencent'

const benches: Readonly<Record<string, MakeContractSubject>> = {
  'the simulator in the page': inMemorySubject,
  'the page that hosts its world': browserHostSubject('host'),
  'a page whose world another hosts': browserHostSubject('guest'),
  'the simulator over HTTP': overHttpSubject,
}

export const subjectNames: readonly string[] = Object.keys(benches)

export const subjectByName = (name: string): MakeContractSubject => {
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (bench === undefined) throw new Error(`no bench is called ${name}`)
  return bench
}

/** Clauses that an adapter can't keep, and why. */
export type KnownDifferences = Readonly<Record<string, string>>

interface ChatVendor {
  readonly bench: MakeContractSubject
  readonly differs: KnownDifferences
}

/**
 * Chat services other than the simulator's: the same town, reached through the vendor's client or what stands for it.
 */
export const chatVendors: Readonly<Record<string, ChatVendor>> = {
  Tencent: {
    bench: tencentSubject,
    differs: {
      'takes ten thousand characters of any kind, and gives them back':
        'a message of theirs has 12 KB, some 4,000 characters of Chinese: a longer one is refused in words and not cut',
    },
  },
}
