import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { botImplementation } from '../../../src/application/features/bot/bot'
import { type Bot, botsQuery, deliveriesQuery, type Delivery, newCommand } from '../../../src/domain/bot'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { Uid, Xid } from '../../../src/domain/kernel/ids'
import { BotCreateScreen } from '../../../src/ui/features/bot/BotCreateScreen'
import { BotListScreen } from '../../../src/ui/features/bot/BotListScreen'
import { BotUpdateScreen } from '../../../src/ui/features/bot/BotUpdateScreen'
import { en } from '../../../src/ui/features/bot/translations.en'
import { NOON } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'bot', en)

const xid = made(Xid, 'b800000001')
const ref = { botId: '28', xid }
const KEY = 'whsec_key-of-the-bot'
const help = { ...newCommand, id: '7', command: '/help', description: 'What I can do' }
const bot: Bot = {
  id: '28',
  owner: '1',
  xid,
  uid: made(Uid, '28'),
  name: 'rain_bot',
  description: 'Tells of rain',
  avatar: 'https://pictures.example/a.png',
  webhook: '',
  isActive: true,
  createdAt: null,
  updatedAt: null,
  lastActiveAt: null,
  commands: [help],
}
const FIRST = { key: '{}', input: {}, page: null }

/** Opens that page for a member, with the keys that this tab holds. */
const open = (at: string, keys = new Map<string, string>()) => {
  const app = live(ann)
  const feature = app.attach(botImplementation, {
    of: (id: string) => keys.get(id) ?? null,
    forget: (id: string) => {
      keys.delete(id)
    },
  })
  show(
    <Routes>
      <Route path="/bot/botList" element={<BotListScreen />} />
      <Route path="/bot/botCreate" element={<BotCreateScreen />} />
      <Route path="/bot/botUpdate" element={<BotUpdateScreen />} />
    </Routes>,
    { app, at },
  )
  const toasts = () =>
    app.tab.sources.shell
      .getSnapshot()
      .context.toasts.map(({ words }) =>
        'text' in words ? words.text : 'good' in words ? words.good : 'key' in words ? words.key : '',
      )
  return { ...feature, app, keys, toasts }
}
const listed = (...bots: readonly Bot[]) => {
  const page = open('/bot/botList')
  page.answer('read:{}:', (ask) => botsQuery.loaded({ items: bots, next: null }, FIRST, ask))
  return page
}
const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
}
const type = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

