import { describe, it } from 'vitest'
import { roomUnit } from '../../../src/domain/space'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { entryWith, square } from '../../support/builders/space'
import { given, type Step } from '../../support/given'

const enter: Step = { type: 'EnterSpace', channelId: square, me: ann.xid, isSuper: false, leavesOther: false }
const entered: Step = (ask) => ({ type: 'RoomEntered', ask: ask(`enter:${square}`), channelId: square, arrival: entryWith('speaker') })

describe('A room, and a session or a line that begins anew', () => {
  it.each([['are in', given(roomUnit, enter, entered)], ['come into', given(roomUnit, enter)]] as const)('SPC-6 gives up the seat in the room they %s where somebody signs in anew', (_, story) => {
    story.when({ type: 'SignedIn', session: sessionOf(ann) })
      .gives({ in: 'outside', asks: { [`leave:${square}`]: { channelId: square } }, data: { data: { room: null, parted: null } } })
    story.when({ type: 'SignedIn', session: sessionOf(ben) }).gives({ in: 'outside', asks: {}, data: { data: { room: null } } })
  })
})
