import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Bot, deliveriesQuery, type Delivery } from '../../../src/domain/bot'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { en } from '../../../src/ui/features/bot/translations.en'
import { NOON } from '../../support/builders/instant'
import { xid, open, bot, press, KEY } from '../support/bots'

const ref = { botId: '28', xid }
const type = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

describe('Creating a bot', () => {
  const written = () => {
    const page = open('/bot/botCreate')
    page.hearInTab({
      type: 'bot/ChangeProfileDraft',
      profile: { avatar: bot.avatar, name: 'rain', description: 'Tells of rain' },
    })
    return page
  }
  const madeOne = () => {
    const page = written()
    press('Next')
    page.keys.set('28', KEY)
    page.hearInTab((ask) => ({ type: 'bot/BotCreated', ask: ask('makeBot'), ...ref }))
    return page
  }

  it('R3-190 R3-297 R3-195 a bot without picture, name and introduction is not created, and a toast names each missing field', () => {
    const { toasts, slices } = open('/bot/botCreate')
    expect([screen.getByText(en.avatarHint), screen.getByText(en.nameHint)]).toHaveLength(2)
    press('Next')
    expect([[...toasts()].sort(), slices.tab.creation.effects()]).toEqual([
      [en.toast.enterAvatar, en.toast.enterName, en.toast.introdution].sort(),
      {},
    ])
  })

  it('R3-022 R3-191 R3-192 R3-194 the bot form shows how many characters remain, and strips a typed _bot from the name', () => {
    open('/bot/botCreate')
    expect(screen.getByRole('group', { name: 'Picture' })).toBeTruthy()
    type('Name', 'rain_bot')
    type('Introduction', 'Tells of rain')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('rain')
    expect([screen.getByText('16 characters left'), screen.getByText('187 characters left')]).toHaveLength(2)
  })

  it('R3-022 the preview beside the form shows the bot with the suffix, as the member types', () => {
    open('/bot/botCreate')
    const preview = within(screen.getByRole('complementary', { name: en.preview, hidden: true }))
    expect(preview.getByText(en.aboutHint)).toBeTruthy()
    type('Name', 'rain')
    type('Introduction', 'Tells of rain')
    expect([preview.getByText('rain_bot'), preview.getByText('Tells of rain')]).toHaveLength(2)
    expect(preview.queryByText(en.aboutHint)).toBeNull()
  })

  it('R3-023 R3-024 R3-178 R3-299 when a bot is created, a dialog shows the bot’s id and secret key, and the next step saves the bot’s commands', async () => {
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

  it('R3-298 if the response to creating a bot contains no bot, a toast reports the failure and no dialog or command step opens', () => {
    const page = written()
    press('Next')
    page.hearInTab((ask) => ({ type: 'bot/BotNotCreated', ask: ask('makeBot'), failure: { _tag: 'Malformed' } }))
    expect([page.toasts(), screen.queryByRole('dialog'), screen.queryByLabelText('Command 1')]).toEqual([
      [en.toast.createFailed],
      null,
      null,
    ])
  })

  it('R3-295 R3-296 R3-197 R3-198 the bot form refuses an empty command and a repeated command, each with a toast', async () => {
    const page = madeOne()
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en.toCommands }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('Save')
    type('Command 1', 'rain')
    press('Add a command')
    type('Command 2', '/rain')
    press('Save')
    expect([[...page.toasts()].sort(), page.slices.tab.creation.effects()]).toEqual([
      [en.toast.commandNotEmpty, en.toast.commandNotRepeat].sort(),
      {},
    ])
  })
})

describe('Editing a bot', () => {
  const opened = (as: Partial<Bot> = {}) => {
    const page = open('/bot/botUpdate?id=28&xid=b800000001')
    page.hearInTab((ask) => ({ type: 'bot/BotLoaded', ask: ask('readBot'), bot: { ...bot, ...as } }))
    return page
  }

  it('R3-013 R3-025 R3-026 R3-027 R3-028 R3-193 the form for editing a bot shows all fields of the bot and a sample request to the bot', () => {
    const { slices } = opened()
    expect(slices.tab.editor.get().context).toMatchObject({ of: ref })
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('rain')
    expect([screen.getByText('_bot').tagName, screen.getByText('187 characters left')]).toMatchObject(['SPAN', {}])
    expect(screen.getByRole('group', { name: 'Picture' })).toBeTruthy()
    expect(['curl test', 'Save'].map((name) => screen.getByRole('button', { name }))).toHaveLength(2)
    expect(screen.getByText(en.bodyTip).parentElement?.textContent).toContain('"command": "/weather"')
  })

  it('R3-029 R3-030 the bot form can add command rows, and can remove every row except the first', () => {
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
  ])('a test of the blank callback URL "%s" sends no request, and a toast asks for a callback URL (%s)', (typed) => {
    const { toasts, slices } = opened()
    type('Callback URL', typed)
    press('curl test')
    expect([toasts(), slices.tab.editor.effects()]).toEqual([['Please enter the callback URL'], {}])
  })

  it('R3-201 BI-193 bot_webhook: saving a bot whose callback URL was emptied sends no request, and a toast asks for the URL', () => {
    const { toasts, slices } = opened({ webhook: 'http://localhost:1/' })
    type('Callback URL', '')
    press('Save')
    expect([toasts(), slices.tab.editor.effects()]).toEqual([['Please enter the callback URL'], {}])
  })

  it('R3-234 a test of a bot’s callback URL shows the toast "Save success", or the server’s reason if the test fails', () => {
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

  it('R3-300 when the changes to a bot are saved, a toast says "Update success" and the list of bots opens', async () => {
    const page = opened()
    type('Introduction', 'Tells of snow')
    press('Save')
    page.hearInTab((ask) => ({ type: 'bot/BotSaved', ask: ask('saveBot') }))
    expect(page.toasts()).toEqual(['Update success'])
    expect(await screen.findByRole('heading', { name: 'Bots', level: 1 })).toBeTruthy()
  })

  it('the bot form lists the latest commands that were sent to the bot’s callback URL, each with its outcome', () => {
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

  it('if the page’s URL names no valid bot, the page says that there is no such bot', () => {
    open('/bot/botUpdate?id=&xid=%20')
    expect(screen.getByText(en.noBot)).toBeTruthy()
  })
})