describe('The list of bots', () => {
  it('R3-015 R3-016 R3-012 R3-014 has a three-line introduction, a create link, and three actions per bot', () => {
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

  it('R3-017 R3-019 R3-179 an opened bot shows description, id and commands; a failed switch goes back', () => {
    const { answer, toasts } = listed(bot)
    expect(screen.queryByText('Tells of rain')).toBeNull()
    press(/^.?rain_bot/)
    expect(screen.getByText('Tells of rain')).toBeTruthy()
    expect(screen.getByText('28').tagName).toBe('CODE')
    expect(screen.getByRole('button', { name: 'Copy bot ID' })).toBeTruthy()
    const toggle = () => screen.getByRole('switch', { name: '/help' }).getAttribute('aria-checked')
    fireEvent.click(screen.getByRole('switch', { name: '/help' }))
    expect(toggle()).toBe('true')
    answer('switch:28:7:1', (ask) =>
      Object.assign(
        { type: 'bot/CommandNotSwitched' as const, ask },
        { botId: '28', commandId: '7', failure: unreachable },
      ),
    )
    expect([toggle(), toasts()]).toEqual(['false', [en.toast.notSwitched]])
  })

  it('R3-018 BI-199 bot_secret_view: the key is hidden until requested, and again when hidden by the owner', () => {
    const page = listed(bot)
    press(/^.?rain_bot/)
    expect(document.body.textContent).not.toContain(KEY)
    press('Show secret key')
    page.keys.set('28', KEY)
    page.hearInTab((ask) => ({ type: 'bot/KeyRead', ask: ask('look:28'), botId: '28' }))
    expect(screen.getByText(KEY)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy secret key' }).hasAttribute('disabled')).toBe(false)
    press('Hide secret key')
    expect([
      document.body.textContent.includes(KEY),
      page.keys.size,
      JSON.stringify(page.app.saidToTab).includes(KEY),
    ]).toEqual([false, 0, false])
  })

  it('R3-020 says that there are none', () => {
    listed()
    expect(screen.getByText(en.emptyTitle)).toBeTruthy()
  })

  it('R3-021 R3-300 deletes a bot only after a confirmation, and says so', async () => {
    const { answer, toasts, slices } = listed(bot)
    press('Delete rain_bot')
    const dialog = await screen.findByRole('dialog')
    expect([within(dialog).getByText('Delete rain_bot?').textContent, slices.account.changes.effects()]).toEqual([
      'Delete rain_bot?',
      {},
    ])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    answer('drop:28', (ask) => Object.assign({ type: 'bot/BotRemoved' as const, ask }, { botId: '28' }))
    expect([toasts(), screen.queryByText('rain_bot')]).toEqual([['Delete success'], null])
  })
})

describe('Creating a bot', () => {
  const written = () => {
    const page = open('/bot/botCreate')
    page.hearInTab({
      type: 'bot/WriteProfile',
      profile: { avatar: bot.avatar, name: 'rain', description: 'Tells of rain' },
    })
    return page
  }
  const madeOne = () => {
    const page = written()
    press('Next')
    page.keys.set('28', KEY)
    page.hearInTab((ask) => ({ type: 'bot/BotMade', ask: ask('makeBot'), ...ref }))
    return page
  }

  it('R3-190 R3-297 R3-195 requires picture, name and introduction, with a toast for each, before it creates a bot', () => {
    const { toasts, slices } = open('/bot/botCreate')
    expect([screen.getByText(en.avatarHint), screen.getByText(en.nameHint)]).toHaveLength(2)
    press('Next')
    expect([[...toasts()].sort(), slices.tab.making.effects()]).toEqual([
      [en.toast.enterAvatar, en.toast.enterName, en.toast.introdution].sort(),
      {},
    ])
  })

  it('R3-022 R3-191 R3-192 R3-194 counts down the characters of name and introduction, and strips a typed _bot', () => {
    open('/bot/botCreate')
    expect(screen.getByRole('group', { name: 'Picture' })).toBeTruthy()
    type('Name', 'rain_bot')
    type('Introduction', 'Tells of rain')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('rain')
    expect([screen.getByText('16 characters left'), screen.getByText('187 characters left')]).toHaveLength(2)
  })

  it('R3-023 R3-024 R3-178 R3-299 shows id and secret key, then takes commands, and returns to the list once they are saved', async () => {
    const page = madeOne()
    const dialog = await screen.findByRole('dialog')
    expect([within(dialog).getByText('28').tagName, within(dialog).getByText(KEY).tagName]).toEqual(['CODE', 'CODE'])
    fireEvent.click(within(dialog).getByRole('button', { name: en.toCommands }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    type('Command 1', 'rain')
    expect(screen.getByLabelText<HTMLInputElement>('Command 1').value).toBe('/rain')
    press('Save')
    page.hearInTab((ask) => ({ type: 'bot/CommandsNotSaved', ask: ask('saveCommands'), failure: unreachable }))
    expect([page.toasts(), screen.getByLabelText('Command 1')]).toMatchObject([[en.toast.saveFailed], {}])
    press('Save')
    page.hearInTab((ask) => ({ type: 'bot/CommandsSaved', ask: ask('saveCommands') }))
    expect(page.toasts()).toContain(en.toast.saveSucc)
    expect(await screen.findByRole('heading', { name: 'Bots', level: 1 })).toBeTruthy()
  })

  it('R3-298 a response without a bot counts as failed: no dialog, no commands', () => {
    const page = written()
    press('Next')
    page.hearInTab((ask) => ({ type: 'bot/BotNotMade', ask: ask('makeBot'), failure: { _tag: 'Malformed' } }))
    expect([page.toasts(), screen.queryByRole('dialog'), screen.queryByLabelText('Command 1')]).toEqual([
      [en.toast.createFailed],
      null,
      null,
    ])
  })

  it('R3-295 R3-296 R3-197 R3-198 refuses an empty and a repeated command', async () => {
    const page = madeOne()
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en.toCommands }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('Save')
    type('Command 1', 'rain')
    press('Add a command')
    type('Command 2', '/rain')
    press('Save')
    expect([[...page.toasts()].sort(), page.slices.tab.making.effects()]).toEqual([
      [en.toast.commandNotEmpty, en.toast.commandNotRepeat].sort(),
      {},
    ])
  })
})

describe('Editing a bot', () => {
  const opened = (as: Partial<Bot> = {}) => {
    const page = open('/bot/botUpdate?id=28&xid=b800000001')
    page.hearInTab((ask) => ({ type: 'bot/BotRead', ask: ask('readBot'), bot: { ...bot, ...as } }))
    return page
  }

  it('R3-013 R3-025 R3-026 R3-027 R3-028 R3-193 shows picture, name with a fixed _bot, description with a counter, callback URL with a test, and a sample payload', () => {
    const { slices } = opened()
    expect(slices.tab.editor.get().context).toMatchObject({ of: ref })
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('rain')
    expect([screen.getByText('_bot').tagName, screen.getByText('187 characters left')]).toMatchObject(['SPAN', {}])
    expect(screen.getByRole('group', { name: 'Picture' })).toBeTruthy()
    expect(['curl test', 'Save'].map((name) => screen.getByRole('button', { name }))).toHaveLength(2)
    expect(screen.getByText(en.bodyTip).parentElement?.textContent).toContain('"command": "/weather"')
  })

  it('R3-029 R3-030 adds command rows, and removes all but the first', () => {
    opened()
    press('Add a command')
    expect(screen.queryByRole('button', { name: 'Remove /help' })).toBeNull()
    type('Command 2', 'sun')
    press('Remove /sun')
    expect(screen.queryByLabelText('Command 2')).toBeNull()
  })

  it.each([
    ['', 'R3-200 R3-294'],
    ['   ', 'BI-194 bot_webhook'],
  ])('requires a callback URL for "%s", and sends no request (%s)', (typed) => {
    const { toasts, slices } = opened()
    type('Callback URL', typed)
    press('curl test')
    expect([toasts(), slices.tab.editor.effects()]).toEqual([['Please enter the callback URL'], {}])
  })

  it('R3-201 BI-193 bot_webhook: an emptied URL is not saved, and no request is sent', () => {
    const { toasts, slices } = opened({ webhook: 'http://localhost:1/' })
    type('Callback URL', '')
    press('Save')
    expect([toasts(), slices.tab.editor.effects()]).toEqual([['Please enter the callback URL'], {}])
  })

  it('R3-234 shows Save success after the test, or the server’s reason', () => {
    const page = opened()
    const test = (failure: typeof unreachable | null) => {
      press('curl test')
      page.hearInTab((ask) => ({
        type: 'bot/WebhookTested',
        ask: ask('testWebhook'),
        webhook: 'http://localhost:1/',
        failure,
      }))
    }
    type('Callback URL', 'http://localhost:1/')
    test(refused('The address answered 404'))
    test(null)
    expect(page.toasts()).toEqual(['The address answered 404', 'Save success'])
  })

  it('R3-300 shows Update success, and returns to the list', async () => {
    const page = opened()
    type('Introduction', 'Tells of snow')
    press('Save')
    page.hearInTab((ask) => ({ type: 'bot/BotSaved', ask: ask('saveBot') }))
    expect(page.toasts()).toEqual(['Update success'])
    expect(await screen.findByRole('heading', { name: 'Bots', level: 1 })).toBeTruthy()
  })

  it('lists the latest commands sent to the callback with their outcomes', () => {
    const page = opened()
    const part = within(screen.getByRole('region', { name: en.deliveries.title }))
    const key = '{"botId":"28"}'
    const comes = (items: readonly Delivery[]) =>
      page.answer(`read:${key}:`, (ask) =>
        deliveriesQuery.loaded({ items, next: null }, { key, input: { botId: '28' }, page: null }, ask),
      )
    comes([])
    expect(part.getByText(en.deliveries.none)).toBeTruthy()
    press('Refresh')
    comes([
      { id: 'd2', command: '/help', at: NOON, outcome: 'refused', status: 500 },
      { id: 'd1', command: '/help', at: NOON, outcome: 'answered', status: 200 },
    ])
    const rows = part.getAllByRole('listitem').map((row) => within(row))
    expect([
      rows.length,
      rows[0]?.getByText('Answered with HTTP 500').tagName,
      rows[1]?.getByText('Answered').tagName,
      rows[0]?.getByText('/help').tagName,
    ]).toEqual([2, 'SPAN', 'SPAN', 'CODE'])
  })

  it('says that the address names no bot', () => {
    open('/bot/botUpdate?id=&xid=%20')
    expect(screen.getByText(en.noBot)).toBeTruthy()
  })
})
