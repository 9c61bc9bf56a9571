import { describe } from 'vitest'
import { storms } from './storms'

describe('Storms of fixed seeds, part 2 of 2', () => { storms(501, 20) })
