import { running } from './en.group-admin'
import { spaces } from './en.spaces'

/** Texts of live rooms and group administration; loaded with their pages. */
export const spacesAndAdmin = { ...spaces, ...running }
