import { running } from './en.running'
import { spaces } from './en.spaces'

/** What is said in live rooms, and where groups are made and run. */
export const later = { ...spaces, ...running }
