import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Bot, botsQuery } from '../../../src/domain/bot'
import { unreachable } from '../../../src/domain/kernel/failure'
import { en } from '../../../src/ui/features/bot/translations.en'
import { open, bot, press, KEY } from '../support/bots'

const FIRST = { key: '{}', input: {}, page: null }
const listed = (...bots: readonly Bot[]) => {
  const page = open('/bot/botList')
  page.answer('read:{}:', (ask) => botsQuery.loaded({ items: bots, next: null }, FIRST, ask))
  return page
}

describe('The list of bots', () => {
  it('R3-015 R3-016 R3-012 R3-014 the bot list has an introduction, a create link, and the actions chat, update and delete for each bot', () => {
    listed(bot)
    expect(screen.getByRole('heading', { name: 'Bots', level: 1 })).toBeTruthy()
    expect(within(screen.getByLabelText(en.introTitle)).getAllByRole('listitem')).toHaveLength(3)
    const hrefs = ['Create a bot', 'Chat with rain_bot', 'Update rain_bot'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/bot/botCreate', '/message/28', '/bot/botUpdate?id=28&xid=b800000001'])
    expect(screen.getByRole('button', { name: 'Delete rain_bot' })).toBeTruthy()
    expect(
      screen.getByRole('button', { name: /rain_bot/, expanded: false }).querySelector('img, [aria-hidden]'),
    ).toBeTruthy()
  })

  it('R3-017 an expanded bot in the bot list shows description and id, with a button that copies the id', () => {
    listed(bot)
    expect(screen.queryByText('Tells of rain')).toBeNull()
    press(/^.?rain_bot/)
    expect(screen.getByText('Tells of rain')).toBeTruthy()
    expect(screen.getByText('28').tagName).toBe('CODE')
    expect(screen.getByRole('button', { name: 'Copy bot ID' })).toBeTruthy()
  })

  it('R3-019 R3-179 a command of an expanded bot has a switch, which flips back with a toast if switching fails', () => {
    const { answer, toasts } = listed(bot)
    press(/^.?rain_bot/)
    const toggle = () => screen.getByRole('switch', { name: '/help' }).getAttribute('aria-checked')
    fireEvent.click(screen.getByRole('switch', { name: '/help' }))
    expect(toggle()).toBe('true')
    answer('switch:28:7:1', (ask) => ({
      type: 'bot/CommandNotSwitched',
      ask,
      botId: '28',
      commandId: '7',
      failure: unreachable,
    }))
    expect([toggle(), toasts()]).toEqual(['false', [en.toast.notSwitched]])
  })

  it('R3-018 BI-199 bot_secret_view: the secret key of a bot is hidden until the owner presses Show, and again after Hide', () => {
    const page = listed(bot)
    press(/^.?rain_bot/)
    expect(document.body.textContent).not.toContain(KEY)
    press('Show secret key')
    page.keys.set('28', KEY)
    page.hearInTab((ask) => ({ type: 'bot/KeyLoaded', ask: ask('look:28'), botId: '28' }))
    expect(screen.getByText(KEY)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy secret key' }).hasAttribute('disabled')).toBe(false)
    press('Hide secret key')
    expect([
      document.body.textContent.includes(KEY),
      page.keys.size,
      JSON.stringify(page.app.saidToTab).includes(KEY),
    ]).toEqual([false, 0, false])
  })

  it('a bot that left its newest commands unanswered is marked for its owner, and other bots are not', () => {
    listed({ ...bot, unanswered: 3 }, { ...bot, id: '29', name: 'sun_bot' })
    expect(screen.getByRole('button', { name: /rain_bot/, expanded: false }).textContent).toContain(
      'Last 3 commands not answered',
    )
    expect(screen.getByRole('button', { name: /sun_bot/, expanded: false }).textContent).not.toContain('not answered')
  })

  it('R3-020 an empty bot list says that the owner has no bots', () => {
    listed()
    expect(screen.getByText(en.emptyTitle)).toBeTruthy()
  })

  it('R3-021 R3-300 a bot is deleted only after a confirmation, and a toast reports the deletion', async () => {
    const { answer, toasts, slices } = listed(bot)
    press('Delete rain_bot')
    const dialog = await screen.findByRole('dialog')
    expect([within(dialog).getByText('Delete rain_bot?').textContent, slices.account.actions.effects()]).toEqual([
      'Delete rain_bot?',
      {},
    ])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    answer('drop:28', (ask) => ({ type: 'bot/BotRemoved', ask, botId: '28' }))
    expect([toasts(), screen.queryByText('rain_bot')]).toEqual([['Delete success'], null])
  })
})
