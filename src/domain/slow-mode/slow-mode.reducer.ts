import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Gid } from '../kernel/ids'
import { drop, emptyTable, entriesOf, put, tableCodec, type Table } from '../kernel/table'
import { ACCOUNT_CHANGES, changesAccount } from '../session'
import { slowModeMessages } from './slow-mode.messages'

export const slowModeEffects = { setSlowMode: t.strict({ gid: Gid, seconds: t.number }) }

/** The chosen seconds of each group, until the server has answered. */
type Choices = Table<number>

const reduce = (choices: Choices, received: AnyMessage): Choices => {
  if (changesAccount(received)) return emptyTable()
  if (slowModeMessages['slow-mode/SetSlowMode'].is(received)) return put(choices, received.gid, received.seconds)
  const isAnswered =
    slowModeMessages['slow-mode/SlowModeSet'].is(received) || slowModeMessages['slow-mode/SlowModeNotSet'].is(received)
  // A later choice stays until its own answer.
  return isAnswered && choices[received.gid] === received.seconds ? drop(choices, received.gid) : choices
}

const effects = (choices: Choices): readonly EffectRequestOf<typeof slowModeEffects>[] =>
  entriesOf(choices).flatMap(([gid, seconds]) =>
    Gid.is(gid) ? [['setSlowMode', { id: `save:${gid}:${seconds}`, input: { gid, seconds } }] as const] : [],
  )

export const slowModeReducer = reducerWithEffects('slow-mode/choices', {
  initial: emptyTable<number>(),
  codec: tableCodec(t.number),
  handles: [...Object.keys(slowModeMessages), ...ACCOUNT_CHANGES],
  reduce,
  effects,
})
