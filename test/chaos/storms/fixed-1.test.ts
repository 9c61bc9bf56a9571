import { describe } from 'vitest'
import { storms } from './storms'

describe('Storms of fixed seeds, part 1 of 2', () => { storms(1, 20) })
