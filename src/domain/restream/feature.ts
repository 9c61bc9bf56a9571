import * as t from 'io-ts'
import { sliceOf, defineFeature, type StateOf } from '../event-log'
import type { ChannelId } from '../kernel/ids'
import type { Failure } from '../kernel/failure'
import { query } from '../query'
import { StreamTarget } from './stream-target'
import { targetFormMessages, targetFormsReducer } from './target-forms'
import { restreamsReducer } from './restream.machine'
import { restreamMessages, type ServerRestream } from './restream.messages'

export const streamEntriesQuery = query('restream/targets', {
  input: t.strict({}),
  item: StreamTarget,
  idOf: ({ id }) => id,
})

/** The restream feature. All tabs share targets and restreams; each tab has its own typed input. */
export const restreamFeature = defineFeature({
  name: 'restream',
  account: {
    messages: { ...streamEntriesQuery.messages, ...restreamMessages },
    slices: () => ({ targets: sliceOf(streamEntriesQuery.reducer), restreams: sliceOf(restreamsReducer) }),
  },
  tab: { messages: targetFormMessages, slices: () => ({ targetForms: sliceOf(targetFormsReducer) }) },
})

/** The three states of a restream (spec 2 §4). `isBusy`: a request is running. */
export interface RestreamViewModel {
  readonly state: 'ready' | 'pushing' | 'stopped'
  readonly isBusy: boolean
  readonly push: ServerRestream | null
  readonly failure: Failure | null
}

const READY: RestreamViewModel = { state: 'ready', isBusy: false, push: null, failure: null }

export const restreamViewModel = (
  { byKey }: StateOf<typeof restreamsReducer>,
  channelId: ChannelId,
): RestreamViewModel => {
  const item = byKey[channelId]
  if (item === undefined) return READY
  const {
    value,
    context: { push, failure },
  } = item
  if (value === 'stopped') return { state: 'stopped', isBusy: false, push: null, failure }
  if (value === 'stopping') return { state: 'pushing', isBusy: true, push, failure }
  if (typeof value === 'string') return { ...READY, failure }
  if ('pushing' in value) return { state: 'pushing', isBusy: false, push, failure }
  return { state: 'ready', isBusy: 'starting' in value, push: null, failure }
}

export const restreamedRooms = ({
  byKey,
}: StateOf<typeof restreamsReducer>): readonly Readonly<{ channelId: ChannelId; isRunning: boolean }>[] =>
  Object.values(byKey).flatMap((item) =>
    item === undefined || item.context.isOver
      ? []
      : [
          {
            channelId: item.context.channelId,
            isRunning:
              typeof item.value === 'object' && ('pushing' in item.value || item.value['starting'] === 'wanted'),
          },
        ],
  )
