import { describe, expect, it } from 'vitest'
import { statesIn } from '../../../../src/application/log/history/states-in'
import { versioned, type MessageCodecs } from '../../../../src/domain/event-log'
import { preferencesReducer } from '../../../../src/domain/shell'
import { slowModeMessages } from '../../../../src/domain/slow-mode'
import { slowModeReducer } from '../../../../src/domain/slow-mode/slow-mode.reducer'
import { NOON } from '../../../support/builders/instant'

const codecs: MessageCodecs = slowModeMessages
const message = { type: 'slow-mode/SetSlowMode', gid: '10000001', seconds: 30 }
const missed = { v: 7, seq: 4, at: NOON, from: null, message }

describe('The states in a snapshot', () => {
  it('a feature applies the entries that the snapshot keeps for it', () => {
    const base = {
      seq: 9,
      pieces: {
        'slow-mode/choices': versioned({ data: { '10000002': 60 }, asks: {} }),
        '@unloadedEntries': versioned([missed]),
      },
    }
    const states = statesIn(base, [slowModeReducer, preferencesReducer], (type) => codecs[type])
    expect(states.get(slowModeReducer.name)).toMatchObject({ data: { '10000001': 30, '10000002': 60 } })
    expect(states.get(preferencesReducer.name)).toEqual(preferencesReducer.initial)
  })

  it('without a snapshot every reducer has its first state', () => {
    expect(statesIn(null, [preferencesReducer], () => undefined).get(preferencesReducer.name)).toBe(
      preferencesReducer.initial,
    )
  })
})
