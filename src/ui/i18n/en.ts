import { first } from './en.first'
import { inside } from './en.inside'
import { later } from './en.later'

/** All words, for what must know them all. */
export const en = { ...first, ...inside, ...later, toast: { ...first.toast, ...inside.toast } }
