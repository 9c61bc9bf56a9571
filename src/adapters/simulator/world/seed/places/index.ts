import { FIRST_PLACES } from './first'
import { JOINED_PLACES } from './joined'
import { OTHER_PLACES } from './others'
import type { Place } from './place'

export const PLACES: readonly Place[] = [...FIRST_PLACES, ...JOINED_PLACES, ...OTHER_PLACES]
