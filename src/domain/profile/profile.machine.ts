import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { syncEffects, ActiveEffects } from '../kernel/sync-effects'
import { emptyTable } from '../kernel/table'
import { profileEffects, wantedProfileEffects } from './profile.effects'
import { noProfiles, Profiles } from './profile.data'
import { reduceProfiles, type ProfileReducerInput } from './profile.reducer'
import { profileMessages } from './profile.messages'

const Context = t.strict({ data: Profiles, asking: ActiveEffects }, 'ProfileContext')

const moves = {
  SignedIn: { target: '#profile.present', actions: 'take', reenter: true },
  VisitorEntered: { target: '#profile.absent', actions: 'take' },
  SessionEnded: { target: '#profile.absent', actions: 'take' },
} as const

/**
 * People whom a member sees, follows and blocks, and the member's own profile.
 * A visitor's commands are dropped (ALL-10).
 * @internal
 */
export const profileMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as ProfileReducerInput },
  actors: {
    readOwnProfile: effect(profileEffects.readOwnProfile),
    findPerson: effect(profileEffects.findPerson),
    listFollows: effect(profileEffects.listFollows),
    changeRelation: effect(profileEffects.changeRelation),
    setSwitch: effect(profileEffects.setSwitch),
  },
  actions: {
    take: assign({ data: ({ context, event }) => reduceProfiles(context.data, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => {
      syncEffects(enqueue, context.asking, wantedProfileEffects(context.data))
    }),
  },
}).createMachine({
  id: 'profile',
  context: { data: noProfiles, asking: emptyTable() },
  initial: 'unknown',
  states: {
    unknown: { on: { ...moves, 'profile/ShowOwnProfile': { target: 'present', actions: 'take' } } },
    absent: { entry: 'askForWhatIsWanted', on: moves },
    present: { entry: 'askForWhatIsWanted', on: { ...moves, '*': { actions: ['take', 'askForWhatIsWanted'] } } },
  },
})

export const profileReducer = machineReducer('profile/profile', profileMachine, Context, [
  ...Object.keys(profileMessages),
  'ProfileSaved',
  'SignedIn',
  'VisitorEntered',
  'SessionEnded',
  'NetworkOnline',
  'SocketOpened',
])
