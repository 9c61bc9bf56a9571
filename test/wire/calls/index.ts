import type { CallRow } from '../support/row'
import { announcementRows } from './announcements'
import { chatRows } from './chat'
import { groupRows } from './groups'
import { peopleRows } from './people'
import { signInRows } from './sign-in'
import { spaceRows } from './spaces'
import { surroundingRows } from './surroundings'
import { walletRows } from './wallet'

/** Every call of the client. A new area adds a file of rows, and itself here. */
export const callRows: readonly CallRow[] =
  [...signInRows, ...peopleRows, ...chatRows, ...groupRows, ...announcementRows, ...spaceRows, ...surroundingRows, ...walletRows]
