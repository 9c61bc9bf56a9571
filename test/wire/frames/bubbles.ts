import { IN_SQUARE } from '../support/seeded-ids'
import type { ReceivedFrameRow, SentFrameRow } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'

const SPEC = 'spec 1 §7 Bubbles; the frame: decisions.md'
const EVENT = 'r-event-of-ada'
const ofRain = { conversation_sid: 'sg_10000001', bubble_event_id: EVENT }
const raining = async (town: WireTown) => ({ cast: { [EVENT]: await town.rain() } })

export const bubbleSaid: readonly SentFrameRow[] = [
  {
    proves: 'R1-318',
    source: SPEC,
    line: 'ws',
    frame: { event: 'bubble_join', data: ofRain },
    says: ({ bubbles }) => bubbles.sayJoin(IN_SQUARE, EVENT),
    inTown: raining,
  },
  {
    proves: 'R1-318',
    source: SPEC,
    line: 'ws',
    frame: { event: 'bubble_click', data: { ...ofRain, bubble_id: 'b1' } },
    says: ({ bubbles }) => bubbles.sendTap(IN_SQUARE, EVENT, 'b1'),
    inTown: raining,
  },
]

/** Ada joins her own rain. */
const joined = async (town: WireTown): Promise<void> => {
  await town.rain()
}

export const bubbleHeard: readonly ReceivedFrameRow[] = [
  {
    proves: 'R1-319',
    source: SPEC,
    line: 'ws',
    frame: { event: 'bubble_click', data: { bubble_event_id: EVENT, bubble_id: 'b1', msg: 'That was a bomb' } },
    tells: { type: 'bubble/TapRejected', eventId: EVENT, bubbleId: 'b1', words: 'That was a bomb' },
    first: joined,
    cause: (town) => town.tapInRain('bomb'),
  },
  {
    proves: 'R1-319',
    source: SPEC,
    line: 'ws',
    frame: {
      event: 'bubble_clicked',
      data: {
        bubble_event_id: EVENT,
        bubble_id: 'b1',
        uid: '1000000002',
        username: 'Ben',
        rewards: '12.5',
        used_rewards: '12.5',
      },
    },
    tells: {
      type: 'bubble/Popped',
      eventId: EVENT,
      bubbleId: 'b1',
      uid: '1000000002',
      name: 'Ben',
      rewards: '12.5',
      used: '12.5',
    },
    first: joined,
    cause: (town) => town.tapInRain('gem'),
  },
  {
    proves: 'R1-319',
    source: SPEC,
    line: 'ws',
    frame: { event: 'bubble_ended', data: { bubble_event_id: EVENT } },
    tells: { type: 'bubble/Ended', eventId: EVENT },
    first: joined,
    cause: (town) => town.endRain(),
  },
]
