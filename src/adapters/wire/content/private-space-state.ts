import * as t from 'io-ts'
import { CallState, contents } from '../../../domain/chat'
import { CountField } from '../codecs/fields'
import { bodyOf, contentWire, TYPE } from './body'
import { decodeOrNull } from './content-fields'

const StateFields = t.type({ video_type: t.unknown, state: t.unknown, duration: CountField })
/** The wire values of a private call's state (spec 1 §3): 1 and 2 are canceled, 3 is missed, 4 is completed. */
const STATES: ReadonlyMap<unknown, t.TypeOf<typeof CallState>> = new Map([
  [1, 'canceled'],
  [2, 'canceled'],
  [3, 'missed'],
  [4, 'completed'],
])
const NUMBERS = { canceled: 1, missed: 3, completed: 4, unknown: 0 } as const
const VOICE = 1

export const privateSpaceStateWire = contentWire({
  codec: contents.privateSpaceState,
  type: TYPE.custom,
  read: ({ ext }) => {
    const fields = decodeOrNull(StateFields, ext['privateSpaceState'])
    return fields === null
      ? null
      : {
          kind: 'privateSpaceState',
          isVideo: fields.video_type !== VOICE,
          state: STATES.get(fields.state) ?? 'unknown',
          seconds: fields.duration,
        }
  },
  write: ({ isVideo, state, seconds }) =>
    bodyOf(TYPE.custom, '', {
      ext: { privateSpaceState: { video_type: isVideo ? 2 : VOICE, state: NUMBERS[state], duration: seconds } },
    }),
})
