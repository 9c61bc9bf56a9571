import { core } from './en.core'
import { community } from './en.community'
import { spacesAndAdmin } from './en.spaces-and-admin'

/** All texts together, for types and tests. */
export const en = { ...core, ...community, ...spacesAndAdmin, toast: { ...core.toast, ...community.toast } }
