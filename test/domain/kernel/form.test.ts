import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { machineReducer, type Entry } from '../../../src/domain/event-log'
import { effect } from '../../../src/domain/kernel/effect'
import { Failure, refused } from '../../../src/domain/kernel/failure'
import { closesSaved, openForm, outcomeOf, reopensNotSaved, reopensUnknown } from '../../../src/domain/kernel/form'
import { orNull } from '../../../src/domain/kernel/or-null'
import { NOON } from '../../support/builders/instant'

const OUTCOMES = ['unfit', 'notSaved', 'unknown'] as const
const Context = t.strict({ text: t.string, failure: orNull(Failure) })
type Event =
  | { type: 'note/Open' | 'note/Save' | 'note/Close' | 'note/Saved' | 'note/Unknown' }
  | { type: 'note/Write'; text: string }
  | { type: 'note/NotSaved'; failure: Failure }

const types: { context?: t.TypeOf<typeof Context>; events?: Event } = {}

/** A form of one text, made of the shared states. */
const noteForm = machineReducer(
  'note/form',
  setup({
    types,
    actors: { saveNote: effect(t.strict({ text: t.string })) },
    guards: { isWritten: ({ context }) => context.text !== '' },
    actions: {
      write: assign((_, { text }: { text: string }) => ({ text })),
      rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
      forgetFailure: assign({ failure: null }),
      finish: assign({ text: '', failure: null }),
    },
  }).createMachine({
    id: 'noteForm',
    context: { text: '', failure: null },
    initial: 'closed',
    states: {
      closed: { on: { 'note/Open': 'open' } },
      open: openForm(OUTCOMES, {
        'note/Write': { actions: { type: 'write', params: ({ event }) => event } },
        'note/Save': [{ guard: 'isWritten', target: 'saving' }, { target: '.unfit' }],
        'note/Close': 'closed',
      }),
      saving: {
        invoke: { id: 'saveNote', src: 'saveNote', input: ({ context: { text } }) => ({ text }) },
        on: { 'note/Saved': closesSaved, 'note/NotSaved': reopensNotSaved, 'note/Unknown': reopensUnknown },
      },
    },
  }),
  Context,
  ['note/Open', 'note/Write', 'note/Save', 'note/Close', 'note/Saved', 'note/NotSaved', 'note/Unknown'],
)

const after = (...events: readonly Event[]) =>
  events.reduce((state, message, seq) => {
    const entry: Entry<Event> = { seq, at: NOON, from: null, message }
    return noteForm.reduce(state, entry)
  }, noteForm.initial)

const saving: readonly Event[] = [{ type: 'note/Open' }, { type: 'note/Write', text: 'hi' }, { type: 'note/Save' }]
const no = refused('no')

describe('The states that all forms share', () => {
  it('a form opens without an outcome', () => {
    const { value } = after({ type: 'note/Open' })
    expect([value, outcomeOf(value, OUTCOMES)]).toEqual([{ open: 'fresh' }, 'fresh'])
  })

  it('a form that is not ready to be saved stays open and says so', () => {
    const { value, asks } = after({ type: 'note/Open' }, { type: 'note/Save' })
    expect([value, outcomeOf(value, OUTCOMES), asks]).toEqual([{ open: 'unfit' }, 'unfit', {}])
  })

  it('a form takes no text while it is saved', () => {
    const { value, context, asks } = after(...saving, { type: 'note/Write', text: 'late' }, { type: 'note/Save' })
    expect([value, context.text, Object.keys(asks)]).toEqual(['saving', 'hi', ['saveNote']])
    expect(outcomeOf(value, OUTCOMES)).toBe('fresh')
  })

  it('a saved form closes, and its draft is dropped', () => {
    expect(after(...saving, { type: 'note/Saved' })).toMatchObject({ value: 'closed', context: { text: '' }, asks: {} })
  })

  it('a form that was not saved opens again with its draft and the failure', () => {
    const { value, context } = after(...saving, { type: 'note/NotSaved', failure: no })
    expect([outcomeOf(value, OUTCOMES), context]).toEqual(['notSaved', { text: 'hi', failure: no }])
  })

  it('a form whose response was lost opens again with its draft and without an earlier failure', () => {
    const { value, context } = after(
      ...saving,
      { type: 'note/NotSaved', failure: no },
      { type: 'note/Save' },
      { type: 'note/Unknown' },
    )
    expect([outcomeOf(value, OUTCOMES), context]).toEqual(['unknown', { text: 'hi', failure: null }])
  })

  it('the outcome of a form is only one of those that the form can have', () => {
    expect([outcomeOf({ open: 'unknown' }, ['notSaved']), outcomeOf('closed', OUTCOMES)]).toEqual(['fresh', 'fresh'])
  })
})
