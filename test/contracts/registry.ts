import type { MakeBench } from './bench'
import { inPageBench } from './benches/in-page'
import { inPagesBench } from './benches/in-pages'
import { overHttpBench } from './benches/over-http'

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
