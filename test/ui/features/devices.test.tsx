import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { devicesImplementation } from '../../../src/application/features/devices/devices'
import { sessionsQuery, type DeviceSession } from '../../../src/domain/devices'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { Devices } from '../../../src/ui/features/devices/Devices'
import { languageLabel } from '../../../src/ui/features/devices/language-label'
import { en } from '../../../src/ui/features/devices/translations.en'
import { NOON } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { queryFailed, queryLoaded } from '../../support/query-steps'
import { live } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

addEnglish('devices', en)

const desk: DeviceSession = {
  id: 'd1',
  device: 'Chrome, Windows',
  language: 'en',
  signedInAt: NOON,
  seenAt: NOON,
  isCurrent: true,
}
const phone: DeviceSession = { ...desk, id: 'd2', device: 'Safari, iOS', language: 'zh', isCurrent: false }

const open = (sessions: readonly DeviceSession[] | null = [desk, phone]) => {
  const app = live(ann)
  const feature = app.attach(devicesImplementation, undefined)
  show(<Devices />, { app })
  if (sessions !== null) feature.hear(queryLoaded(sessionsQuery, {}, sessions))
  return { app, feature }
}
const button = (name: string) => screen.getByRole('button', { name })
/** Presses a button and confirms the dialog, whose button has the label `yes`. */
const confirmed = async (name: string, yes: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(button(name))
  })
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: yes }))
}

describe('Your devices', () => {
  it('R4-201 shows each device with its language and activity, and a badge on this device', () => {
    open()
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toMatch(/^Chrome, WindowsThis deviceActive now · Signed in: Today \d\d:\d\d · English$/)
    expect(second).toMatch(/^Safari, iOS.* · Chinese/)
    expect(screen.queryByRole('button', { name: 'Sign out Chrome, Windows' })).toBeNull()
  })

  it('R4-201 a language that this browser does not know is left out', () => {
    expect([languageLabel('', 'en'), languageLabel('not a tag', 'en'), languageLabel('de', 'zh')]).toEqual([
      '',
      '',
      '德语',
    ])
  })

  it('R4-202 signs a device out after a confirmation, and shows that it does', async () => {
    const { app } = open()
    await confirmed('Sign out Safari, iOS', en.end)
    expect(app.said('devices/EndSession')).toEqual([{ type: 'devices/EndSession', id: 'd2' }])
    expect(button('Sign out Safari, iOS').getAttribute('aria-busy')).toBe('true')
  })

  it('R4-204 signs out all other devices after a confirmation', async () => {
    const { app } = open()
    await confirmed(en.others, en.others)
    expect(app.said('devices/EndOtherSessions')).toHaveLength(1)
    expect(screen.getAllByRole('button', { busy: true }).at(-1)?.textContent).toContain(en.others)
  })

  it.each<[string, Failure, string]>([
    ['its own text', unreachable, en.notEnded],
    ['the text of the server', refused('This device is not signed in'), 'This device is not signed in'],
  ])('R4-205 after a failure a device shows %s, and can be tried again', async (_, failure, text) => {
    const { app, feature } = open()
    await confirmed('Sign out Safari, iOS', en.end)
    feature.answer('remove:one:d2', (ask) => ({ type: 'devices/SessionNotEnded', ask, id: 'd2', failure }))
    expect(screen.getByRole('alert').textContent).toBe(text)
    await confirmed('Sign out Safari, iOS', en.end)
    expect(app.said('devices/EndSession')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('R4-205 says when only this device is signed in', () => {
    open([desk])
    expect(screen.getByText(en.alone)).toBeTruthy()
    expect(screen.queryByRole('button', { name: en.others })).toBeNull()
  })

  it('R4-205 shows that the list loads, and loads it again after a failure', () => {
    const { app, feature } = open(null)
    expect(screen.getByText('Loading…')).toBeTruthy()
    feature.hear(queryFailed(sessionsQuery, {}))
    expect(screen.getByRole('alert').textContent).toContain(en.failed)
    fireEvent.click(button('Retry'))
    expect(app.said('devices/sessions/load')).toHaveLength(2)
  })

  it('R4-205 without a network says that nothing can be signed out', () => {
    const { app } = open()
    app.hear({ type: 'NetworkOffline' })
    expect(screen.getByText(en.offline)).toBeTruthy()
    expect(button(en.others)).toHaveProperty('disabled', true)
    expect(button('Sign out Safari, iOS')).toHaveProperty('disabled', true)
  })
})
