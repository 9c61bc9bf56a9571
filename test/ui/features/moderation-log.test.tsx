import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { moderationImplementation } from '../../../src/application/features/moderation/moderation'
import { unreachable } from '../../../src/domain/kernel/failure'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { staffLogQuery, type StaffLogEntry } from '../../../src/domain/moderation'
import { ModerationScreen } from '../../../src/ui/features/moderation/ModerationScreen'
import { en } from '../../../src/ui/features/moderation/translations.en'
import { gid } from '../../support/builders/group'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

addEnglish('moderation', en)

const GROUP = gid('10000001')
const input = { gid: GROUP }
const entry: StaffLogEntry = {
  id: 'a1',
  at: clampToInstant(1_800_000_000_000),
  act: 'banDay',
  by: 'Ada',
  whom: 'Ben',
  seconds: 0,
  reason: 'No ads',
}
const first = { key: JSON.stringify(input), input, page: null }
const read = `read:${JSON.stringify(input)}:`

const open = () => {
  const app = live(ann)
  const feature = app.attach(moderationImplementation, undefined)
  show(<ModerationScreen />, { app, at: `/moderation?gid=${GROUP}` })
  fireEvent.click(screen.getByRole('tab', { name: en.log.title }))
  return {
    app,
    answer: (items: readonly StaffLogEntry[], next: string | null = null) =>
      feature.answer(read, (ask) => staffLogQuery.loaded({ items, next, total: items.length }, first, ask)),
    fail: () => feature.answer(read, (ask) => staffLogQuery.failed(first, unreachable, ask)),
  }
}

describe('The log of staff', () => {
  it('R4-712 each entry names the act, the person concerned, the member of staff, the time and the reason', () => {
    const { answer } = open()
    expect(screen.getByText('Loading…')).toBeTruthy()
    answer([
      entry,
      { ...entry, id: 'a2', act: 'slowMode', whom: '', seconds: 30, reason: '' },
      { ...entry, id: 'a3', act: 'slowMode', whom: '', seconds: 0, reason: '' },
    ])
    const [ban, slow, off] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(ban).toMatch(/Banned for 1 day · Ben.*Reason: No ads.*By Ada · \S+/u)
    expect(slow).toContain('Slow mode: 30 seconds')
    expect(off).toContain('Slow mode off')
  })

  it('R4-712 says when nothing was done yet, loads again after a failure, and shows further pages', () => {
    const { app, answer, fail } = open()
    fail()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    answer([], '2')
    expect(screen.getByText(en.log.none)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: en.more }))
    expect(app.saidToAccount.at(-1)).toMatchObject({ type: 'moderation/log/loadMore' })
  })

  it('R4-712 the page without a group shows the log to super users only', () => {
    const app = live(ann)
    app.attach(moderationImplementation, undefined)
    show(<ModerationScreen />, { app, at: '/moderation' })
    expect(screen.queryByRole('tab', { name: en.log.title })).toBeNull()
  })
})
