// Runs properties with a fixed seed and few cases, so that each mutant is quick to test and every run gives the same
// result.
import * as fc from 'fast-check'

export * from 'fast-check'

const RUNS = 8

/** @param {Parameters<typeof fc.assert>[0]} property @param {Parameters<typeof fc.assert>[1]} [options] */
export const assert = (property, options = {}) =>
  fc.assert(
    property,
    options.seed === undefined
      ? { ...options, seed: 1, numRuns: Math.min(options.numRuns ?? RUNS, RUNS), endOnFailure: true }
      : { ...options, endOnFailure: true },
  )
