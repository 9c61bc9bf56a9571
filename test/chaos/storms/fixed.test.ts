import { describe } from 'vitest'
import { storms } from './storms'

describe('Storms of fixed seeds', () => { storms('fixed', 1, { least: 40, most: 60, forMs: 40_000 }) })
