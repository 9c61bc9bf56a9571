import type { Settings } from '../../../application/ports/browser/settings'
import { makeKeyValue } from './key-value'

/** The settings of this browser, in local storage. */
export const makeSettings = (open: () => Storage = () => localStorage): Settings => makeKeyValue(open)
