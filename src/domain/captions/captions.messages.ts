import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { CaptionLine, Locale } from './caption-lines'

const ofRoom = { channelId: ChannelId }
/** `source`: the spoken language. `target`: the caption language. */
export const Which = t.union([t.literal('source'), t.literal('target')], 'Which')
const Languages = t.strict({ source: Locale, target: Locale })

/** Messages of the translation of a room (spec 2 §4). */
export const captionsMessages = {
  /**
   * Dispatched when the member enters a room. `starts`: translation starts automatically for a host or a super user
   * (TRN-2).
   */
  'captions/RoomEntered': message('captions/RoomEntered', { ...ofRoom, starts: t.boolean }),
  'captions/RoomEnded': message('captions/RoomEnded', ofRoom),
  'captions/Enable': message('captions/Enable', ofRoom),
  'captions/Disable': message('captions/Disable', ofRoom),
  'captions/SetSource': message('captions/SetSource', { ...ofRoom, language: Locale }),
  'captions/SetTarget': message('captions/SetTarget', { ...ofRoom, language: Locale }),
  'captions/Joined': effectResult('captions/Joined', { ...ofRoom, ...Languages.type.props }),
  'captions/NotJoined': effectResult('captions/NotJoined', { ...ofRoom, failure: Failure }),
  'captions/Left': effectResult('captions/Left', ofRoom),
  'captions/LanguageSet': effectResult('captions/LanguageSet', { ...ofRoom, what: Which, language: Locale }),
  'captions/LanguageNotSet': effectResult('captions/LanguageNotSet', { ...ofRoom, failure: Failure }),
  'captions/CaptionReceived': message('captions/CaptionReceived', { ...ofRoom, line: CaptionLine }),
} as const

type Codecs = typeof captionsMessages
export type CaptionsMessage = t.TypeOf<Codecs[keyof Codecs]>
