import type { HeardRow, SaidRow } from '../support/row'
import { feedHeard, feedSaid } from './feed'
import { imHeard, imSaid } from './im'
import { rtcHeard, rtcSaid } from './rtc'

/** Every frame of the lines. A new area adds its frames to the file of their line, or a file of its own here. */
export const saidRows: readonly SaidRow[] = [...feedSaid, ...imSaid, ...rtcSaid]
export const heardRows: readonly HeardRow[] = [...feedHeard, ...imHeard, ...rtcHeard]
