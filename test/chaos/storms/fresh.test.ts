import { describe } from 'vitest'
import { freshSeed, storms } from './storms'

describe('Storms of fresh seeds', () => { storms('fresh', freshSeed(), { least: 20, most: 100, forMs: 40_000 }) })
