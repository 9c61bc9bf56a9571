import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { drop, emptyTable, put, tableCodec } from '../kernel/table'
import { ACCOUNT_CHANGES, changesAccount } from '../session'
import { passkeysAccountMessages } from './passkeys.messages'

export const passkeyRemovingEffects = { removePasskey: t.strict({ id: t.string }) }

/** `removing`: ids of the running requests. `failed`: the failure of the last request, by id of the passkey. */
const Removing = t.strict({ removing: t.readonlyArray(t.string), failed: tableCodec(Failure) }, 'PasskeysRemoving')
type Removing = t.TypeOf<typeof Removing>

const idle: Removing = { removing: [], failed: emptyTable() }

const without = ({ removing }: Removing, id: string): readonly string[] => removing.filter((other) => other !== id)

const reduce = (state: Removing, received: AnyMessage): Removing => {
  if (changesAccount(received)) return idle
  if (passkeysAccountMessages['passkeys/RemovePasskey'].is(received))
    return { removing: [...without(state, received.id), received.id], failed: drop(state.failed, received.id) }
  if (passkeysAccountMessages['passkeys/PasskeyRemoved'].is(received))
    return { ...state, removing: without(state, received.id) }
  return passkeysAccountMessages['passkeys/PasskeyNotRemoved'].is(received)
    ? { removing: without(state, received.id), failed: put(state.failed, received.id, received.failure) }
    : state
}

const effects = ({ removing }: Removing): readonly EffectRequestOf<typeof passkeyRemovingEffects>[] =>
  removing.map((id) => ['removePasskey', { id: `remove:${id}`, input: { id } }])

/** The passkeys that the member is removing, and the requests that failed. */
export const passkeyRemovingReducer = reducerWithEffects('passkeys/removing', {
  initial: idle,
  codec: Removing,
  handles: [...Object.keys(passkeysAccountMessages), ...ACCOUNT_CHANGES],
  reduce,
  effects,
})
