import { first } from './en.first'
import { inside } from './en.inside'
import { running } from './en.running'
import { spaces } from './en.spaces'

/** All words, for what must know them all. */
export const en = { ...first, ...inside, ...spaces, ...running }
