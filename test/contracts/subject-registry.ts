import type { MakeContractSubject } from './contract-subject'
import { inMemorySubject } from './subjects/in-memory'
import { browserHostSubject } from './subjects/browser-host'
import { overHttpSubject } from './subjects/over-http'
import { tencentSubject } from './subjects/tencent'

const benches: Readonly<Record<string, MakeContractSubject>> = {
  'the simulator in the page': inMemorySubject,
  'the page that hosts its state': browserHostSubject('host'),
  'a page whose state another hosts': browserHostSubject('guest'),
  'the simulator over HTTP': overHttpSubject,
}

export const subjectNames: readonly string[] = Object.keys(benches)

export const subjectByName = (name: string): MakeContractSubject => {
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (bench === undefined) throw new Error(`no bench is called ${name}`)
  return bench
}

/** Clauses that an adapter cannot keep, with the reason. */
export type KnownDifferences = Readonly<Record<string, string>>

interface ChatVendor {
  readonly bench: MakeContractSubject
  readonly differs: KnownDifferences
}

/**
 * Chat services of vendors. Each reaches the simulator through the vendor's client or a fake of that client.
 */
export const chatVendors: Readonly<Record<string, ChatVendor>> = {
  Tencent: {
    bench: tencentSubject,
    differs: {
      'a text of ten thousand characters of any kind is accepted and returned whole':
        'a Tencent message has at most 12 KB, about 4,000 Chinese characters: longer texts are refused, not cut',
    },
  },
}
