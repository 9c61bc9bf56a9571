import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { alarmInput, effect, type EffectRequestOf } from '../kernel/effect'
import { syncEffects, ActiveEffects } from '../kernel/sync-effects'
import { emptyTable, keysOf, tableFrom, type Table } from '../kernel/table'
import { RainPlace } from './rain-event'
import { reduceRain, noRain, RainData, type RainReducerInput } from './rain.reducer'
import { rainMessages } from './rain.messages'

export const rainEffects = {
  /** Reads the state of the rain, and whether the member may join the rain. */
  loadRain: RainPlace,
  /** Joins the rain until the rain ends. Joins again after each reconnect. */
  stayInRain: RainPlace,
  sendTap: t.strict({ ...RainPlace.type.props, bubbleId: t.string }),
  alarm: alarmInput,
}
type EffectRequest = EffectRequestOf<typeof rainEffects>

const requestsOf = (data: RainData): readonly EffectRequest[] => {
  const { phase, at: place } = data
  if (place === null || phase === 'idle') return []
  const isRunning = phase === 'running'
  return [
    ...(phase === 'joining' || data.isStale
      ? [['loadRain', { id: `rainLook:${data.reads}`, input: place }] satisfies EffectRequest]
      : []),
    ...(isRunning
      ? [
          ['stayInRain', { id: 'stayInRain', input: place }] satisfies EffectRequest,
          ['alarm', { id: `rainOver:${data.until}`, input: { at: data.until } }] satisfies EffectRequest,
        ]
      : []),
    ...(isRunning
      ? keysOf(data.saying).map((bubbleId): EffectRequest => [
          'sendTap',
          { id: `rainTap:${bubbleId}`, input: { ...place, bubbleId } },
        ])
      : []),
    ...(data.notice === null
      ? []
      : [['alarm', { id: `rainNotice:${data.noticeUntil}`, input: { at: data.noticeUntil } }] satisfies EffectRequest]),
  ]
}

const wantedRequests = (data: RainData): Table<EffectRequest> =>
  tableFrom(requestsOf(data).map((request) => [request[1].id, request] as const))

const Context = t.strict({ data: RainData, asking: ActiveEffects }, 'RainContext')

const TAKE = ['take', 'askForWhatIsWanted'] as const
/** Ends the rain once, on the first event for which `reduceRain` returns the phase `ended` (BUB-1). */
const ending = { guard: 'isEnding', target: '#rain.ended', actions: TAKE } as const
const forgetting = { target: '#rain.idle', actions: TAKE } as const

/**
 * The member's bubble rain. A browser joins at most one rain (BUB-2). `reduceRain` computes its data.
 * @internal
 */
export const rainMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as RainReducerInput },
  actors: {
    loadRain: effect(rainEffects.loadRain),
    stayInRain: effect(rainEffects.stayInRain),
    sendTap: effect(rainEffects.sendTap),
    alarm: effect(rainEffects.alarm),
  },
  guards: {
    isEnding: ({ context, event }) => reduceRain(context.data, event).phase === 'ended',
    isRunning: ({ context, event }) => reduceRain(context.data, event).phase === 'running',
  },
  actions: {
    take: assign({ data: ({ context, event }) => reduceRain(context.data, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => {
      syncEffects(enqueue, context.asking, wantedRequests(context.data))
    }),
  },
}).createMachine({
  id: 'rain',
  context: { data: noRain, asking: emptyTable() },
  initial: 'idle',
  on: { '*': { actions: TAKE }, SignedIn: forgetting, SessionEnded: forgetting, VisitorEntered: forgetting },
  states: {
    idle: { on: { 'bubble/Join': { target: 'joining', actions: TAKE } } },
    joining: {
      on: {
        'bubble/Joined': [ending, { guard: 'isRunning', target: 'running', actions: TAKE }],
        'bubble/NotJoined': forgetting,
        'bubble/LeaveRain': forgetting,
      },
    },
    running: {
      on: {
        'bubble/Popped': ending,
        'bubble/Ended': ending,
        'bubble/LeaveRain': ending,
        'bubble/Joined': ending,
        AlarmRang: ending,
      },
    },
    ended: {
      on: {
        'bubble/Join': { target: 'joining', actions: TAKE },
        'bubble/CloseRain': forgetting,
      },
    },
  },
})

export const rainReducer = machineReducer('bubble/rain', rainMachine, Context, [
  ...Object.keys(rainMessages),
  'SignedIn',
  'SessionEnded',
  'VisitorEntered',
])
