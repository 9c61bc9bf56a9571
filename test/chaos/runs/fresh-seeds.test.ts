import { describe } from 'vitest'
import { freshSeed, chaosRuns } from './chaos-runs'

describe('Chaos runs with fresh seeds', () => {
  chaosRuns('fresh', freshSeed(), { least: 20, most: 100, forMs: 40_000 })
})
