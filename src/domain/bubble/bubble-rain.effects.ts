import * as t from 'io-ts'
import { alarmInput, type EffectRequestOf } from '../kernel/effect'
import { ActiveEffects } from '../kernel/sync-effects'
import { keysOf, tableFrom, type Table } from '../kernel/table'
import { RainData } from './rain.data'
import { RainPlace } from './rain-event'

export const rainEffects = {
  /** Reads the state of the rain, and whether the member may join the rain. */
  loadRain: RainPlace,
  /** Joins the rain until the rain ends. Joins again after each reconnect. */
  stayInRain: RainPlace,
  sendTap: t.strict({ ...RainPlace.type.props, bubbleId: t.string }),
  alarm: alarmInput,
}
type EffectRequest = EffectRequestOf<typeof rainEffects>

export const BubbleRainContext = t.strict({ data: RainData, asking: ActiveEffects }, 'RainContext')
export type BubbleRainContext = t.TypeOf<typeof BubbleRainContext>

export const placeIn = ({ data: { at } }: BubbleRainContext): RainPlace => {
  if (at === null) throw new Error('the member has joined no rain')
  return at
}

/** A tap that is not sent yet, and the end of a notice, belong to the data and to no state. */
export const wantedRequests = ({ at, saying, notice, noticeUntil }: RainData): Table<EffectRequest> =>
  tableFrom(
    [
      ...(at === null
        ? []
        : keysOf(saying).map((bubbleId): EffectRequest => [
            'sendTap',
            { id: `rainTap:${bubbleId}`, input: { ...at, bubbleId } },
          ])),
      ...(notice === null
        ? []
        : [['alarm', { id: `rainNotice:${noticeUntil}`, input: { at: noticeUntil } }] satisfies EffectRequest]),
    ].map((request) => [request[1].id, request] as const),
  )
