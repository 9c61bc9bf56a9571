import type { MakeBench } from './bench'
import { inPageBench } from './benches/in-page'
import { inPagesBench } from './benches/in-pages'
import { overHttpBench } from './benches/over-http'
import { tencentBench } from './benches/tencent'

const benches: Readonly<Record<string, MakeBench>> = {
  'the simulator in the page': inPageBench,
  'the page that hosts its world': inPagesBench('host'),
  'a page whose world another hosts': inPagesBench('guest'),
  'the simulator over HTTP': overHttpBench,
}

export const benchNames: readonly string[] = Object.keys(benches)

export const benchNamed = (name: string): MakeBench => {
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (bench === undefined) throw new Error(`no bench is called ${name}`)
  return bench
}

/** Clauses that an adapter can't keep, and why. */
export type Differences = Readonly<Record<string, string>>

interface ChatVendor { readonly bench: MakeBench, readonly differs: Differences }

/** Chat services other than the simulator's: the same town, reached through the vendor's client or what stands for it. */
export const chatVendors: Readonly<Record<string, ChatVendor>> = {
  Tencent: {
    bench: tencentBench,
    differs: {
      'takes ten thousand characters of any kind, and gives them back':
        'a message of theirs has 12 KB, some 4,000 characters of Chinese: a longer one is refused in words and not cut',
    },
  },
}
