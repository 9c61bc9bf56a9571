import { rainViewModel, type RainEvent, type RainMessage } from '../../../src/domain/bubble'
import { rainReducer } from '../../../src/domain/bubble/bubble-rain.machine'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { given, type Step } from '../../support/given'

export const amount = (text: string) => made(Decimal, text)
export const HERE = made(ConversationId, 'sg_10000001')
const gem = (id: string) => ({ id, kind: 'gem' as const, left: 10, top: 0, rewards: null })
export const event: RainEvent = {
  id: 'r1',
  ended: false,
  clicked: false,
  seconds: 30,
  bubbles: [gem('b1'), gem('b2'), gem('b3'), { id: 'b4', kind: 'bomb', left: 50, top: 9, rewards: null }],
  winners: [],
  sender: 'Ann',
  currency: 'LOOP',
  total: 3,
  used: amount('0'),
  all: amount('30'),
  levelLimit: 1,
}
export type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
export const step =
  (make: (ask: AskFor) => RainMessage): Step =>
  (ask) =>
    make(ask)
export const join = (eventId = 'r1'): Step => step(() => ({ type: 'bubble/Join', conversationId: HERE, eventId }))
export const joined = (more: Partial<RainEvent> = {}, elapsed = 2_000, reads = 1): Step =>
  step((ask) => ({ type: 'bubble/Joined', ask: ask(`rainLook:${reads}`), event: { ...event, ...more }, elapsed }))
export const tap = (bubbleId: string, eventId = 'r1'): Step => step(() => ({ type: 'bubble/Tap', eventId, bubbleId }))
export const said = (bubbleId: string): Step =>
  step((ask) => ({ type: 'bubble/TapSent', ask: ask(`rainTap:${bubbleId}`), bubbleId }))
export const popped = (
  bubbleId: string,
  own: boolean,
  more: Partial<Extract<RainMessage, { type: 'bubble/Popped' }>> = {},
): Step =>
  step(() => ({
    type: 'bubble/Popped',
    eventId: 'r1',
    bubbleId,
    uid: own ? 'me' : 'u2',
    name: own ? 'Me' : 'Ben',
    rewards: amount('10'),
    used: amount('10'),
    own,
    ...more,
  }))
export const ended = (eventId = 'r1'): Step => step(() => ({ type: 'bubble/Ended', eventId }))
export const answered = (bubbleId: string): Step =>
  step(() => ({ type: 'bubble/TapRejected', eventId: 'r1', bubbleId, words: 'That was a bomb' }))
export const quit: Step = step(() => ({ type: 'bubble/LeaveRain' }))
export const close: Step = step(() => ({ type: 'bubble/CloseRain' }))
export const reconnected: Step = step(() => ({ type: 'bubble/Reconnected' }))
export const [rejoin, joinOther] = [join(), join('r2')]
export const running = [join(), joined()] as const
export const story = (...steps: readonly Step[]) => given(rainReducer, ...steps)
export const shown = (...steps: readonly Step[]) => rainViewModel(story(...steps).state, HERE)
export const asked = (...steps: readonly Step[]) => Object.keys(story(...steps).asked())
export const dataOf = (...steps: readonly Step[]) => story(...steps).state.context.data
export const overAlarm = (...steps: readonly Step[]): string =>
  asked(...steps).find((id) => id.startsWith('rainOver:')) ?? ''
