import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { moderationImplementation } from '../../../src/application/features/moderation/moderation'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { appealsQuery, ownDecisionQuery, type Appeal, type OwnDecision } from '../../../src/domain/moderation'
import { NotificationLinkButton } from '../../../src/ui/features/chat/message-kinds/parts/NotificationLinkButton'
import { ModerationScreen } from '../../../src/ui/features/moderation/ModerationScreen'
import { en } from '../../../src/ui/features/moderation/translations.en'
import { gid } from '../../support/builders/group'
import { ann, ben } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

addEnglish('moderation', en)

const at = clampToInstant(1_800_000_000_000)
const decision: OwnDecision = {
  id: 'r1',
  act: 'banDay',
  place: 'Town',
  text: 'Buy now',
  decidedAt: at,
  reason: 'No ads',
  appeal: null,
  answer: '',
}
const input = { id: 'r1' }
const first = { key: JSON.stringify(input), input, page: null }
const read = `read:${JSON.stringify(input)}:`

const open = () => {
  const app = live(ann)
  const feature = app.attach(moderationImplementation, undefined)
  show(<ModerationScreen />, { app, at: '/moderation?appeal=r1' })
  return {
    app,
    feature,
    answer: (item: OwnDecision) =>
      feature.answer(read, (ask) => ownDecisionQuery.loaded({ items: [item], next: null }, first, ask)),
    fail: (failure: Failure) => feature.answer(read, (ask) => ownDecisionQuery.failed(first, failure, ask)),
  }
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>(en.appeal.why)
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })

describe('The notification of a decision', () => {
  it('R4-713 has a button that leads to the appeal, and says so', () => {
    show(<NotificationLinkButton link="/moderation?appeal=r1" words="" tabIndex={0} />)
    expect(screen.getByRole('link', { name: 'Appeal' }).getAttribute('href')).toBe('/moderation?appeal=r1')
  })
})

describe('The page of an appeal', () => {
  it('R4-713 shows the decision with its reason, and sends the text', () => {
    const { app, answer } = open()
    expect(screen.getByText('Loading…')).toBeTruthy()
    answer(decision)
    for (const text of ['Banned for 1 day', 'Buy now', 'Reason: No ads', 'in Town'])
      expect(screen.getByText(text, { exact: false })).toBeTruthy()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: en.appeal.send })
    expect(button.disabled).toBe(true)
    write(' No ad ')
    fireEvent.click(button)
    expect(app.saidToAccount.at(-1)).toMatchObject({ type: 'moderation/SendAppeal', id: 'r1', text: 'No ad' })
    expect(field().readOnly).toBe(true)
  })

  it('R4-713 takes at most five hundred characters', () => {
    open().answer(decision)
    write('a'.repeat(600))
    expect(field().value).toHaveLength(500)
  })

  it('R4-713 keeps the text after a failure, with Retry and the same id', () => {
    const { app, feature, answer } = open()
    answer(decision)
    write('No ad')
    fireEvent.click(screen.getByRole('button', { name: en.appeal.send }))
    const sent = app.saidToAccount.findLast(({ type }) => type === 'moderation/SendAppeal')
    const appealId = sent !== undefined && 'appealId' in sent ? String(sent.appealId) : ''
    feature.answer(`send:${appealId}`, (ask) => ({
      type: 'moderation/AppealNotSent',
      ask,
      id: 'r1',
      failure: refused('Too many appeals are waiting. Try again later.'),
    }))
    expect(screen.getByRole('alert').textContent).toBe('Too many appeals are waiting. Try again later.')
    expect(field().value).toBe('No ad')
    fireEvent.click(screen.getByRole('button', { name: en.report.retry }))
    expect(app.saidToAccount.at(-1)).toMatchObject({ type: 'moderation/SendAppeal', appealId, text: 'No ad' })
    feature.answer(`send:${appealId}`, (ask) => ({ type: 'moderation/AppealSent', ask, id: 'r1' }))
    expect(screen.getByRole('status').textContent).toBe(en.appeal.waiting)
  })

  it.each([
    ['waiting', '', en.appeal.waiting],
    ['accepted', 'Sorry', en.appeal.accepted],
    ['kept', 'It was an ad', en.appeal.kept],
  ] as const)('R4-713 shows the state of an earlier appeal (%s) instead of the form', (appeal, answer, text) => {
    open().answer({ ...decision, appeal, answer })
    expect(screen.getByRole('status').textContent).toBe(answer === '' ? text : `${text}Reason: ${answer}`)
    expect(screen.queryByLabelText(en.appeal.why)).toBeNull()
  })

  it('R4-713 says why a decision cannot be shown, and loads again', () => {
    const { answer, fail } = open()
    fail(refused('There is no decision here that you can appeal'))
    expect(screen.getByText('There is no decision here that you can appeal')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    answer(decision)
    expect(field()).toBeTruthy()
  })
})

