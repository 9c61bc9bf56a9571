import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { unreachable } from '../../src/domain/kernel/failure'
import { SettingsScreen } from '../../src/ui/screens/settings/SettingsScreen'
import { ann } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { userOf } from '../support/builders/user'
import { live } from './support/fake-app'
import { show } from './support/show'

const open = () => {
  const app = live(ann)
  show(<SettingsScreen />, { app, at: '/settings' })
  return app.hear((ask) => ({ type: 'OwnProfileRead', ask: ask('own'), user: userOf(ann, { email: 'ann@b.example', person: { xUrl: 'https://x.com/annplays' } }) }))
}
const switchOf = (name: string) => screen.getByRole('switch', { name })

describe('The settings', () => {
  it('R2-079 R2-223 switch at once, and back where the server does not take it', () => {
    const app = open()
    fireEvent.click(switchOf('Direct messages'))
    expect(app.said('SetSwitch')).toEqual([{ type: 'SetSwitch', kind: 'dm', on: false }])
    expect(switchOf('Direct messages').getAttribute('aria-checked')).toBe('false')
    app.hear((ask) => ({ type: 'SwitchNotSet', ask: ask('switch:dm'), kind: 'dm', failure: unreachable }))
    expect(switchOf('Direct messages').getAttribute('aria-checked')).toBe('true')
    fireEvent.click(switchOf('Show my groups'))
    expect(app.said('SetSwitch').at(-1)).toEqual({ type: 'SetSwitch', kind: 'group', on: false })
  })

  it('R2-080 show the version, who one is, and what is bound', () => {
    open()
    for (const text of ['Version 1.0.5', 'Ann', 'ann@b.example', 'annplays']) expect(screen.getByText(text)).toBeTruthy()
  })

  it('R2-078 R2-227 bind an X account where none is, for the session that is in', () => {
    const app = live(ann)
    show(<SettingsScreen />, { app, at: '/settings' })
    app.hear((ask) => ({ type: 'OwnProfileRead', ask: ask('own'), user: userOf(ann) }))
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
    expect(app.said('BeginX')).toEqual([{ type: 'BeginX', errand: { purpose: 'bind', sessionId: sessionOf(ann).sessionId } }])
  })

  it('have in one place all that the account’s panel lets one choose', () => {
    const app = open()
    const choose = (label: string, value: string): void => { fireEvent.change(screen.getByLabelText(label), { target: { value } }) }
    choose('Main page', 'Message')
    choose('Theme', 'dark')
    choose('Language', 'zh')
    fireEvent.click(screen.getByRole('switch', { name: 'Sound for new messages' }))
    expect([...app.said('ChooseMainPage'), ...app.said('ChooseTheme'), ...app.said('ChooseLanguage'), ...app.said('ChooseSound')]).toEqual([
      { type: 'ChooseMainPage', mainPage: 'Message' }, { type: 'ChooseTheme', theme: 'dark' }, { type: 'ChooseLanguage', language: 'zh' }, { type: 'ChooseSound', sound: true },
    ])
    expect(screen.getByLabelText('Region')).toBeTruthy()
  })

  it('tell how much is kept here, and delete it only after a yes', async () => {
    const app = open()
    expect(await screen.findByText('About 2.4 MB')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Delete stored messages' }))
    const dialog = await screen.findByRole('dialog')
    expect(app.cleared).toHaveLength(0)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(app.cleared).toHaveLength(1)
  })

  it('sign out', () => {
    const app = open()
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(app.said('SignOut')).toHaveLength(1)
  })

  it('say that they failed, and ask again on Retry', () => {
    const app = live(ann)
    show(<SettingsScreen />, { app, at: '/settings' })
    app.hear((ask) => ({ type: 'OwnProfileNotRead', ask: ask('own'), failure: unreachable }))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(app.said('ShowOwnProfile')).toHaveLength(2)
  })
})
