import * as t from 'io-ts'
import { sliceOf, defineFeature, type StateOf } from '../event-log'
import type { Failure } from '../kernel/failure'
import { ChannelId } from '../kernel/ids'
import type { Instant } from '../kernel/instant'
import { query } from '../query'
import { DEFAULT_CAPTIONS, Locale, type CaptionLine } from './caption-lines'
import { captionsReducer } from './captions.machine'
import { captionsMessages } from './captions.messages'

export const languagesQuery = query('captions/languages', {
  input: t.strict({ channelId: ChannelId }),
  item: Locale,
  idOf: (language) => language,
})

export const captionsFeature = defineFeature({
  name: 'captions',
  account: {
    messages: { ...languagesQuery.messages, ...captionsMessages },
    slices: () => ({ languages: sliceOf(languagesQuery.reducer), rooms: sliceOf(captionsReducer) }),
  },
})

/** The three states of captions (spec 2 §4). */
export interface CaptionsViewModel {
  readonly state: 'off' | 'joining' | 'transferring'
  readonly source: string
  readonly target: string
  readonly lines: readonly CaptionLine[]
  /** The time at which the last caption arrived. */
  readonly heardAt: Instant | null
  readonly failure: Failure | null
}

const OFF: CaptionsViewModel = {
  state: 'off',
  source: DEFAULT_CAPTIONS,
  target: DEFAULT_CAPTIONS,
  lines: [],
  heardAt: null,
  failure: null,
}

export const captionsViewModel = (
  { byKey }: StateOf<typeof captionsReducer>,
  channelId: ChannelId,
): CaptionsViewModel => {
  const item = byKey[channelId]
  if (item === undefined) return OFF
  const {
    value,
    context: { source, target, lines, heardAt, failure },
  } = item
  const state =
    typeof value === 'string'
      ? 'off'
      : value['joining'] === 'wanted'
        ? 'joining'
        : 'transferring' in value
          ? 'transferring'
          : 'off'
  return { state, source, target, lines, heardAt, failure }
}

/** The rooms whose translation has state and which the member has not left. */
export const translatedRooms = ({ byKey }: StateOf<typeof captionsReducer>): readonly ChannelId[] =>
  Object.values(byKey).flatMap((item) => (item === undefined || item.context.isOver ? [] : [item.context.channelId]))
