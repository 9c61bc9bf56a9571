import { afterEach, beforeEach } from 'vitest'
import type { Bench, MakeBench } from './bench'

/** A fresh bench for each behaviour, closed after it. */
export const withBench = (make: MakeBench): (() => Bench) => {
  let bench: Bench | null = null
  beforeEach(async () => { bench = await make() })
  afterEach(async () => {
    await bench?.close()
    bench = null
  })
  return () => {
    if (bench === null) throw new Error('no bench outside a test')
    return bench
  }
}
