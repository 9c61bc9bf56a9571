import { describe } from 'vitest'
import { freshSeed, storms } from './storms'

describe('Storms of fresh seeds, part 1 of 2', () => { storms(freshSeed(), 10) })
