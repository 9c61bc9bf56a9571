import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { closesSaved, openForm, outcomeOf } from '../kernel/form'
import type { ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { ProfileDraft } from '../session'
import { profileFormMessages, type ProfileFormMessage } from './profile-form.messages'
import { bioWithin, isNamed } from './profile.rules'

export const profileFormEffects = { saveProfile: ProfileDraft }

/** `unfit`: the draft has no name. */
const OUTCOMES = ['unfit', 'notSaved'] as const

const Context = t.strict({ draft: t.union([ProfileDraft, t.null]) }, 'ProfileFormContext')

/**
 * The form for the member's own profile. The draft survives failures, a reload and closing the form.
 * @internal
 */
export const profileFormMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as ReceivedMessage<ProfileFormMessage | ForgetAccount> },
  actors: { saveProfile: effect(profileFormEffects.saveProfile) },
  guards: { isNamed: ({ context }) => context.draft !== null && isNamed(context.draft) },
  actions: {
    begin: assign(({ context }, { draft }: { draft: ProfileDraft }) => ({ draft: context.draft ?? draft })),
    write: assign(({ context }, { name, bio }: { name: string; bio: string }) => ({
      draft: context.draft === null ? null : { ...context.draft, name, bio: bioWithin(bio) },
    })),
    picture: assign(({ context }, { which, url }: { which: 'avatar' | 'banner'; url: string | null }) => ({
      draft: context.draft === null ? null : { ...context.draft, [which]: url },
    })),
    finish: assign({ draft: null }),
  },
}).createMachine({
  id: 'profileForm',
  context: { draft: null },
  initial: 'closed',
  on: { ForgetAccount: { target: '.closed', actions: 'finish' } },
  states: {
    closed: {
      on: { 'profile/OpenProfileForm': { target: 'open', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    open: openForm(OUTCOMES, {
      'profile/ChangeProfileDraft': { actions: { type: 'write', params: ({ event }) => event } },
      'profile/ChangeProfilePicture': { actions: { type: 'picture', params: ({ event }) => event } },
      'profile/SaveProfile': [{ guard: 'isNamed', target: 'saving' }, { target: '.unfit' }],
      'profile/CloseProfileForm': 'closed',
      'profile/DiscardProfileForm': { target: 'closed', actions: 'finish' },
    }),
    saving: {
      invoke: { id: 'saveProfile', src: 'saveProfile', input: ({ context }) => written(context) },
      on: {
        'profile/ProfileStored': closesSaved,
        'profile/ProfileNotStored': 'open.notSaved',
      },
    },
  },
})

function written({ draft }: { draft: ProfileDraft | null }): ProfileDraft {
  if (draft === null) throw new Error('a profile is saved where none was written')
  return draft
}

export const profileFormReducer = machineReducer('profile/form', profileFormMachine, Context, [
  ...Object.keys(profileFormMessages),
  'ForgetAccount',
])

export type ProfileFormState = typeof profileFormReducer.initial

export interface ProfileFormViewModel {
  readonly draft: ProfileDraft
  readonly state: 'fresh' | (typeof OUTCOMES)[number] | 'saving'
}

export const profileFormViewModel = ({ value, context: { draft } }: ProfileFormState): ProfileFormViewModel | null => {
  if (draft === null || value === 'closed') return null
  return { draft, state: value === 'saving' ? 'saving' : outcomeOf(value, OUTCOMES) }
}
