import { first } from './en.core'
import { inside } from './en.community'
import { later } from './en.spaces-and-admin'

/** All texts together, for types and tests. */
export const en = { ...first, ...inside, ...later, toast: { ...first.toast, ...inside.toast } }
