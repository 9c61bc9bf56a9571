import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { moderationImplementation } from '../../../src/application/features/moderation/moderation'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { reportsQuery, type Report, type ReportTarget } from '../../../src/domain/moderation'
import { ModerationScreen } from '../../../src/ui/features/moderation/ModerationScreen'
import { ReportDialog } from '../../../src/ui/features/moderation/ReportDialog'
import { en } from '../../../src/ui/features/moderation/translations.en'
import { gid } from '../../support/builders/group'
import { ann } from '../../support/builders/person'
import { addEnglish, show } from '../support/show'
import { live } from '../support/fake-app'

addEnglish('moderation', en)

const input = { gid: null, isDecided: false }
const report: Report = {
  id: 'r1',
  kind: 'message',
  name: 'Ben',
  text: 'Buy now',
  placeName: 'Town',
  gid: null,
  uid: null,
  channelId: null,
  seq: null,
  room: null,
  at: clampToInstant(1_800_000_000_000),
  count: 3,
  reasons: [{ reason: 'Spam', count: 3 }],
  notes: [],
  context: [{ name: 'Cleo', text: 'Hello', isReported: false }],
  acts: ['dismiss', 'delete'],
  decision: null,
}

const open = () => {
  const app = live(ann)
  const feature = app.attach(moderationImplementation, undefined)
  show(<ModerationScreen />, { app })
  const key = `read:${JSON.stringify(input)}:`
  const first = { key: JSON.stringify(input), input, page: null }
  return {
    app,
    feature,
    answer: (items: readonly Report[]) =>
      feature.answer(key, (ask) => reportsQuery.loaded({ items, next: null, total: items.length }, first, ask)),
    fail: () => feature.answer(key, (ask) => reportsQuery.failed(first, unreachable, ask)),
  }
}

describe('The queue of reports', () => {
  it('R4-705 shows that it loads, then each report with its count, reason and context', () => {
    const { answer } = open()
    expect(screen.getByText('Loading…')).toBeTruthy()
    answer([report])
    expect(screen.getByRole('heading', { name: 'Message from Ben' })).toBeTruthy()
    for (const text of ['Buy now', '3 reports', 'Spam: 3', 'Hello'])
      expect(screen.getByText(text, { exact: false })).toBeTruthy()
  })

  it('R4-705 the link leads to the message in its group, and to the group after the message is deleted', () => {
    const { answer } = open()
    const inGroup: Report = { ...report, gid: gid('10000001') }
    answer([
      { ...inGroup, seq: 41 },
      { ...inGroup, id: 'r2' },
    ])
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(leadsTo(en.toMessage)).toBe('/group/10000001?seq=41')
    expect(leadsTo(en.toGroup)).toBe('/group/10000001')
  })

  it('R4-705 says when no report is open, and loads again after a failure', () => {
    const { answer, fail } = open()
    fail()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    answer([])
    expect(screen.getByText(en.empty)).toBeTruthy()
  })

  it('R4-706 a decider chooses an act with a reason, and reads a refusal in the form', () => {
    const { answer, feature } = open()
    answer([report])
    fireEvent.click(screen.getByRole('button', { name: 'Decide: Message from Ben' }))
    fireEvent.change(screen.getByLabelText(en.form.act), { target: { value: 'delete' } })
    fireEvent.change(screen.getByLabelText(en.form.reason), { target: { value: 'No ads' } })
    fireEvent.click(screen.getByRole('button', { name: en.acts.delete }))
    feature.hearInTab((ask) => ({
      type: 'moderation/DecisionNotMade',
      ask: ask('decide'),
      failure: refused('Already decided by Ada'),
    }))
    expect(screen.getByRole('alert').textContent).toBe('Already decided by Ada')
    expect(screen.getByLabelText<HTMLTextAreaElement>(en.form.reason).value).toBe('No ads')
  })
})

describe('The form of a report', () => {
  const target: ReportTarget = { kind: 'person', place: '', id: 'x1' }
  const openForm = async () => {
    const app = live(ann)
    const feature = app.attach(moderationImplementation, undefined)
    await act(async () => {
      show(<ReportDialog open target={target} name="Ben" onClose={() => undefined} />, { app })
    })
    fireEvent.change(screen.getByLabelText(en.report.details), { target: { value: 'Rude' } })
    fireEvent.click(screen.getByRole('button', { name: en.report.send }))
    const sent = app.saidToAccount.at(-1)
    return { app, feature, sent }
  }

  it('R4-701 sends the reason and the text', async () => {
    const { sent } = await openForm()
    expect(sent).toMatchObject({ type: 'moderation/SendReport', target, reason: 'Violating', text: 'Rude' })
  })
})
