import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { orNull } from '../kernel/or-null'
import { isSameValue } from '../kernel/same-value'
import { ForgetAccount } from '../session'
import { PushChoices } from './push-choices'
import { pushMessages } from './push.messages'

export const pushChoicesEffects = { saveChoices: t.strict({ choices: PushChoices }) }

/** `choices`: as the member sees them; `null` until they are read. `entry`: the entry of the last command. */
const State = t.strict(
  { choices: orNull(PushChoices), isSaving: t.boolean, failure: orNull(Failure), entry: t.number },
  'PushChoicesState',
)
type State = t.TypeOf<typeof State>

const unread: State = { choices: null, isSaving: false, failure: null, entry: 0 }

const reduce = (state: State, received: AnyMessage): State => {
  if (ForgetAccount.is(received)) return unread
  // Choices that are not saved yet stay.
  if (pushMessages['push/SettingsRead'].is(received))
    return state.isSaving || state.failure !== null ? state : { ...unread, choices: received.choices }
  if (pushMessages['push/Choose'].is(received))
    return { choices: received.choices, isSaving: true, failure: null, entry: state.entry + 1 }
  // A later choice waits for its own answer.
  if (pushMessages['push/ChoicesSaved'].is(received))
    return isSameValue(received.choices, state.choices) ? { ...state, isSaving: false, failure: null } : state
  if (pushMessages['push/ChoicesNotSaved'].is(received))
    return isSameValue(received.choices, state.choices)
      ? { ...state, isSaving: false, failure: received.failure }
      : state
  return state
}

const effects = ({ choices, isSaving, entry }: State): readonly EffectRequestOf<typeof pushChoicesEffects>[] =>
  choices === null || !isSaving ? [] : [['saveChoices', { id: `save:${entry}`, input: { choices } }]]

/** The member's choices about pushes. Each change is saved at once. */
export const pushChoicesReducer = reducerWithEffects('push/choices', {
  initial: unread,
  codec: State,
  handles: [...Object.keys(pushMessages), 'ForgetAccount'],
  reduce,
  effects,
})