const GROUP = gid('10000001')
const appeal: Appeal = {
  id: 'r1',
  act: 'banDay',
  place: 'Town',
  text: 'Buy now',
  decidedAt: at,
  reason: 'No ads',
  gid: GROUP,
  xid: ben.xid,
  name: 'Ben',
  by: 'Ada',
  words: 'It was no ad',
  at,
  mayDecide: true,
  outcome: null,
}
const openQueue = () => {
  const app = live(ann)
  const feature = app.attach(moderationImplementation, undefined)
  show(<ModerationScreen />, { app, at: `/moderation?gid=${GROUP}` })
  fireEvent.click(screen.getByRole('tab', { name: en.appeals.title }))
  const of = { gid: GROUP }
  const page = { key: JSON.stringify(of), input: of, page: null }
  const id = `read:${JSON.stringify(of)}:`
  return {
    app,
    feature,
    answer: (items: readonly Appeal[], next: string | null = null) =>
      feature.answer(id, (ask) => appealsQuery.loaded({ items, next, total: items.length }, page, ask)),
    fail: () => feature.answer(id, (ask) => appealsQuery.failed(page, unreachable, ask)),
  }
}

describe('The queue of appeals', () => {
  it('R4-713 each row has the person, the decision and the text', () => {
    openQueue().answer([appeal])
    expect(screen.getByRole('heading', { name: 'Appeal from Ben' })).toBeTruthy()
    for (const text of ['It was no ad', 'Banned for 1 day by Ada', 'Reason: No ads', 'Buy now'])
      expect(screen.getByText(text, { exact: false })).toBeTruthy()
  })

  it('R4-713 the member who decided reads why someone else decides, and a decided appeal shows its outcome', () => {
    const outcome = { accepted: false, by: 'Cleo', at, reason: 'It was an ad' }
    openQueue().answer([
      { ...appeal, mayDecide: false },
      { ...appeal, id: 'r2', mayDecide: false, outcome },
    ])
    expect(screen.getAllByText(en.appeals.byOther)).toHaveLength(1)
    const [open, decided] = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(decided).toMatch(/Decision kept by Cleo.*Reason: It was an ad/u)
    expect(open).not.toContain('Decision kept')
    expect(screen.queryByRole('button', { name: 'Decide: Appeal from Ben' })).toBeNull()
  })

  it('R4-713 a decider accepts or keeps with a reason, and reads a refusal in the form', () => {
    const { answer, feature } = openQueue()
    answer([appeal])
    fireEvent.click(screen.getByRole('button', { name: 'Decide: Appeal from Ben' }))
    expect(screen.getByText(en.appeals.banText)).toBeTruthy()
    expect(screen.getByRole('button', { name: en.appeals.keep })).toBeTruthy()
    fireEvent.change(screen.getByLabelText(en.form.act), { target: { value: 'accept' } })
    fireEvent.change(screen.getByLabelText(en.form.reason), { target: { value: 'Sorry' } })
    fireEvent.click(screen.getByRole('button', { name: en.appeals.accept }))
    feature.hearInTab((ask) => ({
      type: 'moderation/AppealNotDecided',
      ask: ask('decide'),
      failure: refused('Already decided by Cleo'),
    }))
    expect(screen.getByRole('alert').textContent).toBe('Already decided by Cleo')
    expect(screen.getByLabelText<HTMLTextAreaElement>(en.form.reason).value).toBe('Sorry')
  })

  it('R4-713 says when there is no appeal, loads again after a failure, and shows further pages', () => {
    const { app, answer, fail } = openQueue()
    fail()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    answer([], '2')
    expect(screen.getByText(en.appeals.none)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: en.more }))
    expect(app.saidToAccount.at(-1)).toMatchObject({ type: 'moderation/appeals/loadMore' })
  })
})
