import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { slowModeImplementation } from '../../../../src/application/features/slow-mode/slow-mode'
import { plainText } from '../../../../src/domain/chat'
import { refused } from '../../../../src/domain/kernel/failure'
import { addMs } from '../../../../src/domain/kernel/instant'
import { slowModeQuery } from '../../../../src/domain/slow-mode'
import { SlowModeBar } from '../../../../src/ui/features/slow-mode/SlowModeBar'
import { en } from '../../../../src/ui/features/slow-mode/translations.en'
import { groupOf } from '../../../support/builders/group'
import { clientId, messageOf } from '../../../support/builders/message'
import { ann } from '../../../support/builders/person'
import { live } from '../../support/fake-app'
import { addEnglish, show } from '../../support/show'

addEnglish('slow-mode', en)

const tea = groupOf('12345678')
const { gid, conversationId } = tea
const key = JSON.stringify({ gid })

const barIn = (seconds: number, waitMs: number) => {
  const app = live(ann)
  const feature = app.attach(slowModeImplementation, undefined)
  const waits: boolean[] = []
  show(<SlowModeBar of={tea} onWait={(isWaiting) => waits.push(isWaiting)} />, { app })
  const answer = (s: number, ms: number): void => {
    feature.answer(`read:${key}:`, (ask) => {
      const items = [{ gid, seconds: s, freeAt: addMs(app.now(), ms) }]
      return slowModeQuery.loaded({ items, next: null }, { key, input: { gid }, page: null }, ask)
    })
  }
  answer(seconds, waitMs)
  return { app, waits, answer, reads: () => app.said('slow-mode/state/load').length }
}

const write = (id: string) =>
  ({ type: 'chat/SendMessage', conversationId, clientId: clientId(id), content: plainText('hi') }) as const

describe('The line of slow mode above the composer', () => {
  it('R4-008 names the rule, then counts down to the next message', () => {
    const { app, waits, answer } = barIn(90, 0)
    expect(screen.getByRole('timer').textContent).toBe('Slow mode: one message every 2 minutes.')
    expect(waits.at(-1)).toBe(false)
    act(() => app.account.dispatch(slowModeQuery.want({ gid })))
    answer(90, 75_000)
    expect(screen.getByRole('timer').textContent).toBe('Slow mode: you can write again in 1:15.')
    expect(waits.at(-1)).toBe(true)
    app.pass(66_000)
    expect(screen.getByRole('timer').textContent).toBe('Slow mode: you can write again in 0:09.')
    app.pass(9_000)
    expect(screen.getByRole('timer').textContent).toBe('Slow mode: one message every 2 minutes.')
    expect(waits.at(-1)).toBe(false)
  })

  it('R4-008 is absent in a group without slow mode, which is not asked again after a message', () => {
    const { app, reads } = barIn(0, 0)
    expect(screen.queryByRole('timer')).toBeNull()
    app.hear(write('a1'), (ask) => ({
      type: 'chat/MessageSent',
      ask: ask('send:a1'),
      clientId: clientId('a1'),
      message: messageOf({ seq: 1, in: conversationId, by: ann, clientId: clientId('a1') }),
    }))
    expect(reads()).toBe(1)
  })

  it('R4-008 asks the server again after the member’s own message, and after no message of others', () => {
    const { app, reads } = barIn(30, 0)
    app.hear({
      type: 'chat/MessagesArrived',
      messages: [messageOf({ seq: 1, in: conversationId })],
    })
    app.hear({
      type: 'chat/MessagesArrived',
      messages: [messageOf({ seq: 2, in: conversationId })],
    })
    expect(reads()).toBe(1)
    app.hear(write('a1'))
    expect(reads()).toBe(1)
    app.hear((ask) => ({
      type: 'chat/MessageNotSent',
      ask: ask('send:a1'),
      clientId: clientId('a1'),
      failure: refused('Slow mode: wait, then try again'),
    }))
    expect(reads()).toBe(2)
  })

  it('R4-008 never counts longer than slow mode lasts, even if the clock was set back', () => {
    const { app } = barIn(30, 30_000)
    app.pass(-3_600_000)
    expect(screen.getByRole('timer').textContent).toBe('Slow mode: you can write again in 0:30.')
  })
})
