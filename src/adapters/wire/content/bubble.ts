import * as t from 'io-ts'
import { contents } from '../../../domain/chat'
import { CountField, FlagField, Level } from '../codecs/fields'
import { bodyOf, contentWire, TYPE } from './body'
import { parseSystemEvent } from './system-event'
import { decodeOrNull } from './content-fields'

const EventId = t.type({ bubble_event_id: t.string })
const BubbleFields = t.type({
  bubble_event_id: t.string,
  is_exclusive: FlagField,
  duration: CountField,
  level_limit: Level,
})

export const bubbleWire = contentWire({
  codec: contents.bubble,
  type: TYPE.custom,
  read: ({ ext }) => {
    const fields = decodeOrNull(BubbleFields, ext['bubbleInfo'])
    return fields === null
      ? null
      : {
          kind: 'bubble',
          eventId: fields.bubble_event_id,
          isExclusive: fields.is_exclusive,
          seconds: fields.duration,
          levelLimit: fields.level_limit,
        }
  },
  write: ({ eventId, isExclusive, seconds, levelLimit }) =>
    bodyOf(TYPE.custom, '', {
      ext: {
        bubbleInfo: BubbleFields.encode({
          bubble_event_id: eventId,
          is_exclusive: isExclusive,
          duration: seconds,
          level_limit: levelLimit,
        }),
      },
    }),
})

export const bubbleResultWire = contentWire({
  codec: contents.bubbleResult,
  type: TYPE.notification,
  read: ({ msg, ext }) => {
    const fields = decodeOrNull(EventId, ext['bubbleInfo'])
    return fields === null
      ? null
      : {
          kind: 'bubbleResult',
          eventId: fields.bubble_event_id,
          text: msg,
          event: parseSystemEvent(ext['event']),
        }
  },
  write: ({ eventId, text, event }) =>
    bodyOf(TYPE.notification, text, { ext: { bubbleInfo: { bubble_event_id: eventId }, event } }),
})
