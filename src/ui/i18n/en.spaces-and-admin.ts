import { running } from './en.group-admin'
import { settings } from './en.settings'
import { spaces } from './en.spaces'

/** The texts of live rooms, group administration and settings, which load with their pages. */
export const spacesAndAdmin = { ...spaces, ...running, ...settings }
