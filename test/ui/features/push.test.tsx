import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pushImplementation } from '../../../src/application/features/push/push'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import {
  defaultPushChoices,
  type PushBrowserState,
  type PushFault,
  type PushPermission,
} from '../../../src/domain/push'
import { Push } from '../../../src/ui/features/push/Push'
import { en } from '../../../src/ui/features/push/translations.en'
import { ownZone } from '../../../src/ui/format/wall-clock'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

addEnglish('push', en)

const toggle = (name: string) => screen.getByRole('switch', { name })
const press = (name: string) => act(async () => void fireEvent.click(toggle(name)))
const button = (name: string) => screen.getByRole('button', { name })

const open = async (
  browser: PushBrowserState | null,
  choices = defaultPushChoices,
  answer: PushPermission = 'granted',
) => {
  const app = live(ann)
  const questions: string[] = []
  app.attach(pushImplementation, {
    askPermission: async () => {
      questions.push('asked')
      return answer
    },
  })
  await act(async () => void show(<Push />, { app }))
  if (browser !== null)
    app.hearInTab((ask) => ({ type: 'push/SettingsRead', ask: ask('readSettings'), browser, choices }))
  return { app, questions }
}

describe('The settings of notifications when Loop is closed', () => {
  it('R4-120 are loading first, and a failure offers to load them again', async () => {
    const { app } = await open(null)
    expect(screen.queryByRole('switch')).toBeNull()
    app.hearInTab((ask) => ({ type: 'push/SettingsNotRead', ask: ask('readSettings'), failure: unreachable }))
    expect(screen.getByText(en.failed)).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByRole('button')))
    expect(app.said('push/OpenSettings')).toHaveLength(2)
  })

  it('R4-120 ask the browser only after a press, below the reason', async () => {
    const { app, questions } = await open('off')
    expect([questions, toggle(en.on).getAttribute('aria-checked')]).toEqual([[], 'false'])
    expect(screen.getByText(en.reason)).toBeTruthy()
    await press(en.on)
    expect(questions).toEqual(['asked'])
    expect(screen.getByRole('status').textContent).toBe(en.turningOn)
    expect(toggle(en.on).hasAttribute('data-disabled')).toBe(true)
    app.hearInTab((ask) => ({ type: 'push/TurnedOn', ask: ask('subscribe') }))
    expect(toggle(en.on).getAttribute('aria-checked')).toBe('true')
    expect(screen.queryByText(en.reason)).toBeNull()
  })

  it('R4-120 say what to do if the browser blocks notifications or has none', async () => {
    const { app } = await open('off', defaultPushChoices, 'denied')
    await press(en.on)
    expect([screen.getByText(en.blocked), screen.getByText(en.howToAllow)]).toHaveLength(2)
    expect(screen.queryByRole('switch')).toBeNull()
    await act(async () => void fireEvent.click(button(en.check)))
    expect(app.said('push/OpenSettings')).toHaveLength(2)
    app.hearInTab((ask) => ({
      type: 'push/SettingsRead',
      ask: ask('readSettings'),
      browser: 'unsupported',
      choices: defaultPushChoices,
    }))
    expect(screen.getByText(en.unsupported)).toBeTruthy()
  })

  it('R4-120 say that a question closed without an answer changed nothing', async () => {
    await open('off', defaultPushChoices, 'dismissed')
    await press(en.on)
    expect([screen.getByRole('status').textContent, toggle(en.on).getAttribute('aria-checked')]).toEqual([
      en.dismissed,
      'false',
    ])
  })

  it.each<[PushFault, string]>([
    ['noService', en.noService],
    [unreachable, en.notTurnedOn],
    [refused('This server sends no notifications'), 'This server sends no notifications'],
  ])('R4-120 say why they are not on: %j', async (fault, text) => {
    const { app } = await open('off')
    await press(en.on)
    app.hearInTab((ask) => ({ type: 'push/NotTurnedOn', ask: ask('subscribe'), fault }))
    expect(screen.getByRole('alert').textContent).toBe(text)
    await press(en.on)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('R4-120 are turned off, and stay on with the reason if that fails', async () => {
    const { app } = await open('on')
    await press(en.on)
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(en.turningOff)
    app.hearInTab((ask) => ({ type: 'push/NotTurnedOff', ask: ask('unsubscribe'), failure: unreachable }))
    expect([screen.getByRole('alert').textContent, toggle(en.on).getAttribute('aria-checked')]).toEqual([
      en.notTurnedOff,
      'true',
    ])
  })

  it('R4-120 cannot be changed without a network, and say so', async () => {
    const { app } = await open('on')
    app.hear({ type: 'NetworkOffline' })
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(en.offline)
    for (const one of screen.getAllByRole('switch')) expect(one.hasAttribute('data-disabled')).toBe(true)
  })
})

