import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { ChannelId } from '../kernel/ids'
import type { Instant } from '../kernel/instant'
import { firstLookUp, lookUpFields, mayLookUpAgain, nextLookUp } from '../kernel/lost-answer'
import { isRetryable } from '../kernel/failure'
import type { ReceivedMessage } from '../kernel/message'
import type { AccountChange } from '../session'
import { Space, SpaceAction } from './space'
import type { SpacesMessage } from './spaces.messages'

const { status: _oldStatus, isReminded: _oldReminder, ...details } = Space.type.props

/** A space without what its machine's states say: the status and the reminder. */
export const SpaceStatusContext = t.strict({ space: t.strict(details, 'SpaceDetails'), ...lookUpFields }, 'SpaceStatus')
export type SpaceStatusContext = t.TypeOf<typeof SpaceStatusContext>

const ofSpace = t.strict({ channelId: ChannelId })

export const spaceStatusEffects = {
  readSpace: ofSpace,
  setReminder: t.strict({ channelId: ChannelId, on: t.boolean }),
  performAction: t.strict({ channelId: ChannelId, change: SpaceAction }),
  alarm: alarmInput,
}

/** What the reducer tells the space about itself. A response is authoritative; a pushed event may be old (SPC-1). */
export type SpaceFact =
  | { readonly type: 'SpaceRead'; readonly space: Space }
  | { readonly type: 'SpacePushed'; readonly space: Space }

export type Event = ReceivedMessage<SpacesMessage | AccountChange | AlarmRang> | SpaceFact
export type Of<K extends Event['type']> = Extract<Event, { type: K }>
export interface OfSpace {
  readonly space: Space
}

export const detailsOf = ({ status: _status, isReminded: _isReminded, ...space }: Space): SpaceStatusContext['space'] =>
  space

export const spaceStatusSetup = setup({
  types: { context: {} as SpaceStatusContext, events: {} as Event, input: {} as Space },
  actors: {
    readSpace: effect(spaceStatusEffects.readSpace),
    setReminder: effect(spaceStatusEffects.setReminder),
    performAction: effect(spaceStatusEffects.performAction),
    alarm: effect(alarmInput),
  },
  guards: {
    isPlanned: (_, { space }: OfSpace) => space.status === 'prepare',
    isStarted: (_, { space }: OfSpace) => space.status === 'started',
    isEnded: (_, { space }: OfSpace) => space.status === 'ended',
    isCancelled: (_, { space }: OfSpace) => space.status === 'cancelled',
    isDisabled: (_, { space }: OfSpace) => space.status === 'disabled',
    isReminded: (_, { space }: OfSpace) => space.status === 'prepare' && space.isReminded,
    isNotReminded: (_, { space }: OfSpace) => space.status === 'prepare' && !space.isReminded,
    isStart: (_, { change }: Of<'space/PerformSpaceAction'>) => change === 'start',
    isRemoval: (_, { change }: Of<'space/PerformSpaceAction'>) => change === 'remove',
    isEnd: (_, { change }: Of<'space/PerformSpaceAction'>) => change === 'end',
    setsReminder: (_, { on }: Of<'space/SetReminder'>) => on,
    wasLost: (_, { failure }: Of<'space/SpaceActionFailed'>) => isRetryable(failure),
    mayLookUpAgain: ({ context }) => mayLookUpAgain(context),
  },
  actions: {
    takeDetails: assign({ space: (_, { space }: OfSpace) => detailsOf(space) }),
    planFirstLookUp: assign((_, { at }: { readonly at: Instant }) => firstLookUp(at)),
    planNextLookUp: assign(({ context }, { at }: { readonly at: Instant }) => nextLookUp(context, at)),
  },
})
