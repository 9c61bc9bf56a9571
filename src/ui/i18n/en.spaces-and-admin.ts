import { running } from './en.group-admin'
import { spaces } from './en.spaces'

/** What is said in live rooms, and where groups are made and run. */
export const later = { ...spaces, ...running }
