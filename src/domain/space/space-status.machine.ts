import { NO_LOOK_UPS, waitForLookUp } from '../kernel/lost-answer'
import type { SpaceAction } from './space'
import { detailsOf, spaceStatusSetup, type Of, type OfSpace, type SpaceStatusContext } from './space-status.setup'

const ofSpaceEvent = ({ event }: { readonly event: OfSpace }): OfSpace => event
const take = { type: 'takeDetails', params: ofSpaceEvent } as const
const planned = { type: 'isPlanned', params: ofSpaceEvent } as const
const running = { type: 'isStarted', params: ofSpaceEvent } as const
const ofAction = ({ event }: { readonly event: Of<'space/PerformSpaceAction'> }) => event
const reminded = { type: 'isReminded', params: ofSpaceEvent } as const
const notReminded = { type: 'isNotReminded', params: ofSpaceEvent } as const

const started = { guard: running, target: '#spaceStatus.started', actions: take } as const
const ended = { guard: { type: 'isEnded', params: ofSpaceEvent }, target: '#spaceStatus.ended', actions: take } as const
const cancelled = {
  guard: { type: 'isCancelled', params: ofSpaceEvent },
  target: '#spaceStatus.cancelled',
  actions: take,
} as const
const disabled = {
  guard: { type: 'isDisabled', params: ofSpaceEvent },
  target: '#spaceStatus.disabled',
  actions: take,
} as const

const opened = [
  { guard: reminded, target: '#spaceStatus.prepare.reminder.on', actions: take },
  { guard: notReminded, target: '#spaceStatus.prepare', actions: take },
  started,
] as const
/** A response of the server places the space in any state. */
const placed = [...opened, ended, cancelled, disabled] as const

const input =
  (change: SpaceAction) =>
  ({ context: { space } }: { readonly context: SpaceStatusContext }) => ({
    channelId: space.channelId,
    change,
  })
const reminding =
  (on: boolean) =>
  ({ context: { space } }: { readonly context: SpaceStatusContext }) => ({
    channelId: space.channelId,
    on,
  })

const failed = [
  {
    guard: { type: 'wasLost', params: ({ event }: { readonly event: Of<'space/SpaceActionFailed'> }) => event },
    target: 'outcomeUnknown',
    actions: {
      type: 'planFirstLookUp',
      params: ({ event }: { readonly event: Of<'space/SpaceActionFailed'> }) => event,
    },
  },
  { target: 'idle' },
] as const

/**
 * The response to an action was lost, so the space is read again. `unchanged`: the guard for the status of a space on
 * which the action was not done.
 */
const outcomeUnknown = (unchanged: typeof planned | typeof running) =>
  spaceStatusSetup.createStateConfig({
    initial: 'waiting',
    on: { SpaceRead: { guard: unchanged, target: 'idle', actions: take }, 'space/SpaceNotLoaded': 'idle' },
    states: {
      waiting: waitForLookUp,
      looking: {
        invoke: { id: 'look', src: 'readSpace', input: ({ context: { space } }) => ({ channelId: space.channelId }) },
        on: {
          'space/SpaceNotLoaded': {
            guard: 'mayLookUpAgain',
            target: 'waiting',
            actions: { type: 'planNextLookUp', params: ({ event }) => event },
          },
        },
      },
    },
  })

const setsOn = {
  type: 'setsReminder',
  params: ({ event }: { readonly event: Of<'space/SetReminder'> }) => event,
} as const

/** Whether the member is reminded of the planned space. */
const reminder = spaceStatusSetup.createStateConfig({
  initial: 'off',
  states: {
    off: {
      on: {
        'space/SetReminder': { guard: setsOn, target: 'turningOn' },
        SpaceRead: { guard: reminded, target: 'on', actions: take },
      },
    },
    turningOn: {
      invoke: { id: 'remind', src: 'setReminder', input: reminding(true) },
      on: {
        'space/ReminderSet': 'on',
        'space/ReminderNotSet': 'off',
        'space/SetReminder': [{ guard: setsOn }, { target: 'turningOff' }],
      },
    },
    on: {
      on: {
        'space/SetReminder': [{ guard: setsOn }, { target: 'turningOff' }],
        SpaceRead: { guard: notReminded, target: 'off', actions: take },
      },
    },
    turningOff: {
      invoke: { id: 'unremind', src: 'setReminder', input: reminding(false) },
      on: {
        'space/ReminderSet': 'off',
        'space/ReminderNotSet': 'on',
        'space/SetReminder': { guard: setsOn, target: 'turningOn' },
      },
    },
  },
})

/**
 * The status of a space, with the actions of its hosts and the member's reminder. No pushed event leads back (SPC-1).
 * @internal
 */
export const spaceStatusMachine = spaceStatusSetup.createMachine({
  id: 'spaceStatus',
  context: ({ input: space }) => ({ space: detailsOf(space), ...NO_LOOK_UPS }),
  initial: 'beginning',
  on: {
    SpaceRead: placed,
    SpacePushed: { actions: take },
    SignedIn: '.gone',
    VisitorEntered: '.gone',
    SessionEnded: '.gone',
  },
  states: {
    /** The event that began the space follows at once. A pushed space that is over begins nothing. */
    beginning: { on: { SpacePushed: opened } },
    prepare: {
      type: 'parallel',
      on: {
        SpaceRead: { guard: planned, actions: take },
        SpacePushed: [{ guard: planned, actions: take }, started, ended, cancelled, disabled],
        'space/SpaceEnded': 'ended',
      },
      states: {
        action: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'space/PerformSpaceAction': [
                  { guard: { type: 'isStart', params: ofAction }, target: 'starting' },
                  { guard: { type: 'isRemoval', params: ofAction }, target: 'cancelling' },
                ],
              },
            },
            starting: {
              invoke: { id: 'act', src: 'performAction', input: input('start') },
              on: { 'space/SpaceActionDone': '#spaceStatus.started', 'space/SpaceActionFailed': failed },
            },
            cancelling: {
              invoke: { id: 'act', src: 'performAction', input: input('remove') },
              on: { 'space/SpaceActionDone': '#spaceStatus.cancelled', 'space/SpaceActionFailed': failed },
            },
            outcomeUnknown: outcomeUnknown(planned),
          },
        },
        reminder,
      },
    },
    started: {
      initial: 'idle',
      on: {
        SpaceRead: { guard: running, actions: take },
        SpacePushed: [{ guard: running, actions: take }, ended, disabled],
        'space/SpaceEnded': 'ended',
      },
      states: {
        idle: { on: { 'space/PerformSpaceAction': { guard: { type: 'isEnd', params: ofAction }, target: 'ending' } } },
        ending: {
          invoke: { id: 'act', src: 'performAction', input: input('end') },
          on: { 'space/SpaceActionDone': '#spaceStatus.ended', 'space/SpaceActionFailed': failed },
        },
        outcomeUnknown: outcomeUnknown(running),
      },
    },
    ended: {},
    cancelled: {},
    disabled: {},
    gone: { type: 'final' },
  },
})
