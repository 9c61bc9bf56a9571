import { first } from './en.core'
import { inside } from './en.community'
import { later } from './en.spaces-and-admin'

/** All words, for what must know them all. */
export const en = { ...first, ...inside, ...later, toast: { ...first.toast, ...inside.toast } }