describe('What a member is notified about', () => {
  it('R4-114 is shown only while this device gets notifications', async () => {
    await open('off')
    expect(screen.getAllByRole('switch')).toHaveLength(1)
  })

  it.each([
    [en.calls, 'calls', false],
    [en.directs, 'directs', false],
    [en.mentions, 'mentions', false],
    [en.rooms, 'rooms', false],
    [en.groupRooms, 'groupRooms', true],
    [en.showsTexts, 'showsTexts', true],
  ] as const)('R4-114 R4-116 changes at once: %s', async (label, field, on) => {
    const { app } = await open('on')
    expect(toggle(label).getAttribute('aria-checked')).toBe(String(!on))
    await press(label)
    expect(app.said('push/Choose')).toEqual([{ type: 'push/Choose', choices: { ...defaultPushChoices, [field]: on } }])
    expect(toggle(label).getAttribute('aria-checked')).toBe(String(on))
  })

  it('R4-117 quiet hours have a start and an end on the clock of the member’s time zone', async () => {
    const { app } = await open('on')
    expect(screen.queryByLabelText(en.from)).toBeNull()
    await press(en.quiet)
    const from = screen.getByLabelText(en.from)
    expect([from, screen.getByLabelText(en.until)].map((field) => field.getAttribute('value'))).toEqual([
      '22:00',
      '07:00',
    ])
    await act(async () => void fireEvent.change(from, { target: { value: '23:30' } }))
    await act(async () => void fireEvent.change(from, { target: { value: '' } }))
    await press(en.ringsInQuiet)
    const quiet = { ...defaultPushChoices, quiet: true, timeZone: ownZone() }
    const later = { ...quiet, from: 23 * 60 + 30 }
    expect(app.said('push/Choose')).toMatchObject([
      { choices: quiet },
      { choices: later },
      { choices: { ...later, ringsInQuiet: true } },
    ])
    expect(screen.getByText(`Every day, by the clock in ${ownZone()}`)).toBeTruthy()
    await act(async () => void fireEvent.change(screen.getByLabelText(en.until), { target: { value: '23:30' } }))
    expect(screen.getByText(en.allDay)).toBeTruthy()
  })

  it('R4-114 stays and is saved again if it could not be saved', async () => {
    const { app } = await open('on')
    await press(en.calls)
    const choices = { ...defaultPushChoices, calls: false }
    expect(screen.getAllByRole('status')[1]?.textContent).toBe(en.saving)
    app.hearInTab((ask) => ({ type: 'push/ChoicesNotSaved', ask: ask('save:1'), choices, failure: unreachable }))
    expect([screen.getByRole('alert').textContent, toggle(en.calls).getAttribute('aria-checked')]).toEqual([
      en.notSaved,
      'false',
    ])
    await act(async () => void fireEvent.click(button(en.again)))
    app.hearInTab((ask) => ({ type: 'push/ChoicesSaved', ask: ask('save:2'), choices }))
    expect([screen.queryByRole('alert'), screen.getAllByRole('status')[1]?.textContent]).toEqual([null, ''])
  })
})
