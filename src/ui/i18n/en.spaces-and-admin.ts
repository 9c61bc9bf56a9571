import { running } from './en.group-admin'
import { spaces } from './en.spaces'

/** The texts of live rooms and group administration, which load with their pages. */
export const spacesAndAdmin = { ...spaces, ...running }
