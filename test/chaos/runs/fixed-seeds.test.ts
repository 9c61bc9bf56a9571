import { describe } from 'vitest'
import { chaosRuns } from './chaos-runs'

describe('Chaos runs with fixed seeds', () => {
  chaosRuns('fixed', 1, { least: 40, most: 60, forMs: 40_000 })
})
